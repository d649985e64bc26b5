import { REASONS } from '../../../core/delivery-rules.ts'
import type { Job, Services } from '../../ports.ts'
import { SmsError } from '../../ports-sms.ts'
import { openMessage } from '../conversations/present-message.ts'
import type { SendOutcome } from '../texting/send-text.ts'
import { settleTexted } from '../texting/settle-texted.ts'
import { textMessage } from '../texting/text-message.ts'
import { settleOutside } from './outside-store.ts'
import { beginTextNotice, type PlannedTextRow } from './sms-store.ts'

async function text(services: Services, row: PlannedTextRow): Promise<SendOutcome> {
  if (row.phoneNumber === null) return { status: 'skipped', reason: REASONS.unverified }
  return textMessage(services, {
    kind: 'planned',
    userId: row.userId,
    helperId: row.helperId,
    messageId: row.messageId,
    deliveryId: row.id,
    to: row.phoneNumber,
    from: `${row.helperName} (Coterie)`,
    content: openMessage(services.vault.unwrap(row.wrappedKey), row.content),
  })
}

/**
 * Texts a planned message. A failure that may pass is thrown for the queue to try again; the texts themselves know what
 * has left, so a further try sends none of them twice.
 */
export async function tellBySms(services: Services, job: Job): Promise<void> {
  const [row] = await beginTextNotice(services.db, job.id)
  if (!row) return
  const end = (status: 'failed' | 'skipped', reason: string) =>
    settleOutside(services.db, job.id, status, reason, services.clock.now())
  try {
    const outcome = await text(services, row)
    if (outcome.status === 'sent') await settleTexted(services, job.id)
    else await end(outcome.status, outcome.reason)
  } catch (cause) {
    if (!(cause instanceof SmsError) || !job.isLastTry) throw cause
    services.log.warn({ delivery: job.id, kind: cause.kind, code: cause.code }, 'a planned message was not texted')
    await end('failed', cause.kind === 'unknown' ? REASONS.unknown : REASONS.provider)
  }
}
