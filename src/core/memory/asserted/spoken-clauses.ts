import { spokenLanguage } from '../../text/spoken-language.ts'
import { type Clause, clausesOf } from '../clauses.ts'
import type { LanguageReader } from '../languages/read-language.ts'
import { LANGUAGE_READERS } from '../languages/readers.ts'
import { wordsOf } from './value-words.ts'

export interface SpokenClause extends Clause {
  words: readonly string[]
  /** Null for English. */
  reader: LanguageReader | null
}

const FIRST_PERSON = /^(?:i|im|ive|my|we|our|me|us|mine)$/

const overlaps = (one: readonly string[], other: readonly string[]): boolean => one.some((word) => other.includes(word))

const readersFor = (message: string): LanguageReader[] => LANGUAGE_READERS.filter(({ worth }) => worth.test(message))

/** Whether it is likely English, or has an English `I`, stated or left out. */
function isInEnglish(message: string, clauses: readonly Clause[]): boolean {
  const likeliest = spokenLanguage(message)
  if (likeliest !== null) return false
  return [message, ...clauses.map(({ text }) => text)].some((text) =>
    wordsOf(text).some((word) => FIRST_PERSON.test(word) && word !== 'me'),
  )
}

/** A clause counts only if every language that its message may be in reads it as a statement. */
export function spokenClauses(message: string): SpokenClause[] {
  const readers = readersFor(message)
  const read = readers.map((reader) => reader.clausesOf(message))
  const english = clausesOf(message)
  const isEnglish = readers.length === 0 || isInEnglish(message, english)
  const clauses = isEnglish ? english : (read[0] ?? [])
  return clauses
    .map((clause) => ({ ...clause, words: wordsOf(clause.text), reader: isEnglish ? null : (readers[0] ?? null) }))
    .filter((clause) =>
      read.every((others) =>
        others.some(({ quote, text }) => quote === clause.quote && overlaps(wordsOf(text), clause.words)),
      ),
    )
}

export const isFirstPerson = ({ words, quote, reader }: SpokenClause): boolean =>
  reader === null ? words.some((word) => FIRST_PERSON.test(word)) : readersFor(quote).length > 0
