import type { ConversationSummary } from '../../../contract/conversations.ts'
import { restText } from '../../../core/scheduling/rest-text.ts'
import { timeAhead } from '../../../core/time/next-time.ts'

type Planned = Pick<ConversationSummary, 'active' | 'nextMessageAt' | 'restingUntil' | 'usedUpUntil'>

/** Whether the helper is active, and when it writes next or how long it stays silent. */
export function conversationState(planned: Planned, now: Date, timeZone: string): string {
  const { active, nextMessageAt } = planned
  if (!active) return 'Paused'
  const next = nextMessageAt
    ? `Next: ${timeAhead(nextMessageAt, now, timeZone, ' at ')}`
    : restText(planned, now, timeZone)
  return next ? `Active · ${next}` : 'Active'
}
