import { RETRY_PAUSES_MS } from '../../../../core/notifications/retry-backoff.ts'
import { isQuietAt, REASONS } from '../../../../core/scheduling/delivery-rules.ts'
import { dataPhaseOf, leasesOf } from '../../../platform/db/leases.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { keepForDeveloper } from '../../notifications/developer-outbox.ts'
import {
  type DeliveryOutcome,
  deliveredOutcome,
  failedOutcome,
  type Outbox,
  type Retry,
  skippedOutcome,
} from '../../notifications/outbox.ts'
import { submitEmail } from '../../notifications/send-email.ts'
import { composeEmail, type EmailFacts } from './compose-email.ts'
import { claimEmails, endNotice, endUnknownEmails, type PlannedEmailRow, putOffNotice } from './store-notifications.ts'

const beginData = dataPhaseOf('deliveries')
const leases = leasesOf('deliveries')

const isQuiet = ({ clock }: Pick<Services, 'clock'>, row: PlannedEmailRow): boolean =>
  isQuietAt({ start: row.quietHoursStart, end: row.quietHoursEnd }, clock.now().getTime(), row.timeZone)

function factsOf(services: Pick<Services, 'clock'>, row: PlannedEmailRow): EmailFacts | DeliveryOutcome {
  const { sentAt, email } = row
  if (!sentAt) return skippedOutcome(REASONS.deleted)
  if (isQuiet(services, row)) return skippedOutcome(REASONS.quietHours)
  if (row.seen) return skippedOutcome(REASONS.seen)
  if (!row.emailNotifications) return skippedOutcome(REASONS.turnedOff)
  return email ? { ...row, sentAt, email } : skippedOutcome(REASONS.noAddress)
}

async function send(services: Services, row: PlannedEmailRow, signal: AbortSignal): Promise<DeliveryOutcome | Retry> {
  const facts = factsOf(services, row)
  if ('status' in facts) return facts
  const email = composeEmail(services, facts)
  const options = { beforeData: () => beginData(services.db, row), signal }
  if (services.mail) return submitEmail(services.mail, email, options, failedOutcome(REASONS.unknown))
  if (!services.config.showsOutbox) return skippedOutcome(REASONS.noMail)
  await keepForDeveloper(services, row.userId, services.vault.unwrap(row.wrappedKey), email)
  return deliveredOutcome(REASONS.outbox)
}

/** If a worker died while sending, the email is not sent again, because it may have arrived. */
export const plannedEmailOutbox = (services: Services): Outbox<PlannedEmailRow> => {
  const { db, clock } = services
  return {
    name: 'emails',
    concurrency: 8,
    limitMs: 120_000,
    pausesMs: RETRY_PAUSES_MS.email,
    async claim(limit) {
      await endUnknownEmails(db, REASONS.unknown, clock.now())
      return claimEmails(db, clock.now(), limit)
    },
    send: (row, signal) => send(services, row, signal),
    end: (row, ending) => endNotice(db, row, { ...ending, unknown: REASONS.unknown }, clock.now()),
    putOff: (row, pauseMs) => putOffNotice(db, row, new Date(clock.now().getTime() + pauseMs)),
    renew: (rows) => leases.renew(db, rows),
    release: (rows) => leases.release(db, rows),
  }
}
