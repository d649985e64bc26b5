import type { PushSubscriptionBody } from '../../../contract/schedules.ts'
import { AppError, notFound } from '../../errors.ts'
import type { Actor } from '../../ports/actor.ts'
import type { Push } from '../../ports/push.ts'
import type { Services } from '../../ports/services.ts'
import { type DataKey, open, seal } from '../../vault.ts'
import { type LetterRow, listAllLetters, listLetters, markSeen } from '../notifications/store-developer-outbox.ts'
import { LETTER } from './compose-email.ts'
import { hashEndpoint, SUBSCRIPTION } from './send-push.ts'
import { deleteSubscription, saveSubscription } from './store-push.ts'

/** 503 where this installation has no keys to sign notifications with. */
export function pushOf({ push }: Services): Push {
  if (push) return push
  throw new AppError(503, 'push_unavailable', 'Browser notifications are not set up on this server.')
}

/** Has a browser told of messages from now on; sealed, because whoever knows an endpoint can send to it. */
export async function subscribe(services: Services, actor: Actor, input: PushSubscriptionBody): Promise<void> {
  const { endpoint, keys } = input
  await pushOf(services).check(endpoint)
  const sealed = seal(actor.dataKey, JSON.stringify({ endpoint, keys }), SUBSCRIPTION)
  await saveSubscription(services.db, actor.userId, hashEndpoint(endpoint), sealed, services.clock.now())
}

export async function unsubscribeBrowser(services: Services, actor: Actor, endpoint: string): Promise<void> {
  await deleteSubscription(services.db, actor.userId, hashEndpoint(endpoint))
}

/** Notes that the person has a conversation open: no letter tells of what they saw. */
export async function seeConversation(services: Services, actor: Actor, helperId: number): Promise<void> {
  const [row] = await markSeen(services.db, helperId, actor.userId, services.clock.now())
  if (!row) throw notFound('Helper')
}

const readLetter = (key: DataKey, { id, mail, created_at: createdAt }: LetterRow): object => ({
  id,
  createdAt,
  ...JSON.parse(open(key, mail, LETTER)),
})

/** The letters that would have gone to this person, had there been a mail server. */
export async function readOutbox(services: Services, actor: Actor): Promise<object[]> {
  const rows = await listLetters(services.db, actor.userId)
  return rows.map((row) => readLetter(actor.dataKey, row))
}

/** Those to everyone: for whoever sits at a developer's machine, where nobody can be sent a link. */
export async function readWholeOutbox(services: Services): Promise<object[]> {
  const rows = await listAllLetters(services.db)
  return rows.map((row) => readLetter(services.vault.unwrap(row.wrapped_key), row))
}
