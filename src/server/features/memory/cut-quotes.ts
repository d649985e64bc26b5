import { cutQuote } from '../../../core/memory/cut-quote.ts'
import { sentenceOf } from '../../../core/memory/sentence.ts'
import { TraceBook } from '../../../core/memory/traces.ts'
import type { Transaction } from '../../db/statement.ts'
import { states, type TracedFact } from './reach.ts'
import { sealQuote } from './seal-fact.ts'
import { saveQuotes } from './store-reach.ts'
import type { Owner } from './write-claims.ts'

/** Removes from quotes what also states a fact that is gone. */
export async function cutQuotes(
  tx: Transaction,
  { userId, dataKey }: Owner,
  staying: readonly TracedFact[],
  gone: readonly TracedFact[],
): Promise<void> {
  const book = new TraceBook(gone)
  const isGone = (text: string): boolean => states(book, text)
  const told = staying.filter(({ words }) => isGone(words.quote))
  const quoteOf = ({ words }: TracedFact): string => cutQuote(words.quote, isGone) ?? sentenceOf(words)
  await saveQuotes(
    tx,
    userId,
    told.map((fact) => ({ id: fact.id, quote: sealQuote(dataKey, quoteOf(fact)) })),
  )
}
