import { estimateTokens } from '../usage/tokens.ts'

/** The newest turns that fit into `budget` tokens, oldest first; the last one always, and whole. */
export function recentTurns<T extends { text: string }>(turns: readonly T[], budget: number): readonly T[] {
  let left = budget
  let first = turns.length
  while (first > 0) {
    left -= estimateTokens(turns[first - 1]?.text.length ?? 0)
    if (left < 0 && first < turns.length) break
    first -= 1
  }
  return turns.slice(first)
}
