import type { SafetyLanguage } from '../concern.ts'
import { isSlip } from '../lexicon.ts'
import { memoizeWords } from '../memoize-words.ts'
import { linesOf, spellings } from '../patterns.ts'
import { CONCEPTS } from './concepts.ts'

/** The order of languages in a line. */
const COLUMNS: readonly SafetyLanguage[] = ['en', 'de', 'es', 'fr', 'pt']
const NONE: readonly number[] = []
const FEWEST_FOR_SLIPS = 5
const BUCKET = 2
/** Letters held down: `diee`. */
const TWIN = /(\p{L})\1/u
const TWINS = /(\p{L})\1/gu

/** Maps the words of one language to concept numbers, allowing typos of one letter. */
export class ConceptLexicon {
  readonly #words = new Map<string, number[]>()
  readonly #similar = new Map<string, string[]>()

  constructor(language: SafetyLanguage) {
    const column = COLUMNS.indexOf(language) + 1
    for (const [concept, line] of linesOf(CONCEPTS).entries()) {
      const words = (line.split('|')[column] ?? '').split(/\s+/).filter((word) => word !== '')
      for (const word of words.flatMap(spellings)) this.#words.set(word, [...(this.#words.get(word) ?? []), concept])
    }
    for (const word of this.#words.keys()) {
      if (word.length < FEWEST_FOR_SLIPS) continue
      const bucket = word.slice(0, BUCKET)
      this.#similar.set(bucket, [...(this.#similar.get(bucket) ?? []), word])
    }
  }

  readonly find = memoizeWords((word) => this.#search(word))

  #search(word: string): readonly number[] {
    const known = this.#words.get(word) ?? (TWIN.test(word) ? this.#words.get(word.replace(TWINS, '$1')) : undefined)
    if (known) return known
    if (word.length < FEWEST_FOR_SLIPS) return NONE
    const meant = this.#similar
      .get(word.slice(0, BUCKET))
      ?.find((other) => Math.abs(other.length - word.length) <= 1 && isSlip(word, other))
    return meant === undefined ? NONE : (this.#words.get(meant) ?? NONE)
  }
}

const dangerous = new Set(linesOf(CONCEPTS).flatMap((line, concept) => (line.startsWith('!') ? [concept] : [])))

const lexicons = new Map<SafetyLanguage, ConceptLexicon>()

/** Created on first use. */
function lexiconOf(language: SafetyLanguage): ConceptLexicon {
  const lexicon = lexicons.get(language) ?? new ConceptLexicon(language)
  lexicons.set(language, lexicon)
  return lexicon
}

export const conceptsOf = (word: string, language: SafetyLanguage): readonly number[] => lexiconOf(language).find(word)

/** Whether a word belongs to a concept without which no danger is described. */
export const isDangerous = (word: string, language: SafetyLanguage): boolean =>
  conceptsOf(word, language).some((concept) => dangerous.has(concept))
