import { NO_MEMORY } from '../memory/digest-lines.ts'
import { dayAt, dayOf } from '../time/zone-time.ts'
import { estimateTokens } from '../usage/tokens.ts'
import type { ReplyContext } from './context.ts'

/** Tokens that the conversation may take in a request. */
export const HISTORY_TOKENS = 3000
/** A long one is cut to between this share of them and all of them. */
const LEAST_SHARE = 0.5
/** Turns of a few words count as this many tokens, so that fewer of them are shown than are read. */
const LEAST_TOKENS = 32

interface DatedText {
  text: string
  at?: Date
  quote?: { text: string }
}

/** Spreads times evenly. */
const rankOf = ({ at }: DatedText): number => Math.imul((at?.getTime() ?? 0) ^ 0x5bd1e995, 0x9e3779b1) >>> 0

/**
 * The newest turns that a request shows, oldest first; the last one always whole. A long conversation is cut where the same
 * turn comes first for a while, so that a provider can reuse what it has read: of the turns at which it may begin, the one
 * of the lowest rank.
 */
export function shownTurns<T extends DatedText>(turns: readonly T[], budget = HISTORY_TOKENS): readonly T[] {
  let tokens = 0
  let first = turns.length
  let best = turns.length
  while (first > 0) {
    const turn = turns[first - 1] as T
    tokens += Math.max(LEAST_TOKENS, estimateTokens(turn.text) + estimateTokens(turn.quote?.text ?? ''))
    if (tokens > budget && first < turns.length) break
    first -= 1
    const held = turns[best]
    if (tokens < budget * LEAST_SHARE || !held || rankOf(turn) <= rankOf(held)) best = first
  }
  return turns.slice(first === 0 ? 0 : best)
}

/**
 * Cuts the conversation to what a request shows, and the earlier days to those that it does not show whole: before its
 * first turn, and of that turn's own day if some of it was cut.
 */
export function fitContext(context: ReplyContext): ReplyContext {
  const { turns, memory = NO_MEMORY, timeZone } = context
  const shown = shownTurns(turns)
  const dayOfTurn = (index: number): number => {
    const at = turns[index]?.at
    return at ? dayAt(at.getTime(), timeZone) : Number.POSITIVE_INFINITY
  }
  const first = turns.length - shown.length
  const wholeFrom = first > 0 && dayOfTurn(first - 1) === dayOfTurn(first) ? dayOfTurn(first) + 1 : dayOfTurn(first)
  return {
    ...context,
    turns: shown,
    memory: { ...memory, days: memory.days.filter(({ day }) => dayOf(day) < wholeFrom) },
  }
}
