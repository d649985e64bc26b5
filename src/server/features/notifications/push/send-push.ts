import { hash } from 'node:crypto'
import type { PushPayload } from '../../../../contract/events.ts'
import type { PushSubscriptionBody } from '../../../../contract/schedules.ts'
import { ENDPOINT_TRIES, RETRY_PAUSES_MS } from '../../../../core/notifications/retry-backoff.ts'
import { isQuietAt, REASONS } from '../../../../core/scheduling/delivery-rules.ts'
import { firstLine } from '../../../../core/text/markdown-to-text.ts'
import { PushError } from '../../../integrations/port-errors.ts'
import type { BrowserSubscription, Push } from '../../../integrations/push/port.ts'
import { type DataKey, decryptMessage, open, seal } from '../../../platform/crypto/vault.ts'
import { leasesOf } from '../../../platform/db/leases.ts'
import { AppError } from '../../../platform/errors/errors.ts'
import type { Actor, Uses } from '../../../platform/ports/services.ts'
import { type DeliveryOutcome, delivered, failed, type Outbox, type Retry, skipped } from '../dispatcher.ts'
import {
  claimPushes,
  deleteEndedSubscription,
  deleteSubscription,
  endEmptyPushes,
  endPush,
  listSubscriptions,
  noteAccepted,
  noteFailure,
  type PushRow,
  putOffSubscription,
  recordAccepted,
  saveSubscription,
} from './store.ts'

type Sending = Uses<'db' | 'vault' | 'clock' | 'log' | 'push'>

export const SUBSCRIPTION = 'push subscription'
/** A slower push service would block others. */
const SLOW_MS = 3000

export const hashEndpoint = (endpoint: string): string => hash('sha256', endpoint)

/** Includes the message text only if the person chose to see it on a locked screen, and has not had it forgotten. */
function bodyOf(row: PushRow, content: Buffer, key: DataKey): string {
  if (!row.pushPreviews || row.isForgotten) return 'Open the conversation to read it.'
  return firstLine(decryptMessage(key, content))
}

function payloadOf(row: PushRow, content: Buffer, key: DataKey): string {
  const payload: PushPayload = {
    helperId: row.helperId,
    messageId: row.messageId,
    title: `${row.helperName} wrote to you`,
    body: bodyOf(row, content, key),
    icon: row.imageUrl,
    url: `/conversations/${row.helperId}`,
  }
  return JSON.stringify(payload)
}

const isQuiet = ({ clock }: Uses<'clock'>, row: PushRow): boolean =>
  isQuietAt({ start: row.quietHoursStart, end: row.quietHoursEnd }, clock.now().getTime(), row.timeZone)

/** Counts a failure of the endpoint, unless it says when to retry. */
async function noteFailed(
  { db, log }: Uses<'db' | 'log'>,
  row: PushRow,
  cause: unknown,
): Promise<DeliveryOutcome | Retry> {
  const { status = null, retryMs = null } = cause instanceof PushError ? cause : {}
  log.info({ push: row.id, status }, 'a push service did not accept a notification')
  const again: Retry = { status: 'retry', reason: REASONS.provider, retryMs }
  if (retryMs !== null) return again
  const [counted] = await noteFailure(db, row.subscriptionId)
  return counted && counted.failures >= ENDPOINT_TRIES ? failed(REASONS.browserDropped) : again
}

/** Uses the message as topic, so that a repeated push replaces the first one on the device. */
async function send(services: Sending, row: PushRow, signal: AbortSignal): Promise<DeliveryOutcome | Retry> {
  const { push, db, vault } = services
  if (row.acceptedAt) return delivered()
  if (!push) return skipped(REASONS.noPush)
  if (row.content === null) return skipped(REASONS.deleted)
  if (isQuiet(services, row)) return skipped(REASONS.quietHours)
  const key = vault.unwrap(row.wrappedKey)
  const browser = JSON.parse(open(key, row.subscription, SUBSCRIPTION)) as BrowserSubscription
  const payload = payloadOf(row, row.content, key)
  const began = performance.now()
  try {
    if ((await push.send(browser, payload, `message-${row.messageId}`, signal)) === 'gone')
      return skipped(REASONS.noBrowser)
  } catch (cause) {
    return signal.aborted ? { status: 'retry', reason: REASONS.provider } : noteFailed(services, row, cause)
  }
  await recordAccepted(db, row, services.clock.now())
  await noteAccepted(db, row.subscriptionId, performance.now() - began > SLOW_MS)
  return delivered()
}

async function end(services: Uses<'db' | 'clock'>, row: PushRow, ending: DeliveryOutcome): Promise<void> {
  await endPush(services.db, row, ending, services.clock.now())
  const isOver = ending.reason === REASONS.noBrowser || ending.reason === REASONS.browserDropped
  if (isOver) await deleteEndedSubscription(services.db, row.subscriptionId)
}

/** Slow or failing push services have a queue of their own. */
export const pushOutbox = (services: Sending, slow: boolean): Outbox<PushRow> => {
  const { db, clock } = services
  const leases = leasesOf('pushDeliveries', db)
  return {
    name: slow ? 'slow pushes' : 'pushes',
    concurrency: slow ? 20 : 40,
    limitMs: 40_000,
    pausesMs: RETRY_PAUSES_MS.push,
    claim: (limit) => claimPushes(db, { now: clock.now(), slow, limit }),
    send: (row, signal) => send(services, row, signal),
    end: (row, ending) => end(services, row, ending),
    ...leases,
    async putOff(row, dueAt, asked) {
      await leases.putOff(row, dueAt)
      if (asked) await putOffSubscription(db, row.subscriptionId, dueAt)
    },
  }
}

/** Finishes messages whose last pending browser is gone. */
export const endEmptied = ({ db, clock }: Uses<'db' | 'clock'>): Promise<void> =>
  endEmptyPushes(db, REASONS.noBrowser, clock.now())

/** 503 if this installation has no keys to sign notifications with. */
export function pushOf({ push }: Uses<'push'>): Push {
  if (push) return push
  throw new AppError(503, 'push_unavailable', 'Browser notifications are not set up on this server.')
}

/** Encrypted, because anyone who knows an endpoint can send to it. */
export async function subscribe(
  services: Uses<'db' | 'clock' | 'push'>,
  { actor, sid }: { actor: Actor; sid: string },
  input: PushSubscriptionBody,
): Promise<void> {
  const { endpoint, keys } = input
  await pushOf(services).check(endpoint)
  const subscription = seal(actor.dataKey, JSON.stringify({ endpoint, keys }), SUBSCRIPTION)
  const row = { userId: actor.userId, sid, endpointHash: hashEndpoint(endpoint), subscription }
  await saveSubscription(services.db, row, services.clock.now())
}

export async function unsubscribeBrowser(services: Uses<'db'>, actor: Actor, endpoint: string): Promise<void> {
  await deleteSubscription(services.db, actor.userId, hashEndpoint(endpoint))
}

export async function readBrowsers({ db }: Uses<'db'>, actor: Actor): Promise<BrowserSubscription[]> {
  const rows = await listSubscriptions(db, actor.userId)
  return rows.map(({ subscription }) => JSON.parse(open(actor.dataKey, subscription, SUBSCRIPTION)))
}
