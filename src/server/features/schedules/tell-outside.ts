import { hash } from 'node:crypto'
import type { PushPayload } from '../../../contract/events.ts'
import { isQuietAt, REASONS } from '../../../core/delivery-rules.ts'
import { type BrowserSubscription, type Job, MailError, type Services } from '../../ports.ts'
import { type DataKey, open, seal } from '../../vault.ts'
import { openMessage } from '../conversations/present-message.ts'
import { composeLetter } from './compose-letter.ts'
import { keepLetter } from './letter-store.ts'
import {
  beginOutside,
  findLostOutside,
  forgetSubscription,
  listSubscriptions,
  type OutsideRow,
  settleOutside,
} from './outside-store.ts'

/** Longer than all tries of the queue together. */
const LOST_AFTER_MS = 3 * 3_600_000
const LOST_AT_ONCE = 100

/** What became of a notice; null: it is to be tried again. */
type Ending = { status: 'delivered' | 'failed' | 'skipped'; reason: string }

export const SUBSCRIPTION = 'push subscription'
export const LETTER = 'letter'
const failed = (reason: string): Ending => ({ status: 'failed', reason })
const skipped = (reason: string): Ending => ({ status: 'skipped', reason })

export const hashEndpoint = (endpoint: string): string => hash('sha256', endpoint)

const quietNow = (services: Services, row: OutsideRow): boolean => {
  const quiet = { start: row.quietHoursStart, end: row.quietHoursEnd }
  return isQuietAt(quiet, services.clock.now().getTime(), row.timeZone)
}

const PREVIEW_LENGTH = 160

/** The words themselves only where the person chose to see them on a locked screen. */
function bodyOf(row: OutsideRow, key: DataKey): string {
  if (!row.pushPreviews) return 'Open the conversation to read it.'
  const text = openMessage(key, row.content).replace(/\s+/g, ' ')
  return text.length > PREVIEW_LENGTH
    ? `${text
        .slice(0, PREVIEW_LENGTH - 1)
        .toWellFormed()
        .trimEnd()}…`
    : text
}

function payloadOf(row: OutsideRow, key: DataKey): string {
  const payload: PushPayload = {
    helperId: row.helperId,
    messageId: Number(row.messageId),
    title: `${row.helperName} wrote to you`,
    body: bodyOf(row, key),
    icon: row.imageUrl,
    url: `/conversations/${row.helperId}`,
  }
  return JSON.stringify(payload)
}

/** Sends to every browser of the person; one that took it is enough. */
async function push(services: Services, row: OutsideRow): Promise<Ending> {
  if (!services.push) return skipped(REASONS.noPush)
  const key = services.vault.unwrap(row.wrappedKey)
  const subscriptions = await listSubscriptions(services.db, row.userId)
  let problem: unknown
  let sent = 0
  for (const { id, subscription } of subscriptions) {
    const browser = JSON.parse(open(key, subscription, SUBSCRIPTION)) as BrowserSubscription
    try {
      const outcome = await services.push.send(browser, payloadOf(row, key), `message-${row.messageId}`)
      if (outcome === 'gone') await forgetSubscription(services.db, id)
      else sent += 1
    } catch (cause) {
      problem = cause
    }
  }
  if (sent > 0) return { status: 'delivered', reason: '' }
  if (problem) throw problem
  return skipped(REASONS.noBrowser)
}

async function email(services: Services, row: OutsideRow): Promise<Ending> {
  if (row.seen) return skipped(REASONS.seen)
  if (!row.emailNotifications) return skipped(REASONS.turnedOff)
  if (!row.email) return skipped(REASONS.noAddress)
  const letter = composeLetter(services, { ...row, email: row.email })
  if (services.mail) {
    await services.mail.send(letter)
    return { status: 'delivered', reason: '' }
  }
  if (!services.showsOutbox) return skipped(REASONS.noMail)
  const sealed = seal(services.vault.unwrap(row.wrappedKey), JSON.stringify(letter), LETTER)
  await keepLetter(services.db, row.userId, sealed, services.clock.now())
  return { status: 'delivered', reason: REASONS.outbox }
}

/** Notices that were not taken for good, or of which nobody knows, are over; others are tried again by the queue. */
function endingOf(cause: unknown, isLastTry: boolean): Ending | null {
  if (cause instanceof MailError && cause.kind === 'unknown') return failed(REASONS.unknown)
  if (cause instanceof MailError && cause.kind === 'refused') return failed(REASONS.provider)
  return isLastTry ? failed(REASONS.provider) : null
}

async function tell(
  services: Services,
  job: Job,
  send: (services: Services, row: OutsideRow) => Promise<Ending>,
): Promise<void> {
  const settle = (ending: Ending | { status: 'pending'; reason: string }) =>
    settleOutside(services.db, job.id, ending.status, ending.reason, services.clock.now())
  const [row] = await beginOutside(services.db, job.id)
  // Begun by a process that died over it: it may have arrived.
  if (!row) return void (await settle(failed(REASONS.unknown)))
  try {
    await settle(quietNow(services, row) ? skipped(REASONS.quietHours) : await send(services, row))
  } catch (cause) {
    const ending = endingOf(cause, job.isLastTry)
    await settle(ending ?? { status: 'pending', reason: '' })
    if (!ending) throw cause
    services.log.warn({ delivery: job.id, error: (cause as Error).message }, 'a notice did not arrive')
  }
}

export const tellByPush = (services: Services, job: Job): Promise<void> => tell(services, job, push)
export const tellByEmail = (services: Services, job: Job): Promise<void> => tell(services, job, email)

/** Ends notices whose jobs were lost. */
export async function endLostOutside(services: Services): Promise<void> {
  const now = services.clock.now()
  const before = new Date(now.getTime() - LOST_AFTER_MS)
  for (const { id, status } of await findLostOutside(services.db, before, LOST_AT_ONCE)) {
    if (status === 'pending') await beginOutside(services.db, id)
    await settleOutside(services.db, id, 'failed', REASONS.unknown, now)
  }
}
