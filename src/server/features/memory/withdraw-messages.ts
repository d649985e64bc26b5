import type { Transaction } from '../../db/statement.ts'
import { openMessage } from '../../sealed-message.ts'
import { endBasedOn, endFacts } from './end-memories.ts'
import { rebuildDays } from './rebuild-days.ts'
import { claimsToRemember } from './remember-message.ts'
import { keepRestated } from './restated-facts.ts'
import { findRemembered } from './store-messages.ts'
import {
  findFactsFrom,
  findMemories,
  findSupersededBy,
  markWithdrawn,
  readFromBefore,
  reviveFacts,
  unmarkWithdrawn,
} from './store-withdrawn.ts'
import { type Owner, writeClaims } from './write-claims.ts'

const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id)

/**
 * As if they had never been sent, for deletion or until `restoreMessages`: superseded facts become current again.
 * The caller holds the locks on facts and helpers (`retractFacts`).
 */
export async function withdrawMessages(tx: Transaction, owner: Owner, ids: readonly number[]): Promise<void> {
  const { userId } = owner
  const memories = await findMemories(tx, userId, ids)
  await keepRestated(tx, owner, ids)
  const gone = idsOf(await findFactsFrom(tx, userId, ids))
  const superseded = idsOf(await findSupersededBy(tx, userId, gone))
  await endFacts(tx, owner, gone)
  await reviveFacts(tx, userId, superseded)
  await endBasedOn(tx, owner, ids)
  await markWithdrawn(tx, userId, idsOf(memories))
  await rebuildDays(tx, owner, memories, [])
  await readFromBefore(tx, userId, ids)
}

/** Messages forgotten since stay so. The caller holds the locks on facts and helpers (`retractFacts`). */
export async function restoreMessages(tx: Transaction, owner: Owner, ids: readonly number[], now: Date): Promise<void> {
  const memories = await unmarkWithdrawn(tx, owner.userId, ids)
  const remembered = await findRemembered(tx, owner.userId, idsOf(memories))
  const claims = remembered.flatMap((row) => claimsToRemember(row, openMessage(owner.dataKey, row.content)))
  await writeClaims(tx, owner, claims, now)
  await rebuildDays(tx, owner, memories, [])
}
