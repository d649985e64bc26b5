import { CHUNK_BITS, positionsIn } from '../../../../core/recall/postings.ts'
import { type Stem, termsIn } from '../../../../core/recall/words.ts'
import { looseWords } from '../../../../core/search/grams.ts'
import { emojiIn, foldLetters, spellOut } from '../../../../core/text/words.ts'
import type { Person, Uses } from '../../../platform/ports/services.ts'
import { findPostings, messageIdsAt, type PostingsRow } from './store.ts'
import { hashTerm, plainTermsOf, type SearchedWord, stemsOf, termsOf } from './terms.ts'

interface Asked {
  /** A message must contain each word. */
  words: readonly SearchedWord[]
  /** Null: in all conversations. */
  helperId: number | null
  /** Only messages older than the one with this id. */
  before: number
}

/** Each list is one way in which the word may be there: all of its terms. */
const waysOf = ({ stems, parts }: SearchedWord): (readonly string[])[] => [...stems.map((stem) => [stem]), ...parts]

/** For each position of a conversation, 1 if something is there. */
type Flags = Uint8Array

function flagsOf(rows: readonly PostingsRow[], size: number): Flags {
  const flags = new Uint8Array(size)
  for (const position of positionsIn(rows)) flags[position] = 1
  return flags
}

const both = (one: Flags, other: Flags): Flags => one.map((flag, at) => flag & (other[at] as number))
const either = (one: Flags, other: Flags): Flags => one.map((flag, at) => flag | (other[at] as number))

/** Positions in one conversation where all words may be. */
function positionsOfAll(words: readonly SearchedWord[], rowsOf: (term: string) => PostingsRow[], chunks: number) {
  const size = chunks << CHUNK_BITS
  const ofTerms = (terms: readonly string[]) => terms.map((term) => flagsOf(rowsOf(term), size)).reduce(both)
  const mayBeAt = words.map((word) => waysOf(word).map(ofTerms).reduce(either)).reduce(both)
  return [...mayBeAt.keys()].filter((position) => mayBeAt[position] === 1)
}

/**
 * Newest first, whatever helpers may see of them: for the person's own search. Not all of them contain the words, since
 * words without known stems are looked up by their parts. Recall uses `searchMessages`.
 */
export async function findWithWords(
  { db }: Uses<'db'>,
  { userId, dataKey }: Person,
  { words, helperId, before }: Asked,
): Promise<number[]> {
  const terms = [...new Set(words.flatMap(waysOf).flat())]
  const hashes = terms.map((term) => hashTerm(dataKey, term))
  const rows = await findPostings(db, userId, hashes, helperId)
  const found = [...Map.groupBy(rows, ({ helperId: helper }) => helper)].flatMap(([helper, own]) => {
    const byTerm = Map.groupBy(own, ({ nth }: PostingsRow) => terms[nth - 1] ?? '')
    const chunks = Math.max(...own.map(({ chunk }) => chunk)) + 1
    const positions = positionsOfAll(words, (term) => byTerm.get(term) ?? [], chunks)
    return positions.map((position) => ({ helperId: helper, position }))
  })
  return found.length > 0 ? messageIdsAt(db, found, before) : []
}

/** Checks whether words of a text are among the search words. */
interface WordMatch {
  isMatch(word: string): boolean
  /** Whether the text contains all of them. */
  hasAll(): boolean
}

/** Most messages that are asked for words have none of them, so what only a snippet needs is made when it is asked for. */
export function matchWords(text: string, words: readonly SearchedWord[]): WordMatch {
  const loose = [...new Set(looseWords(text))]
  const wanted = new Set(words.flatMap(({ stems }) => stems))
  let stem: Stem | undefined
  const termsOfWord = (word: string): string[] => {
    stem ??= stemsOf(text)
    const forms = [...new Set([word, foldLetters(word), spellOut(word.toLowerCase())])]
    return [...termsIn(forms.join(' '), stem), ...emojiIn(word)]
  }
  let terms: Set<string> | undefined
  const hasTerm = (term: string): boolean => {
    terms ??= new Set([...termsOf(text), ...plainTermsOf(text), ...emojiIn(text)])
    return terms.has(term)
  }
  // In languages without blanks, a word is only part of what `looseWords` takes for one.
  const isForm = (form: string) =>
    loose.some((whole) => whole.includes(form)) && words.some(({ isLike }) => isLike(form))
  return {
    isMatch: (word) => termsOfWord(word).some((term) => wanted.has(term)) || looseWords(word).some(isForm),
    hasAll: () => words.every(({ stems, isLike }) => loose.some(isLike) || stems.some(hasTerm)),
  }
}
