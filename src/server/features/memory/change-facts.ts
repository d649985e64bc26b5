import { settingsFrom } from '../../../core/privacy/settings.ts'
import type { Transaction } from '../../db/statement.ts'
import type { Actor } from '../../ports/actor.ts'
import type { Services } from '../../ports/services.ts'
import { rebuildDigest } from './rebuild-digest.ts'
import { settingsOf } from './store-digest.ts'
import { lockFacts, transaction } from './store-facts.ts'
import { holdHelpers } from './store-reach.ts'
import type { Owner } from './write-claims.ts'

/**
 * Changes what is known of a person, beside whatever else does; what prompts take of it follows in the same transaction.
 * `work` is told when it happens, and tells whether anything changed.
 */
export async function changeFacts(
  services: Pick<Services, 'db' | 'clock'>,
  { userId, dataKey }: Pick<Actor, 'userId' | 'dataKey'>,
  work: (tx: Transaction, owner: Owner, now: Date) => Promise<boolean>,
): Promise<void> {
  await transaction(services.db, async (tx) => {
    await lockFacts(tx, { userId })
    const owner = { userId, dataKey, settings: settingsFrom(await settingsOf(tx, userId)) }
    const now = services.clock.now()
    if (await work(tx, owner, now)) await rebuildDigest(tx, owner, now)
  })
}

/**
 * The same for what takes something back: nobody who is writing meanwhile may put it back. Whatever is saved then waits
 * for it, and is no memory (`helpers.memory_version`).
 */
export async function takeBack(
  services: Pick<Services, 'db' | 'clock' | 'conversationCache'>,
  actor: Pick<Actor, 'userId' | 'dataKey'>,
  work: (tx: Transaction, owner: Owner, now: Date) => Promise<boolean>,
): Promise<void> {
  let held: { id: number }[] = []
  await changeFacts(services, actor, async (tx, owner, now) => {
    held = await holdHelpers(tx, { userId: actor.userId })
    return work(tx, owner, now)
  })
  for (const { id } of held) services.conversationCache.forget(id)
}

/** Tells each helper what it may know, where one came. */
export const rebuildDigests = (
  services: Pick<Services, 'db' | 'clock'>,
  actor: Pick<Actor, 'userId' | 'dataKey'>,
): Promise<void> => changeFacts(services, actor, async () => true)
