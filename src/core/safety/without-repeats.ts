import type { Token } from './normalise.ts'

/** Shorter texts cost little, repeated or not. */
const LONG = 100
/** What is said so many words long, so often, says nothing new. */
const WINDOW = 8
const MOST_TIMES = 2

/** Leaves out words that end a stretch of eight which was read twice before. */
export function withoutRepeats(tokens: Token[]): Token[] {
  if (tokens.length < LONG) return tokens
  const times = new Map<string, number>()
  const words = tokens.map(({ word }) => word)
  return tokens.filter((_, nth) => {
    const stretch = words.slice(Math.max(nth - WINDOW + 1, 0), nth + 1).join(' ')
    const before = times.get(stretch) ?? 0
    times.set(stretch, before + 1)
    return before < MOST_TIMES
  })
}
