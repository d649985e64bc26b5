import { sentenceOf } from '../../../core/memory/attributes.ts'
import type { Transaction } from '../../db/statement.ts'
import { openFact, sealQuote } from './seal-fact.ts'
import { dropRelatedMessages, findToldElsewhere, moveSources } from './store-told-elsewhere.ts'
import type { Owner } from './write-claims.ts'

/** What the person said in other messages too is known from those once `gone` are; the words that told it go with them. */
export async function keepToldElsewhere(
  tx: Transaction,
  { userId, dataKey }: Owner,
  gone: readonly number[],
): Promise<void> {
  const rows = await findToldElsewhere(tx, userId, gone)
  const moved = rows.map((row) => ({ id: row.id, quote: sealQuote(dataKey, sentenceOf(openFact(dataKey, row))) }))
  if (moved.length > 0) await moveSources(tx, userId, gone, moved)
  await dropRelatedMessages(tx, userId, gone)
}
