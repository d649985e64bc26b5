import { estimateTokens } from '../usage/tokens.ts'

/** Oldest first. The last turn is always included in full. */
export function turnsWithinBudget<T extends { text: string }>(turns: readonly T[], budget: number): readonly T[] {
  let left = budget
  let first = turns.length
  while (first > 0) {
    left -= estimateTokens(turns[first - 1]?.text.length ?? 0)
    if (left < 0 && first < turns.length) break
    first -= 1
  }
  return turns.slice(first)
}
