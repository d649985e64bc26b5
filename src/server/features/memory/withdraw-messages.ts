import type { Transaction } from '../../db/statement.ts'
import { endFacts, endWrittenWith } from './end-memories.ts'
import { rebuildDays } from './rebuild-days.ts'
import {
  findFactsFrom,
  findMemories,
  findSupersededBy,
  markWithdrawn,
  reviveFacts,
  unmarkWithdrawn,
} from './store-withdrawn.ts'
import { keepToldElsewhere } from './told-elsewhere.ts'
import type { Owner } from './write-claims.ts'

const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id)

/**
 * Messages are no memories any more, as if the person had not said them: facts that only they told end, what those had
 * superseded is so again, and what was written with them is used no more. Before they are deleted, or until
 * `restoreMessages`. The caller holds facts and helpers (`takeBack`).
 */
export async function withdrawMessages(tx: Transaction, owner: Owner, ids: readonly number[]): Promise<void> {
  const { userId } = owner
  const memories = await findMemories(tx, userId, ids)
  await keepToldElsewhere(tx, owner, ids)
  const gone = idsOf(await findFactsFrom(tx, userId, ids))
  const superseded = idsOf(await findSupersededBy(tx, userId, gone))
  await endFacts(tx, owner, gone)
  await reviveFacts(tx, userId, superseded)
  await endWrittenWith(tx, owner, ids)
  await markWithdrawn(tx, userId, idsOf(memories))
  await rebuildDays(tx, owner, memories, [])
}

/**
 * Messages that were withdrawn are memories again, but for those that the person has had forgotten since; facts are looked
 * for in them once more. The caller holds facts and helpers (`takeBack`).
 */
export async function restoreMessages(tx: Transaction, owner: Owner, ids: readonly number[]): Promise<void> {
  await rebuildDays(tx, owner, await unmarkWithdrawn(tx, owner.userId, ids), [])
}
