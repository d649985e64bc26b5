import { REASONS } from '../../../core/scheduling/delivery-rules.ts'
import { toTexts } from '../../../core/sms/sms-parts.ts'
import { welcomeText } from '../../../core/sms/sms-rules.ts'
import { hashNumber } from '../../platform/crypto/vault.ts'
import type { Uses } from '../../platform/ports/services.ts'
import { hashBody, type SendOutcome, type SmsToSend, sendNoted, sendSms } from './send-sms.ts'
import { insertParts, listParts, settleHistory } from './store-outbound.ts'

/** Updates the history with the outcome of a planned message's SMS parts, and why one failed. */
export async function finishSmsDelivery(
  services: Uses<'db' | 'clock'>,
  deliveryId: number,
  reason = '',
): Promise<void> {
  await settleHistory(services.db, { deliveryId, reason, now: services.clock.now(), unknown: REASONS.unknown })
}

interface MessageToSend {
  kind: 'reply' | 'planned'
  userId: number
  helperId: number
  messageId: number
  /** Its delivery in the history; null for a reply. */
  deliveryId: number | null
  to: string
  /** The helper's name, which starts the message. */
  from: string
  content: string
  /** Crisis answers keep their links, which lead to help. */
  keepLinks?: boolean
}

/** Each part is sent once. Returns the first unsuccessful outcome. Throws as `sendNoted` does. */
export async function sendMessageAsSms(
  services: Uses<'vault' | 'db' | 'clock' | 'log' | 'sms'>,
  message: MessageToSend,
): Promise<SendOutcome> {
  const { kind, userId, helperId, messageId, deliveryId, to } = message
  const bodies = toTexts(message.from, message.content, { keepLinks: message.keepLinks ?? false })
  const hashes = bodies.map((body) => hashBody(services, body))
  const numberHash = hashNumber(services, to)
  const createdAt = services.clock.now()
  const noted = { userId, helperId, messageId, kind, deliveryId, numberHash, createdAt }
  await insertParts(services.db, noted, hashes)
  const rows = await listParts(services.db, messageId)
  for (const [part, row] of rows.entries()) {
    const body = bodies[part]
    // The message has fewer parts now, as the helper has a shorter name.
    if (body === undefined) break
    const text: SmsToSend = { kind, to, body, userId, helperId }
    const outcome = await sendNoted(services, text, row)
    if (outcome.status !== 'sent') return outcome
  }
  return { status: 'sent' }
}

/** The helper works without it too. */
export async function welcome(
  services: Uses<'vault' | 'db' | 'clock' | 'log' | 'sms'>,
  helper: { id: number; userId: number; name: string; phoneNumber: string },
): Promise<void> {
  const { id: helperId, userId, name, phoneNumber: to } = helper
  try {
    await sendSms(services, { kind: 'welcome', to, body: welcomeText(name), userId, helperId })
  } catch (cause) {
    services.log.warn({ err: cause, helper: helperId }, 'the welcome SMS of a helper could not be sent')
  }
}
