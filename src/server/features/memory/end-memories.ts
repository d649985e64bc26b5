import { sentenceOf } from '../../../core/memory/sentence.ts'
import { TraceBook } from '../../../core/memory/traces.ts'
import type { Transaction } from '../../db/statement.ts'
import { cutQuotes } from './cut-quotes.ts'
import {
  findStating,
  findWritten,
  type ReachedMessage,
  reachedOf,
  readRelated,
  type TracedFact,
  traced,
} from './reach.ts'
import { rebuildDays } from './rebuild-days.ts'
import { deleteFacts } from './store-facts.ts'
import { findCited, forgetMessages } from './store-reach.ts'
import type { Owner } from './write-claims.ts'

/** Without those that a remaining fact states as well, as `You live in Boston` does for `You come from Boston`. */
function noLongerStated(chosen: readonly TracedFact[], staying: readonly TracedFact[]): TracedFact[] {
  const book = new TraceBook(chosen)
  const stated = new Set(staying.flatMap(({ words }) => book.statedIn(traced(sentenceOf(words)))))
  return chosen.filter((fact) => !stated.has(fact))
}

/** Helper messages that state facts on their own, not in reply to a person who says the same elsewhere. */
async function findRepeated(tx: Transaction, owner: Owner, facts: readonly TracedFact[]): Promise<ReachedMessage[]> {
  const stating = await findStating(tx, owner, facts)
  const sources = new Set(facts.flatMap((fact) => fact.sources))
  const said = stating.filter(({ id, isFromUser }) => isFromUser && !sources.has(id))
  const kept = new Set(said.map(({ id }) => id))
  return stating
    .filter(({ isFromUser, replyTo }) => !isFromUser && !(replyTo !== null && kept.has(replyTo)))
    .map(reachedOf)
}

const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id)

/** The facts may be learned again, unlike forgotten ones. The caller holds the locks of `retractFacts`. */
export async function endFacts(tx: Transaction, owner: Owner, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const { chosen, alike, beside } = await readRelated(tx, owner, ids)
  const gone = noLongerStated(
    chosen,
    alike.filter(({ isCurrent }) => isCurrent),
  )
  const reached = [...(await findWritten(tx, owner, chosen, [])), ...(await findRepeated(tx, owner, gone))]
  await forgetMessages(tx, owner.userId, idsOf(reached))
  await cutQuotes(tx, owner, beside, gone)
  await deleteFacts(tx, owner.userId, idsOf(chosen))
  await rebuildDays(tx, owner, reached, gone)
}

/** The same for messages that are deleted with their helper: ends what was written based on them. */
export async function endBasedOn(tx: Transaction, owner: Owner, messages: readonly number[]): Promise<void> {
  const cited = (await findCited(tx, owner.userId, messages)).map(({ id }) => id)
  if (cited.length === 0) return
  const reached = await findWritten(tx, owner, [], cited)
  await forgetMessages(tx, owner.userId, idsOf(reached))
  await rebuildDays(tx, owner, reached, [])
}

/** The messages stay in their conversations. */
export async function endMessages(tx: Transaction, owner: Owner, messages: readonly number[]): Promise<void> {
  await endBasedOn(tx, owner, messages)
  await forgetMessages(tx, owner.userId, messages)
}
