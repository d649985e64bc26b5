import type { ForgetBody } from '../../../../contract/memory.ts'
import type { Transaction } from '../../../platform/db/statement.ts'
import { notFound } from '../../../platform/errors/errors.ts'
import type { Actor } from '../../../platform/ports/actor.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { retractFacts } from '../digest/change-facts.ts'
import type { Owner } from '../owner.ts'
import { searchMemories } from '../read/list-memories.ts'
import { rebuildDays } from '../readings/rebuild-days.ts'
import { rememberAllOf } from '../remember/remember.ts'
import { findAwaiting } from '../remember/store-waiting.ts'
import { deleteMemories, findMemories, findStatedBy, findWithEarlier } from '../store-memories.ts'
import { findDerived, forgetMessages } from './store-derived.ts'
import { findWithdrawn } from './store-withdrawn.ts'

const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id)

/**
 * Forgets memories with all that they superseded, the messages that they were said in, `messages`, and what was written with
 * any of these. All of it stays in the conversations. The caller holds the locks on their memory and the helpers
 * (`retractFacts`). Returns how many of the memories there were.
 */
export async function forgetFacts(
  tx: Transaction,
  owner: Owner,
  ids: readonly number[],
  messages: readonly number[] = [],
): Promise<number> {
  const { userId } = owner
  const gone = await findWithEarlier(tx, userId, ids)
  const sources = [...new Set([...messages, ...gone.flatMap((memory) => memory.sources ?? [])])]
  const derived = await findDerived(tx, userId, sources, idsOf(gone))
  await forgetMessages(tx, userId, idsOf(derived))
  await deleteMemories(tx, userId, idsOf(gone))
  await rebuildDays(tx, owner, derived)
  const chosen = new Set(ids)
  return gone.filter(({ id }) => chosen.has(id)).length
}

/** Messages, and what was written with them, are no memories any more; what they state stays. The same locks. */
export async function endMessages(tx: Transaction, owner: Owner, messages: readonly number[]): Promise<void> {
  await forgetFacts(tx, owner, [], messages)
}

/** A message, what only it states, and what was written with it. The caller holds the locks of `retractFacts`. */
export async function forgetMessagesIn(tx: Transaction, owner: Owner, messages: readonly number[]): Promise<void> {
  const stated = await findStatedBy(tx, owner.userId, messages, true)
  await forgetFacts(tx, owner, idsOf(stated), messages)
}

type Person = Pick<Actor, 'userId' | 'dataKey'>
type Retracting = Pick<Services, 'db' | 'clock' | 'conversationCache' | 'factCache'>

async function forget(
  services: Retracting,
  actor: Person,
  ids: readonly number[],
  isEverything = false,
): Promise<number> {
  if (ids.length === 0 && !isEverything) return 0
  let count = 0
  await retractFacts(services, actor, async (tx, owner) => {
    count = await forgetFacts(tx, owner, ids)
    if (isEverything) await forgetMessagesIn(tx, owner, await unkept(tx, owner.userId))
    return true
  })
  return count
}

/** What no memory shows: messages that no model has read yet, and versions that are not shown. */
const unkept = async (tx: Transaction, userId: number): Promise<number[]> => [
  ...idsOf(await findAwaiting(tx, userId)),
  ...idsOf(await findWithdrawn(tx, userId)),
]

/** 404: not theirs. */
export async function forgetMemory(services: Retracting, actor: Person, id: number): Promise<void> {
  if ((await forget(services, actor, [id])) === 0) throw notFound('Memory')
}

type Forgetting = Pick<Services, 'db' | 'vault' | 'clock' | 'log' | 'conversationCache' | 'factCache'>

async function chosen(services: Forgetting, actor: Actor, { ids, ...filter }: ForgetBody): Promise<number[]> {
  if (ids) return idsOf(await findMemories(services.db, actor.userId, ids))
  // What was said a moment ago is forgotten too, though no worker has read it yet.
  await rememberAllOf(services, actor.userId)
  return idsOf(await searchMemories(services, actor, filter))
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
