import type { Transaction } from '../../../platform/db/statement.ts'
import type { Owner } from '../owner.ts'
import { rebuildDays } from '../readings/rebuild-days.ts'
import { countAwaiting } from '../remember/store-waiting.ts'
import { findDerived, forgetMessages } from './store-derived.ts'
import { followMessages, markWithdrawn, outliveMessages, unmarkWithdrawn } from './store-withdrawn.ts'

const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id)

const derivedOf = (tx: Transaction, { userId }: Owner, ids: readonly number[]) => findDerived(tx, userId, ids)

/**
 * As if they had never been sent, until `restoreMessages`: what only they state is hidden, what only they ended is current.
 * The caller holds the locks on memory and helpers (`retractFacts`).
 */
export async function withdrawMessages(tx: Transaction, owner: Owner, ids: readonly number[]): Promise<void> {
  const derived = await derivedOf(tx, owner, ids)
  await markWithdrawn(tx, owner.userId, [...ids, ...idsOf(derived)])
  await followMessages(tx, owner.userId, ids)
  await rebuildDays(tx, owner, derived)
}

/** Messages forgotten since stay so. The caller holds the locks on memory and helpers (`retractFacts`). */
export async function restoreMessages(tx: Transaction, owner: Owner, ids: readonly number[]): Promise<void> {
  const derived = await derivedOf(tx, owner, ids)
  const restored = await unmarkWithdrawn(tx, owner.userId, [...ids, ...idsOf(derived)])
  await followMessages(tx, owner.userId, ids)
  await rebuildDays(tx, owner, restored)
  await countAwaiting(tx, { userId: owner.userId })
}

/** Before they are deleted, with the same locks. What helpers wrote with them elsewhere is forgotten. */
export async function eraseFromMemory(tx: Transaction, owner: Owner, ids: readonly number[]): Promise<void> {
  const derived = await derivedOf(tx, owner, ids)
  await forgetMessages(tx, owner.userId, idsOf(derived))
  await outliveMessages(tx, owner.userId, ids)
  await rebuildDays(tx, owner, derived)
}
