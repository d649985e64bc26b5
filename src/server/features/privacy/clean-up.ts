import type { CleanupAnswer, CleanupBody } from '../../../contract/privacy.ts'
import type { Transaction } from '../../platform/db/statement.ts'
import type { Actor, Person, Uses } from '../../platform/ports/services.ts'
import { takeFromMemory } from '../memory/digest/change-memories.ts'
import { forget, idsOf } from '../memory/forgetting/forget.ts'
import { rebuildSessionDigests } from '../memory/readings/days.ts'
import { indexWaitingOf } from '../memory/recall-index/index-conversations.ts'
import { rememberAllOf } from '../memory/remember/remember.ts'
import { countMemoriesIn, deleteSummariesIn, findFactsIn, findMessagesIn, type MemoryScope } from './store-retention.ts'

const DAY_MS = 86_400_000
/** Messages per transaction. */
const BATCH = 1000

type FindFacts = (tx: Transaction, scope: MemoryScope) => Promise<{ id: number }[]>

async function forgetMemoriesFound(
  services: Uses<'db' | 'clock' | 'caches'>,
  person: Person,
  scope: MemoryScope,
  find: FindFacts,
): Promise<void> {
  await takeFromMemory(services, person, async (tx, owner) => {
    const facts = idsOf(await find(tx, scope))
    const summaries = await deleteSummariesIn(tx, scope)
    const helpers = summaries.map(({ helperId }) => helperId)
    await rebuildSessionDigests(tx, owner, helpers)
    await forget(tx, owner, { memories: facts })
    return facts.length > 0
  })
}

async function forgetMessagesIn(
  services: Uses<'db' | 'clock' | 'caches'>,
  person: Person,
  scope: MemoryScope,
): Promise<void> {
  let isMore = true
  while (isMore) {
    await takeFromMemory(services, person, async (tx, owner) => {
      const messages = idsOf(await findMessagesIn(tx, scope, BATCH))
      await forget(tx, owner, { messages })
      isMore = messages.length === BATCH
      return false
    })
  }
}

/** Can't be undone. Messages stay readable but are not recalled. `find` selects facts; by default all in the scope. */
export async function forgetIn(
  services: Uses<'db' | 'clock' | 'caches'>,
  person: Person,
  scope: MemoryScope,
  find: FindFacts = findFactsIn,
): Promise<CleanupAnswer> {
  const { facts, messages } = await countMemoriesIn(services.db, scope)
  await forgetMessagesIn(services, person, scope)
  await forgetMemoriesFound(services, person, scope, find)
  return { deletedCount: facts + messages, facts, messages }
}

/** What was said a moment ago may be sensitive, though no worker has marked it yet. */
async function markWaiting(services: Uses<'db' | 'vault' | 'clock' | 'log'>, actor: Actor): Promise<void> {
  await rememberAllOf(services, actor.userId)
  await indexWaitingOf(services, actor)
}

/** Deletes or counts memories older than a number of days. */
export async function cleanUp(
  services: Uses<'db' | 'vault' | 'clock' | 'log' | 'caches'>,
  actor: Actor,
  { olderThanDays, sensitiveOnly: onlySensitive, preview }: CleanupBody,
): Promise<CleanupAnswer> {
  if (onlySensitive) await markWaiting(services, actor)
  const before = new Date(services.clock.now().getTime() - olderThanDays * DAY_MS)
  const scope = { userId: actor.userId, before, onlySensitive }
  if (!preview) return forgetIn(services, actor, scope)
  const { facts, messages } = await countMemoriesIn(services.db, scope)
  return { deletedCount: facts + messages, facts, messages }
}
