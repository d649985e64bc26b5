import type { PushSubscriptionBody } from '../../../contract/schedules.ts'
import { AppError, notFound } from '../../errors.ts'
import type { Actor, Push, Services } from '../../ports.ts'
import { open, seal } from '../../vault.ts'
import { listLetters, markSeen } from './letter-store.ts'
import { deleteSubscription, saveSubscription } from './outside-store.ts'
import { hashEndpoint, LETTER, SUBSCRIPTION } from './tell-outside.ts'

/** 503 where this installation has no keys to sign notifications with. */
export function pushOf({ push }: Services): Push {
  if (push) return push
  throw new AppError(503, 'push_unavailable', 'Browser notifications are not set up on this server.')
}

/** Has a browser told of messages from now on; sealed, because whoever knows an endpoint can send to it. */
export async function subscribe(services: Services, actor: Actor, input: PushSubscriptionBody): Promise<void> {
  const { endpoint, keys } = input
  pushOf(services).check(endpoint)
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

/** The letters that would have gone to this person, had there been a mail server. */
export async function readOutbox(services: Services, actor: Actor): Promise<unknown[]> {
  const rows = await listLetters(services.db, actor.userId)
  return rows.map((row) => ({
    id: row.id,
    createdAt: row.created_at,
    ...JSON.parse(open(actor.dataKey, row.mail, LETTER)),
  }))
}
