import type { ConversationSummary } from '../../../../contract/conversations.ts'
import { mutedText, restText } from '../../../../core/scheduling/rest-text.ts'
import { clockTime } from '../../../../core/time/dates.ts'
import { timeAhead } from '../../../../core/time/local-moment.ts'
import { dayLabel } from '../thread/days.ts'

type Planned = Pick<ConversationSummary, 'active' | 'nextMessageAt' | 'restingUntil' | 'usedUpUntil' | 'mutedUntil'>

/** When the helper writes next, or how long it stays silent. */
export function planOf(planned: Planned, now: Date, timeZone: string): string {
  const { active, nextMessageAt } = planned
  if (!active) return 'Writes only when you do'
  const muted = mutedText(planned, now, timeZone)
  if (muted) return muted
  if (nextMessageAt) return `Next: ${timeAhead(nextMessageAt, now, timeZone, ' at ')}`
  return restText(planned, now, timeZone) ?? ''
}

/** Whether the helper is active, and when it writes next or how long it stays silent. */
export function conversationState(planned: Planned, now: Date, timeZone: string): string {
  if (!planned.active) return 'Paused'
  const next = planOf(planned, now, timeZone)
  return next ? `Active · ${next}` : 'Active'
}

/** When a message was sent, in a list: `9:05 AM` today, else yesterday, a weekday or a date. */
export function listTime(sentAt: string, now: Date, timeZone: string): string {
  const day = dayLabel(new Date(sentAt), now, timeZone)
  return day === 'Today' ? clockTime(sentAt, timeZone) : day
}
