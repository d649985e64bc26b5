import { commandOf, type SmsCommand } from '../../../core/sms/sms-commands.ts'
import { COMMAND_ANSWERS, MEDIA_NOTICE } from '../../../core/sms/sms-rules.ts'
import { DAY_MS } from '../../../core/time/durations.ts'
import type { InboundSms, ProviderCall, Sms } from '../../integrations/sms/port.ts'
import { limitAttempts } from '../../platform/attempts/limit-attempts.ts'
import { hashNumber, seal } from '../../platform/crypto/vault.ts'
import type { Transaction } from '../../platform/db/statement.ts'
import { AppError } from '../../platform/errors/errors.ts'
import type { JobQueue } from '../../platform/ports/queue.ts'
import type { Services, Uses } from '../../platform/ports/services.ts'
import { notifyClients } from '../notifications/live/notify-clients.ts'
import { finishSmsDelivery } from './send-message-as-sms.ts'
import { noteOptOutOf, REASON_OF, type SmsToSend, sendSms } from './send-sms.ts'
import {
  deleteOldInbound,
  dropInboundOfHelper,
  enqueueReceived,
  findOwners,
  findReceivingHelper,
  openOptOut,
  readPermission,
  storeCommand,
  storeMessage,
} from './store.ts'
import { deleteOldOutbound, settleReported } from './store-outbound.ts'

const AT_ONCE = 500

export async function enqueueInboundSms({ services, queue }: { services: Services; queue: JobQueue }): Promise<void> {
  await enqueueReceived(services.db, services.clock.now(), AT_ONCE, (tx, ids) => queue.send(tx.$client, 'answer', ids))
}

export async function dropInboundSms(tx: Transaction, userId: number, helperId: number): Promise<void> {
  await dropInboundOfHelper(tx, userId, helperId)
}

export const INBOUND_TEXT = 'heard text'
/** Short codes and names cannot be answered. */
const NUMBER = /^\+[1-9]\d{6,14}$/
const LONGEST = 4000

type Recipient = Pick<SmsToSend, 'userId' | 'helperId'>

async function answerCommand(
  services: Uses<'config' | 'vault' | 'db' | 'clock' | 'log' | 'sms'>,
  to: string,
  command: SmsCommand,
): Promise<void> {
  const body = COMMAND_ANSWERS[command]
  try {
    await limitAttempts(services, 'text answers', hashNumber(services, to))
    await sendSms(services, { kind: command, to, body, userId: null, helperId: null })
  } catch (cause) {
    services.log.warn({ err: cause, command }, 'an SMS command was applied, but not confirmed')
  }
}

/** Updates open pages, which show where a helper writes next. */
async function notifyOwners(services: Uses<'db' | 'log' | 'signals'>, number: string): Promise<void> {
  const owners = await findOwners(services.db, number)
  await notifyClients(
    services,
    owners.map(({ userId }) => ({ userId, messageId: 0 })),
  )
}

/** A helper's model understood that the person wants no more texts. */
export async function optOutByWords(
  services: Uses<'vault' | 'db' | 'clock' | 'log' | 'signals'>,
  number: string,
): Promise<void> {
  const optOut = { numberHash: hashNumber(services, number), source: 'text', optedOutAt: services.clock.now() } as const
  if (await openOptOut(services.db, optOut)) await notifyOwners(services, number)
}

export const confirmOptOut = (
  services: Uses<'config' | 'vault' | 'db' | 'clock' | 'log' | 'sms'>,
  number: string,
): Promise<void> => answerCommand(services, number, 'stop')

/** Applies to every helper of that number. STOP is confirmed once. */
async function applyCommand(services: Services, text: InboundSms, command: SmsCommand): Promise<void> {
  const received = { id: text.id, numberHash: hashNumber(services, text.from), command }
  const { isNew, changed } = await storeCommand(services.db, received, services.clock.now())
  if (changed) await notifyOwners(services, text.from)
  if (!isNew || text.command !== null || (command === 'stop' && !changed)) return
  await answerCommand(services, text.from, command)
}

/** Once an hour or so: several pictures often come in a row. */
async function explainMedia(services: Services, to: string, { userId, helperId }: Recipient): Promise<void> {
  try {
    await limitAttempts(services, 'media notices', hashNumber(services, to))
    await sendSms(services, { kind: 'notice', to, body: MEDIA_NOTICE, userId, helperId })
  } catch (cause) {
    services.log.warn({ err: cause }, 'a person was not told that pictures do not arrive by SMS')
  }
}

async function acceptMessage(services: Services, { id, from, body, hasMedia }: InboundSms): Promise<void> {
  const numberHash = hashNumber(services, from)
  const [permission] = await readPermission(services.db, { numberHash, userId: null, phoneNumber: from })
  const recipient = permission?.optedOut ? undefined : await findReceivingHelper(services.db, from, numberHash)
  const said = body.slice(0, LONGEST).toWellFormed().trim()
  const words = recipient && said ? seal(services.vault.unwrap(recipient.wrappedKey), said, INBOUND_TEXT) : null
  await storeMessage(services.db, { id, numberHash, recipient, body: words }, services.clock.now())
  if (hasMedia && recipient) await explainMedia(services, from, recipient)
}

/** Accepts each SMS once. Those from numbers that opted out or belong to nobody are not kept. */
export async function receiveSms(services: Services, text: InboundSms): Promise<void> {
  if (!NUMBER.test(text.from)) return
  const command = text.command ?? commandOf(text.body)
  if (command) await applyCommand(services, text, command)
  else await acceptMessage(services, text)
}

/** Throws 404 if SMS is not set up. */
export function providerOf({ sms }: Uses<'sms'>): Sms {
  if (sms) return sms
  throw new AppError(404, 'not_found', 'Text messages are not set up on this server.')
}

/** `reference` is our id. Reports may repeat, be late or unordered; without news nothing changes. 403: not signed. */
export async function receiveDeliveryReport(
  services: Uses<'db' | 'clock' | 'sms'>,
  call: ProviderCall,
  reference: string,
): Promise<void> {
  const report = await providerOf(services).readReport(call)
  if (!report) return
  const now = services.clock.now()
  const { id: providerId, status, code, failure } = report
  const text = await settleReported(services.db, Number(reference), { status, providerId, code, now })
  if (!text) return
  if (failure === 'opted_out') await noteOptOutOf(services, text.numberHash)
  if (text.deliveryId) await finishSmsDelivery(services, text.deliveryId, failure ? REASON_OF[failure] : '')
}

const KEPT_MS = 90 * DAY_MS

/** Deletes old delivery rows, whose messages are in the conversations. */
export async function sweepSms(services: Uses<'db' | 'clock'>): Promise<void> {
  const before = new Date(services.clock.now().getTime() - KEPT_MS)
  await deleteOldOutbound(services.db, before)
  await deleteOldInbound(services.db, before)
}
