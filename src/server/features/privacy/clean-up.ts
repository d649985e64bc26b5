import type { CleanupAnswer, CleanupBody } from '../../../contract/privacy.ts'
import type { Queryable } from '../../db/statement.ts'
import type { Actor, Services } from '../../ports.ts'
import { changeFacts } from '../memory/change-facts.ts'
import {
  countReached,
  deleteReachedFacts,
  deleteReachedSummaries,
  dropEarlier,
  forgetReached,
  type Reach,
} from './retention-store.ts'

const DAY_MS = 86_400_000
/** Messages that one statement takes. */
const BATCH = 1000

type Owner = Pick<Actor, 'userId' | 'dataKey'>

type DeleteFacts = (tx: Queryable, reach: Reach) => Promise<unknown[]>

const deleteReached: DeleteFacts = (tx, { userId, before, onlySensitive }) =>
  deleteReachedFacts(tx, userId, before, onlySensitive)

async function deleteFacts(services: Services, owner: Owner, reach: Reach, chosen: DeleteFacts): Promise<number> {
  const { userId, before, onlySensitive } = reach
  let count = 0
  await changeFacts(services, owner, async (tx) => {
    count = (await chosen(tx, reach)).length
    const summaries = await deleteReachedSummaries(tx, userId, before, onlySensitive)
    if (summaries.length > 0) await dropEarlier(tx, userId)
    return count > 0
  })
  return count
}

async function forgetMessages({ db }: Services, { userId, before, onlySensitive }: Reach): Promise<number> {
  let count = 0
  for (;;) {
    const rows = await forgetReached(db, userId, before, onlySensitive, BATCH)
    count += rows.length
    if (rows.length < BATCH) return count
  }
}

/**
 * Ends the memories that are reached: facts and summaries are deleted, with what prompts took of them; messages leave
 * the index and are recalled no more, while the person can still read them. There is no way back. `chosen` deletes the
 * facts: those that are reached, if it is not given.
 */
export async function endMemories(
  services: Services,
  owner: Owner,
  reach: Reach,
  chosen: DeleteFacts = deleteReached,
): Promise<CleanupAnswer> {
  const facts = await deleteFacts(services, owner, reach, chosen)
  const messages = await forgetMessages(services, reach)
  return { deletedCount: facts + messages, facts, messages }
}

/** Ends memories that are older than so many days, or counts them. */
export async function cleanUp(
  services: Services,
  actor: Actor,
  { olderThanDays, sensitiveOnly: onlySensitive, preview }: CleanupBody,
): Promise<CleanupAnswer> {
  const before = new Date(services.clock.now().getTime() - olderThanDays * DAY_MS)
  const reach = { userId: actor.userId, before, onlySensitive }
  if (!preview) return endMemories(services, actor, reach)
  const [row] = await countReached(services.db, actor.userId, before, onlySensitive)
  const { facts = 0, messages = 0 } = row ?? {}
  return { deletedCount: facts + messages, facts, messages }
}
