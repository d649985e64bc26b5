import type { ForgetBody } from '../../../contract/memory.ts'
import type { Transaction } from '../../db/statement.ts'
import { notFound } from '../../errors.ts'
import type { Actor } from '../../ports/actor.ts'
import type { Services } from '../../ports/services.ts'
import { retractFacts } from './change-facts.ts'
import { cutQuotes } from './cut-quotes.ts'
import { searchMemories } from './list-memories.ts'
import { findReached, readRelated } from './reach.ts'
import { rebuildDays } from './rebuild-days.ts'
import { rememberAllOf } from './remember.ts'
import { tombstonesOf } from './seal-fact.ts'
import { deleteFacts, findFacts } from './store-facts.ts'
import { forgetMessages } from './store-reach.ts'
import { raiseTombstones } from './store-tombstones.ts'
import { findWithdrawn } from './store-withdrawn.ts'
import type { Owner } from './write-claims.ts'

/**
 * Keyed hashes keep these facts from being found again; messages stay in their conversations. The caller
 * holds the locks on these facts and the helpers (`retractFacts`). Returns the number of facts found.
 */
export async function forgetFacts(
  tx: Transaction,
  owner: Owner,
  ids: readonly number[],
  now: Date,
  messages: readonly number[] = [],
): Promise<number> {
  const { userId, dataKey } = owner
  const related = await readRelated(tx, owner, ids)
  const gone = [...related.chosen, ...related.alike]
  const reached = await findReached(tx, owner, gone, messages)
  const hashes = gone.flatMap(({ words }) => tombstonesOf(dataKey, words))
  await raiseTombstones(tx, userId, hashes, now)
  await forgetMessages(
    tx,
    userId,
    reached.map(({ id }) => id),
  )
  await cutQuotes(tx, owner, related.beside, gone)
  await deleteFacts(
    tx,
    userId,
    gone.map(({ id }) => id),
  )
  await rebuildDays(tx, owner, reached, gone)
  return related.chosen.length
}

type Person = Pick<Actor, 'userId' | 'dataKey'>

async function forget(
  services: Pick<Services, 'db' | 'clock' | 'conversationCache' | 'factCache'>,
  actor: Person,
  ids: readonly number[],
  withOtherVersions = false,
): Promise<number> {
  if (ids.length === 0 && !withOtherVersions) return 0
  let count = 0
  await retractFacts(services, actor, async (tx, owner, now) => {
    const withdrawn = withOtherVersions ? await findWithdrawn(tx, owner.userId) : []
    count = await forgetFacts(
      tx,
      owner,
      ids,
      now,
      withdrawn.map(({ id }) => id),
    )
    return count > 0 || withdrawn.length > 0
  })
  return count
}

/** 404: not theirs. */
export async function forgetMemory(
  services: Pick<Services, 'db' | 'clock' | 'conversationCache' | 'factCache'>,
  actor: Person,
  id: number,
): Promise<void> {
  if ((await forget(services, actor, [id])) === 0) throw notFound('Memory')
}

type Forgetting = Pick<Services, 'db' | 'vault' | 'clock' | 'log' | 'conversationCache' | 'factCache'>

async function chosen(services: Forgetting, actor: Actor, { ids, ...filter }: ForgetBody): Promise<number[]> {
  if (ids) return (await findFacts(services.db, actor.userId, ids)).map(({ id }) => id)
  // What was said a moment ago is forgotten too, though no worker has read it yet.
  await rememberAllOf(services, actor.userId)
  return (await searchMemories(services, actor, filter)).map(({ id }) => id)
}

const isEverything = ({ all, state, search, kind, category, helperId }: ForgetBody): boolean =>
  all === true && state !== 'superseded' && !search?.trim() && !(kind || category || helperId)

/**
 * Ids of other people are skipped. Everything includes what messages say whose other version is shown: otherwise it would
 * be remembered once they are shown again.
 */
export async function forgetMemories(services: Forgetting, actor: Actor, body: ForgetBody): Promise<{ count: number }> {
  const ids = await chosen(services, actor, body)
  return { count: body.preview ? ids.length : await forget(services, actor, ids, isEverything(body)) }
}
