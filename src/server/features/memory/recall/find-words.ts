import { positionsIn } from '../../../../core/recall/postings.ts'
import type { Services } from '../../../platform/ports/services.ts'
import type { Owner } from '../recall-index/index-conversations.ts'
import { findPostings, type PostingsRow } from './store.ts'
import { messageIdsAt } from './store-words.ts'
import { hashTerm } from './terms.ts'

interface Asked {
  /** A message must contain each word, by any of its terms. */
  words: readonly (readonly string[])[]
  /** Null: in all conversations. */
  helperId: number | null
  /** Only messages older than the one with this id. */
  before: number
}

/** Positions in one conversation where all words occur. `wordOf` maps a row's term to its word. */
function positionsOfAll(rows: readonly PostingsRow[], words: number, wordOf: (row: PostingsRow) => number): number[] {
  const byWord = Map.groupBy(rows, wordOf)
  if (byWord.size < words) return []
  const [rarest = new Set<number>(), ...others] = [...byWord.values()]
    .map((each) => new Set(positionsIn(each)))
    .sort((a, b) => a.size - b.size)
  return [...rarest].filter((position) => others.every((there) => there.has(position)))
}

/** Newest first, whatever helpers may see of them: for the person's own search. Recall uses `searchMessages`. */
export async function findWithWords(
  { db }: Pick<Services, 'db'>,
  { userId, dataKey }: Owner,
  { words, helperId, before }: Asked,
): Promise<number[]> {
  const terms = words.flatMap((alternatives, word) => alternatives.map((term) => ({ term, word })))
  const hashes = terms.map(({ term }) => hashTerm(dataKey, term))
  const rows = await findPostings(db, userId, hashes, helperId)
  const wordOf = ({ nth }: PostingsRow): number => terms[nth - 1]?.word ?? 0
  const found = [...Map.groupBy(rows, ({ helperId: helper }) => helper)].flatMap(([helper, own]) =>
    positionsOfAll(own, words.length, wordOf).map((position) => ({ helperId: helper, position })),
  )
  return found.length > 0 ? messageIdsAt(db, found, before) : []
}
