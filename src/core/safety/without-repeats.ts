import type { Token } from './normalise.ts'

/** Shorter texts are cheap, repeated or not. */
const LONG = 100
/** A sequence of this many words, repeated this often, adds nothing new. */
const WINDOW = 8
const MOST_TIMES = 2
const PRIME = 16777619

/** A hash of each eight-word sequence, stored at its last word. */
function stretches(tokens: readonly Token[]): Int32Array {
  const numbers = new Map<string, number>()
  const words = tokens.map(({ word }) => {
    const number = numbers.get(word) ?? numbers.size + 1
    numbers.set(word, number)
    return number
  })
  return Int32Array.from(words, (_, last) => {
    let stretch = 0
    for (let at = Math.max(last - WINDOW + 1, 0); at <= last; at += 1)
      stretch = Math.imul(stretch, PRIME) + (words[at] ?? 0)
    return stretch
  })
}

/** Drops words that end an eight-word sequence seen twice before. */
export function withoutRepeats(tokens: Token[]): Token[] {
  if (tokens.length < LONG) return tokens
  const times = new Map<number, number>()
  const ending = stretches(tokens)
  return tokens.filter((_, nth) => {
    const stretch = ending[nth] ?? 0
    const before = times.get(stretch) ?? 0
    times.set(stretch, before + 1)
    return before < MOST_TIMES
  })
}
