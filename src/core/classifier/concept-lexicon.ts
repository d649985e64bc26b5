import { memoizeWords } from '../text/memoize-words.ts'
import { isSlip } from '../text/slips.ts'
import { spellings } from '../text/spellings.ts'

const NONE: readonly number[] = []
const FEWEST_FOR_SLIPS = 5
const BUCKET = 2
/** Doubled letters: `diee`. */
const TWIN = /(\p{L})\1/u
const TWINS = /(\p{L})\1/gu

/**
 * Maps the words of one language to concept numbers, allowing typos of one letter. A line names a concept, then has its
 * words in each language, separated by bars; `column` counts from 1.
 */
export class ConceptLexicon {
  readonly #words = new Map<string, number[]>()
  readonly #similar = new Map<string, string[]>()

  constructor(lines: readonly string[], column: number) {
    for (const [concept, line] of lines.entries()) {
      const words = (line.split('|')[column] ?? '').split(/\s+/).filter((word) => word !== '')
      for (const word of words.flatMap(spellings)) this.#words.set(word, [...(this.#words.get(word) ?? []), concept])
    }
    for (const word of this.#words.keys()) {
      if (word.length < FEWEST_FOR_SLIPS) continue
      const bucket = word.slice(0, BUCKET)
      this.#similar.set(bucket, [...(this.#similar.get(bucket) ?? []), word])
    }
  }

  words(): readonly string[] {
    return [...this.#words.keys()]
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
