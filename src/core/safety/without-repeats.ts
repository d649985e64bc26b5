import type { Token } from './normalise.ts'

/** Shorter texts are cheap, repeated or not. */
const LONG = 100
/** A sequence of this many words, repeated this often, adds nothing new. */
const WINDOW = 8
const MOST_TIMES = 2
const PRIME = 16777619
/** The prime to the power of the window, in 32 bits: the factor of the word that leaves it. */
const LEAVING = Array.from({ length: WINDOW }).reduce<number>((power) => Math.imul(power, PRIME), 1)

/** A hash of each eight-word sequence, stored at its last word. */
function stretches(tokens: readonly Token[]): Int32Array {
  const numbers = new Map<string, number>()
  const words = new Int32Array(tokens.length)
  const hashes = new Int32Array(tokens.length)
  for (let last = 0; last < tokens.length; last += 1) {
    const word = tokens[last]?.word ?? ''
    const number = numbers.get(word) ?? numbers.size + 1
    numbers.set(word, number)
    words[last] = number
    const left = Math.imul(words[last - WINDOW] ?? 0, LEAVING)
    hashes[last] = Math.imul(hashes[last - 1] ?? 0, PRIME) + number - left
  }
  return hashes
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
