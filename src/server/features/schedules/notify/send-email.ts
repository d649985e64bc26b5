import { RETRY_PAUSES_MS } from '../../../../core/notifications/retry-backoff.ts'
import { isQuietAt, REASONS } from '../../../../core/scheduling/delivery-rules.ts'
import { escapeHtml } from '../../../../core/text/entities.ts'
import type { Email } from '../../../integrations/mail/port.ts'
import { dataPhaseOf, leasesOf } from '../../../platform/db/leases.ts'
import type { Services, Uses } from '../../../platform/ports/services.ts'
import {
  type DeliveryOutcome,
  delivered,
  failed,
  type Outbox,
  type Retry,
  skipped,
} from '../../notifications/dispatcher.ts'
import { keepForDeveloper, submitEmail } from '../../notifications/email/email-outbox.ts'
import { claimEmails, endNotice, endUnknownEmails, type PlannedEmailRow } from './store.ts'
import { unsubscribeToken } from './unsubscribe.ts'

/** A single line, so that a name can't start another header. */
const oneLine = (text: string): string => text.replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()

interface EmailFacts {
  id: number
  userId: number
  helperId: number
  helperName: string
  email: string
  sentAt: Date
  timeZone: string
}

/** Links to the message, whose text stays in the conversation. */
function composeEmail(services: Uses<'config' | 'vault'>, facts: EmailFacts): Email {
  const name = oneLine(facts.helperName)
  const time = new Intl.DateTimeFormat('en-US', { timeZone: facts.timeZone, timeStyle: 'short' }).format(facts.sentAt)
  const url = `${services.config.publicUrl()}/conversations/${facts.helperId}`
  const stop = `${services.config.publicUrl()}/api/mail/unsubscribe?token=${unsubscribeToken(services.vault.linkSecret, facts.userId)}`
  const lines = [`${name} wrote to you at ${time}.`, 'Read it and answer here:']
  const foot = 'You are getting this because email notifications are on and you had not seen the message.'
  return {
    to: facts.email,
    subject: `${name} wrote to you`,
    text: `${lines.join('\n')}\n${url}\n\n${foot}\nStop these emails: ${stop}\n`,
    html: `<!doctype html><html lang="en"><body style="font-family:sans-serif;line-height:1.5;color:#222">
<p>${escapeHtml(lines[0] ?? '')}</p><p><a href="${escapeHtml(url)}">Open the conversation</a></p>
<p style="font-size:13px;color:#666">${foot} <a href="${escapeHtml(stop)}">Stop these emails</a></p></body></html>`,
    messageId: `<notice-${facts.id}@${new URL(services.config.publicUrl()).hostname}>`,
    headers: {
      // Marks an email triggered by a helper's message (AI Content Disclosure, draft-abaris-aicdh).
      'AI-Disclosure': 'mode=ai-originated',
      'List-Unsubscribe': `<${stop}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}

const beginData = dataPhaseOf('deliveries')

const isQuiet = ({ clock }: Uses<'clock'>, row: PlannedEmailRow): boolean =>
  isQuietAt({ start: row.quietHoursStart, end: row.quietHoursEnd }, clock.now().getTime(), row.timeZone)

function factsOf(services: Uses<'clock'>, row: PlannedEmailRow): EmailFacts | DeliveryOutcome {
  const { sentAt, email } = row
  if (!sentAt) return skipped(REASONS.deleted)
  if (isQuiet(services, row)) return skipped(REASONS.quietHours)
  if (row.seen) return skipped(REASONS.seen)
  if (!row.emailNotifications) return skipped(REASONS.turnedOff)
  return email ? { ...row, sentAt, email } : skipped(REASONS.noAddress)
}

async function send(services: Services, row: PlannedEmailRow, signal: AbortSignal): Promise<DeliveryOutcome | Retry> {
  const facts = factsOf(services, row)
  if ('status' in facts) return facts
  const email = composeEmail(services, facts)
  const options = { beforeData: () => beginData(services.db, row), signal }
  if (services.mail) return submitEmail(services.mail, email, options, failed(REASONS.unknown))
  if (!services.config.showsOutbox) return skipped(REASONS.noMail)
  await keepForDeveloper(services, row.userId, services.vault.unwrap(row.wrappedKey), email)
  return delivered(REASONS.outbox)
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
    ...leasesOf('deliveries', db),
  }
}
