import type { CleanupAnswer, CleanupBody } from '../../../contract/privacy.ts'
import type { Queryable } from '../../db/statement.ts'
import type { Actor } from '../../ports/actor.ts'
import type { Services } from '../../ports/services.ts'
import { takeBack } from '../memory/change-facts.ts'
import { endFacts, endMessages } from '../memory/end-memories.ts'
import {
  countReached,
  deleteReachedSummaries,
  dropEarlier,
  findReachedFacts,
  findReachedMessages,
  type Reach,
} from './store-retention.ts'

const DAY_MS = 86_400_000
/** Messages that one transaction takes. */
const BATCH = 1000

type Person = Pick<Actor, 'userId' | 'dataKey'>
type FindFacts = (tx: Queryable, reach: Reach) => Promise<{ id: number }[]>

const findReached: FindFacts = (tx, { userId, before, onlySensitive }) =>
  findReachedFacts(tx, userId, before, onlySensitive)

const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id)

async function endReachedFacts(
  services: Pick<Services, 'db' | 'clock' | 'conversationCache'>,
  person: Person,
  reach: Reach,
  find: FindFacts,
): Promise<number> {
  const { userId, before, onlySensitive } = reach
  let facts: number[] = []
  await takeBack(services, person, async (tx, owner) => {
    facts = idsOf(await find(tx, reach))
    const summaries = await deleteReachedSummaries(tx, userId, before, onlySensitive)
    if (summaries.length > 0) await dropEarlier(tx, userId)
    await endFacts(tx, owner, facts)
    return facts.length > 0
  })
  return facts.length
}

async function endReachedMessages(
  services: Pick<Services, 'db' | 'clock' | 'conversationCache'>,
  person: Person,
  reach: Reach,
): Promise<void> {
  const { userId, before, onlySensitive } = reach
  let isMore = true
  while (isMore) {
    await takeBack(services, person, async (tx, owner) => {
      const messages = idsOf(await findReachedMessages(tx, userId, before, onlySensitive, BATCH))
      await endMessages(tx, owner, messages)
      isMore = messages.length === BATCH
      return false
    })
  }
}

/**
 * Ends the memories that are reached, with what helpers wrote with them: facts and summaries are deleted, with what prompts
 * took of them; messages are recalled no more, while the person can still read them. There is no way back. `find` tells
 * which facts: those that are reached, if it is not given.
 */
export async function endReached(
  services: Pick<Services, 'db' | 'clock' | 'conversationCache'>,
  person: Person,
  reach: Reach,
  find: FindFacts = findReached,
): Promise<CleanupAnswer> {
  const [counted] = await countReached(services.db, reach.userId, reach.before, reach.onlySensitive)
  const messages = counted?.messages ?? 0
  await endReachedMessages(services, person, reach)
  const facts = await endReachedFacts(services, person, reach, find)
  return { deletedCount: facts + messages, facts, messages }
}

/** Ends memories that are older than so many days, or counts them. */
export async function cleanUp(
  services: Pick<Services, 'db' | 'clock' | 'conversationCache'>,
  actor: Actor,
  { olderThanDays, sensitiveOnly: onlySensitive, preview }: CleanupBody,
): Promise<CleanupAnswer> {
  const before = new Date(services.clock.now().getTime() - olderThanDays * DAY_MS)
  const reach = { userId: actor.userId, before, onlySensitive }
  if (!preview) return endReached(services, actor, reach)
  const [row] = await countReached(services.db, actor.userId, before, onlySensitive)
  const { facts = 0, messages = 0 } = row ?? {}
  return { deletedCount: facts + messages, facts, messages }
}
