import type { Token } from './normalise.ts'

/** Shorter texts cost little, repeated or not. */
const LONG = 100
/** What is said so many words long, so often, says nothing new. */
const WINDOW = 8
const MOST_TIMES = 2
const PRIME = 16777619

/** A number for each stretch of eight words, the last of which is at that place. */
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

/** Leaves out words that end a stretch of eight which was read twice before. */
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
