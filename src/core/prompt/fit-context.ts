import { NO_MEMORY } from '../memory/helper-memory.ts'
import { dayAt, dayOf } from '../time/zone-time.ts'
import type { ReplyContext } from './context.ts'
import { shownTurns } from './shown-turns.ts'

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
