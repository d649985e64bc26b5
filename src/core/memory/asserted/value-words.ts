import { plainWords } from '../plain-words.ts'

const SMALL = new Set(
  `a an the my our your his her their its of to in on at for with by and or is are was were be been am i you he she it we they as from that this me him them us
el la los las un una de en y o le les des du et une die der das den ein eine und im os um uma e em no na do da`.split(
    /\s+/,
  ),
)

/** Splits at apostrophes too, so that `mom's` contains mom, and `j'habite` je. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFKC')
    .split(/[^\p{L}\p{N}$€£%]+/u)
    .filter((word) => word !== '')

export const stemOf = (word: string): string => (word.length > 4 ? word.replace(/s$/, '') : word)

export const contentOf = (value: string): string[] => wordsOf(plainWords(value)).filter((word) => !SMALL.has(word))

export interface ValueSpan {
  /** The index of its first word, and of its last. */
  first: number
  last: number
}

const MOST_BETWEEN = 3
/** Words that no value spans: `2 cats and 3 dogs` does not contain `3 cats`. */
const PARTS = /^(?:\d+|and|but|or|y|e|et|und|o|ou|oder|aber|pero|mais|mas|not|pas|nicht|no|não)$/

/** The shortest span with every word of a value, the last one of several; null if there is none. */
export function spanOfValue(words: readonly string[], content: readonly string[], value: string): ValueSpan | null {
  const stems = words.map(stemOf)
  const wanted = new Set(content.map(stemOf))
  const own = new Set(wordsOf(plainWords(value)))
  const isApart = (word: string): boolean => !own.has(word) && PARTS.test(word)
  for (let length = wanted.size; length <= wanted.size + MOST_BETWEEN; length += 1)
    for (let first = words.length - length; first >= 0; first -= 1) {
      const there = new Set(stems.slice(first, first + length))
      if (!wanted.isSubsetOf(there)) continue
      return words.slice(first, first + length).some(isApart) ? null : { first, last: first + length - 1 }
    }
  return null
}
