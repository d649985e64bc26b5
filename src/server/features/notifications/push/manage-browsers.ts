import type { PushSubscriptionBody } from '../../../../contract/schedules.ts'
import type { BrowserSubscription, Push } from '../../../integrations/push/port.ts'
import { open, seal } from '../../../platform/crypto/vault.ts'
import { AppError } from '../../../platform/errors/errors.ts'
import type { Actor, Uses } from '../../../platform/ports/services.ts'
import { hashEndpoint, SUBSCRIPTION } from './send-push.ts'
import { deleteSubscription, listSubscriptions, saveSubscription } from './store.ts'

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
