import { sentenceOf } from '../../../core/memory/sentence.ts'
import type { Transaction } from '../../db/statement.ts'
import { openFact, sealQuote } from './seal-fact.ts'
import { dropRelatedMessages, findRestated, moveSources } from './store-restated-facts.ts'
import type { Owner } from './write-claims.ts'

/** When `gone` are removed, another message that states the fact becomes its source; the old quote is dropped. */
export async function keepRestated(
  tx: Transaction,
  { userId, dataKey }: Owner,
  gone: readonly number[],
): Promise<void> {
  const rows = await findRestated(tx, userId, gone)
  const moved = rows.map((row) => ({ id: row.id, quote: sealQuote(dataKey, sentenceOf(openFact(dataKey, row))) }))
  if (moved.length > 0) await moveSources(tx, userId, gone, moved)
  await dropRelatedMessages(tx, userId, gone)
}
