import { ConceptLexicon } from '../../classifier/concept-lexicon.ts'
import { linesOf } from '../../text/lines-of.ts'
import { unaccented } from '../../text/spellings.ts'
import { CONCEPTS } from './concepts.ts'

/** English endings belong to their word, other parts are words of their own: `don't`, `j'ai`. */
const WORD = /[\p{L}\p{N}]+(?:['’](?:m|ve|s|re|ll|d|t)(?![\p{L}\p{N}]))?/giu
const DIGITS = /^\d+$/
/** A year, if it has four. */
const MOST_DIGITS = 5
const LINES = linesOf(CONCEPTS)
/** The order of languages in a line. */
export const CONCEPT_LANGUAGES = ['en', 'de', 'es', 'fr', 'pt'] as const
type ConceptLanguage = (typeof CONCEPT_LANGUAGES)[number]

const lexicons = new Map<ConceptLanguage, ConceptLexicon>()

/** Created on first use. */
export const lexiconOf = (language: ConceptLanguage): ConceptLexicon =>
  lexicons.getOrInsertComputed(language, () => new ConceptLexicon(LINES, CONCEPT_LANGUAGES.indexOf(language) + 1))

export interface ReadWord {
  from: number
  /** Without accents; numbers by their count of digits. */
  word: string
  concepts: readonly number[]
}

const folded = (word: string): string => {
  const plain = unaccented(word.toLowerCase().replace(/['’]/, ''))
  return DIGITS.test(plain) ? `#${Math.min(plain.length, MOST_DIGITS)}` : plain
}

/** Words with their concepts in the language that knows most of them. */
export function readWords(text: string): ReadWord[] {
  const words = [...text.matchAll(WORD)].map((match) => ({ from: match.index, word: folded(match[0]) }))
  const readings = CONCEPT_LANGUAGES.map((language) => words.map(({ word }) => lexiconOf(language).find(word)))
  const count = (reading: readonly (readonly number[])[]) => reading.filter((concepts) => concepts.length > 0).length
  const best = readings.reduce((most, reading) => (count(reading) > count(most) ? reading : most))
  return words.map((word, nth) => ({ ...word, concepts: best[nth] ?? [] }))
}
