import { RETRY_PAUSES_MS } from '../../../../core/notifications/retry-backoff.ts'
import { REASONS } from '../../../../core/scheduling/delivery-rules.ts'
import { SmsError } from '../../../integrations/port-errors.ts'
import { decryptMessage } from '../../../platform/crypto/vault.ts'
import { leasesOf } from '../../../platform/db/leases.ts'
import type { Uses } from '../../../platform/ports/services.ts'
import {
  type DeliveryOutcome,
  delivered,
  failed,
  type Outbox,
  type Retry,
  skipped,
} from '../../notifications/dispatcher.ts'
import { finishSmsDelivery, sendMessageAsSms } from '../../sms/send-message-as-sms.ts'
import { claimTexts, endNotice, type PlannedTextRow } from './store.ts'

async function send(
  services: Uses<'vault' | 'db' | 'clock' | 'log' | 'sms'>,
  row: PlannedTextRow,
): Promise<DeliveryOutcome | Retry> {
  if (row.content === null) return skipped(REASONS.deleted)
  if (row.isForgotten) return skipped(REASONS.forgotten)
  if (row.phoneNumber === null) return skipped(REASONS.unverified)
  try {
    const outcome = await sendMessageAsSms(services, {
      kind: 'planned',
      userId: row.userId,
      helperId: row.helperId,
      messageId: row.messageId,
      deliveryId: row.id,
      to: row.phoneNumber,
      from: `${row.helperName} (Coterie AI)`,
      content: decryptMessage(services.vault.unwrap(row.wrappedKey), row.content),
    })
    if (outcome.status === 'sent') return delivered()
    return outcome.status === 'skipped' ? skipped(outcome.reason) : failed(outcome.reason)
  } catch (cause) {
    if (!(cause instanceof SmsError)) throw cause
    const reason = cause.kind === 'unknown' ? REASONS.unknown : REASONS.provider
    return { status: 'retry', reason, shownAfterMs: cause.shownAfterMs }
  }
}

/** Ends a notification that is still open. */
const end = ({ db, clock }: Uses<'db' | 'clock'>, row: PlannedTextRow, ending: DeliveryOutcome): Promise<void> =>
  endNotice(db, row, { ...ending, unknown: REASONS.unknown }, clock.now())

/** The parts record what was sent, so a retry sends none of them twice, even after a crash. */
export const smsOutbox = (services: Uses<'vault' | 'db' | 'clock' | 'log' | 'sms'>): Outbox<PlannedTextRow> => {
  const { db, clock } = services
  return {
    name: 'texts',
    concurrency: 16,
    // Four parts, each of which may be looked up before it is sent.
    limitMs: 120_000,
    pausesMs: RETRY_PAUSES_MS.sms,
    claim: (limit) => claimTexts(db, clock.now(), limit),
    send: (row) => send(services, row),
    async end(row, ending) {
      if (ending.status !== 'delivered') return end(services, row, ending)
      // The parts know how far it got, from the carrier's reports.
      await finishSmsDelivery(services, row.id)
      // Still open: it was begun with other words (the helper's former name) and can't be completed.
      await end(services, row, failed(REASONS.broken))
    },
    ...leasesOf('deliveries', db),
  }
}
