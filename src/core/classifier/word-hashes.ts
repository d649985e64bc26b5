import { memoizeWords } from '../text/memoize-words.ts'

/** A kind of feature: its number in the hash, and how much each counts. */
export interface Kind {
  kind: number
  value: number
}

/** Parts of words. */
export const LETTERS: Kind = { kind: 5, value: 0.5 }
const FEWEST_LETTERS = 3
const MOST_LETTERS = 5

export const OFFSET = 2166136261
const PRIME = 16777619
const EDGE = 94

export const mixed = (hash: number, code: number): number => Math.imul(hash ^ code, PRIME)

export function spread(hash: number): number {
  const once = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (once ^ (once >>> 12)) >>> 0
}

function hashOf(word: string): number {
  let hash = OFFSET
  for (let at = 0; at < word.length; at += 1) hash = mixed(hash, word.charCodeAt(at))
  return hash
}

/** Hashes of a word's character n-grams, with boundary markers. */
function lettersOf(word: string): Int32Array {
  const code = (at: number): number => (at === 0 || at > word.length ? EDGE : word.charCodeAt(at - 1))
  const hashes: number[] = []
  for (let from = 0; from < word.length; from += 1) {
    let hash = OFFSET
    for (let length = 1; length <= MOST_LETTERS && from + length <= word.length + 2; length += 1) {
      hash = mixed(hash, code(from + length - 1))
      if (length >= FEWEST_LETTERS) hashes.push(spread(mixed(hash, LETTERS.kind)))
    }
  }
  return Int32Array.from(hashes)
}

export const hashesOf = memoizeWords((word) => ({ hash: hashOf(word), letters: lettersOf(word) }))
