import { sentenceOf } from '../../../core/memory/sentence.ts'
import { type Trace, TraceBook, TracedText, traceOf } from '../../../core/memory/traces.ts'
import type { Transaction } from '../../db/statement.ts'
import { stemsOf } from '../recall/stems.ts'
import { findReached, readRelated, type TracedFact } from './reach.ts'
import { rebuildDays } from './rebuild-days.ts'
import { endFact } from './store-facts.ts'
import { forgetMessages } from './store-reach.ts'
import type { Owner } from './write-claims.ts'

/** What distinguishes a fact from its correction; empty if the correction states all of it as well. */
const oldTrace = ({ words }: TracedFact, correction: string): Trace => traceOf(words, stemsOf(words.value), correction)

/**
 * Messages that state the old facts are forgotten; the facts stay as history. If a current fact from another message
 * states the same (`You come from Boston`), only messages with a recorded relation are forgotten. The caller holds the
 * locks on facts and helpers (`retractFacts`).
 */
export async function withdrawOutdated(
  tx: Transaction,
  owner: Owner,
  ids: readonly number[],
  correction: string,
  now: Date,
): Promise<void> {
  const { chosen, alike, beside } = await readRelated(tx, owner, ids)
  const wrong = chosen
    .map((fact) => ({ ...fact, trace: oldTrace(fact, correction) }))
    .filter(({ trace }) => trace.length > 0)
  if (wrong.length === 0) return
  const book = new TraceBook(wrong)
  const saysOld = ({ words }: TracedFact): boolean => {
    const text = sentenceOf(words)
    return book.statedIn(new TracedText(text, stemsOf(text))).length > 0
  }
  const sources = new Set(wrong.flatMap((fact) => fact.sources))
  const others = [...alike, ...beside].filter((fact) => fact.isCurrent && !ids.includes(fact.id) && saysOld(fact))
  const fromTheSame = others.filter((fact) => fact.sources.some((id) => sources.has(id)))
  for (const { id } of fromTheSame) await endFact(tx, id, now, now)
  const reached = await findReached(tx, owner, wrong, [], others.length === fromTheSame.length)
  await forgetMessages(
    tx,
    owner.userId,
    reached.map(({ id }) => id),
  )
  await rebuildDays(tx, owner, reached, others.length === fromTheSame.length ? wrong : [])
}
