import type { Transaction } from '../../../platform/db/statement.ts'
import { type DerivedMessage, findDerived } from '../forgetting/store-derived.ts'
import type { Owner } from '../owner.ts'
import { rebuildDays } from '../readings/rebuild-days.ts'
import { findWithEarlier } from '../store-memories.ts'
import { holdMessages, releaseMessages, shareFacts, shareMessages } from './store-sharing.ts'

/** What the person told a helper stays with it; what others wrote with it is no longer theirs. */
const heldFrom = (derived: readonly DerivedMessage[], knowing: ReadonlySet<number | null>) =>
  derived.map((one) => ({ ...one, isWithheld: !one.isFromUser && !knowing.has(one.helperId) }))

/**
 * Hides from other helpers a memory, the messages that it and what it superseded were said in, and what was written with
 * them. The caller holds the lock on their memory.
 */
export async function keepFromOthers(tx: Transaction, owner: Owner, id: number, now: Date): Promise<void> {
  const { userId } = owner
  const chain = await findWithEarlier(tx, userId, [id])
  const sources = chain.flatMap((memory) => memory.sources ?? [])
  const memories = chain.map((memory) => memory.id)
  const derived = await findDerived(tx, userId, sources, memories)
  const said = derived.filter((one) => one.isFromUser && sources.includes(one.id))
  const knowing = new Set([...chain, ...said].map(({ helperId }) => helperId))
  const held = heldFrom(derived, knowing)
  await shareFacts(tx, userId, [id], false, now)
  await holdMessages(tx, userId, id, held)
  await rebuildDays(
    tx,
    owner,
    held.filter(({ isWithheld }) => isWithheld),
  )
}

async function shareAgain(tx: Transaction, owner: Owner, ids: readonly number[], now: Date): Promise<void> {
  await shareFacts(tx, owner.userId, ids, true, now)
  await rebuildDays(tx, owner, await releaseMessages(tx, owner.userId, ids))
}

/** The caller holds the locks on their memory and the helpers (`retractFacts`). */
export async function shareMemories(
  tx: Transaction,
  owner: Owner,
  ids: readonly number[],
  isShared: boolean,
  now: Date,
): Promise<boolean> {
  if (ids.length === 0) return false
  if (isShared) await shareAgain(tx, owner, ids, now)
  else for (const id of ids) await keepFromOthers(tx, owner, id, now)
  return true
}

/** What was written with a message is hidden or shared with it. */
export async function shareBasedOn(tx: Transaction, owner: Owner, messageId: number, isShared: boolean): Promise<void> {
  const derived = await findDerived(tx, owner.userId, [messageId])
  const helperId = derived.find(({ id }) => id === messageId)?.helperId ?? null
  const written = heldFrom(
    derived.filter(({ id }) => id !== messageId),
    new Set([helperId]),
  )
  await shareMessages(tx, owner.userId, written, isShared)
  await rebuildDays(
    tx,
    owner,
    written.filter(({ isWithheld }) => isWithheld),
  )
}
