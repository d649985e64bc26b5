import type { CleanupAnswer, CleanupBody } from '../../../contract/privacy.ts'
import type { Transaction } from '../../db/statement.ts'
import type { Actor } from '../../ports/actor.ts'
import type { Services } from '../../ports/services.ts'
import { retractFacts } from '../memory/change-facts.ts'
import { endFacts, endMessages } from '../memory/end-memories.ts'
import {
  countReached,
  deleteReachedSummaries,
  dropEarlier,
  findReachedFacts,
  findReachedMessages,
  type MemoryScope,
} from './store-retention.ts'

const DAY_MS = 86_400_000
/** Messages per transaction. */
const BATCH = 1000

type Person = Pick<Actor, 'userId' | 'dataKey'>
type FindFacts = (tx: Transaction, reach: MemoryScope) => Promise<{ id: number }[]>

const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id)

async function endReachedFacts(
  services: Pick<Services, 'db' | 'clock' | 'conversationCache' | 'factCache'>,
  person: Person,
  reach: MemoryScope,
  find: FindFacts,
): Promise<number> {
  let facts: number[] = []
  await retractFacts(services, person, async (tx, owner) => {
    facts = idsOf(await find(tx, reach))
    const summaries = await deleteReachedSummaries(tx, reach)
    if (summaries.length > 0) await dropEarlier(tx, reach.userId)
    await endFacts(tx, owner, facts)
    return facts.length > 0
  })
  return facts.length
}

async function endReachedMessages(
  services: Pick<Services, 'db' | 'clock' | 'conversationCache' | 'factCache'>,
  person: Person,
  reach: MemoryScope,
): Promise<void> {
  let isMore = true
  while (isMore) {
    await retractFacts(services, person, async (tx, owner) => {
      const messages = idsOf(await findReachedMessages(tx, reach, BATCH))
      await endMessages(tx, owner, messages)
      isMore = messages.length === BATCH
      return false
    })
  }
}

/** Can't be undone. Messages stay readable but are not recalled. `find` selects facts; by default all in that scope. */
export async function endReached(
  services: Pick<Services, 'db' | 'clock' | 'conversationCache' | 'factCache'>,
  person: Person,
  reach: MemoryScope,
  find: FindFacts = findReachedFacts,
): Promise<CleanupAnswer> {
  const { messages } = await countReached(services.db, reach)
  await endReachedMessages(services, person, reach)
  const facts = await endReachedFacts(services, person, reach, find)
  return { deletedCount: facts + messages, facts, messages }
}

/** Deletes or counts memories older than a number of days. */
export async function cleanUp(
  services: Pick<Services, 'db' | 'clock' | 'conversationCache' | 'factCache'>,
  actor: Actor,
  { olderThanDays, sensitiveOnly: onlySensitive, preview }: CleanupBody,
): Promise<CleanupAnswer> {
  const before = new Date(services.clock.now().getTime() - olderThanDays * DAY_MS)
  const reach = { userId: actor.userId, before, onlySensitive }
  if (!preview) return endReached(services, actor, reach)
  const { facts, messages } = await countReached(services.db, reach)
  return { deletedCount: facts + messages, facts, messages }
}
