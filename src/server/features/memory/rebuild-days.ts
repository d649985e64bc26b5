import { type Trace, TraceBook, TracedText } from '../../../core/memory/traces.ts'
import type { Transaction } from '../../db/statement.ts'
import { filterWithoutBlocking } from '../../without-blocking.ts'
import { stemsOf } from '../recall/stems.ts'
import { openSummary } from './open-memory.ts'
import type { ReachedMessage } from './reach.ts'
import { earlierOf } from './read-idle-sessions.ts'
import { deleteSummaries, dropDays, findSummaries, saveSessionDigest } from './store-days.ts'
import type { Owner } from './write-claims.ts'

async function findStating(tx: Transaction, owner: Owner, facts: readonly { trace: Trace }[]) {
  const book = new TraceBook(facts)
  const rows = await findSummaries(tx, owner.userId)
  return filterWithoutBlocking(rows, ({ texts }) => {
    const text = texts.map((sealed) => (sealed ? openSummary(owner.dataKey, sealed) : '')).join('\n')
    return book.statedIn(new TracedText(text, stemsOf(text))).length > 0
  })
}

/** Rebuilds the session digests of these helpers from the summaries that are left. */
export async function rebuildSessionDigests(tx: Transaction, owner: Owner, helperIds: Iterable<number>): Promise<void> {
  for (const helperId of new Set(helperIds)) await saveSessionDigest(tx, helperId, await earlierOf(tx, owner, helperId))
}

/**
 * Deletes the summaries of days with `reached` messages, and summaries that state one of the facts. Such days are read
 * again once idle.
 */
export async function rebuildDays(
  tx: Transaction,
  owner: Owner,
  reached: readonly ReachedMessage[],
  facts: readonly { trace: Trace }[],
): Promise<void> {
  const ids = reached.map(({ id }) => id)
  if (ids.length > 0) await dropDays(tx, owner.userId, ids)
  const stating = facts.length > 0 ? await findStating(tx, owner, facts) : []
  if (stating.length > 0)
    await deleteSummaries(
      tx,
      owner.userId,
      stating.map(({ id }) => id),
    )
  const helpers = [...reached, ...stating].map(({ helperId }) => helperId)
  await rebuildSessionDigests(tx, owner, helpers)
}
