import type { FollowUpKind, FollowUpState } from '../../../../core/follow-ups/follow-ups.ts'
import { LIMITS } from '../../../../core/text/limits.ts'
import type { Queryable } from '../../../platform/db/statement.ts'
import type { Person } from '../../../platform/ports/services.ts'
import { type FollowUpWords, sealFollowUp } from './seal-follow-up.ts'
import { insertFollowUp } from './store.ts'

export interface FollowUpToAdd extends FollowUpWords {
  /** The message that it comes from. */
  messageId: number
  kind: FollowUpKind
  /** Accepted: it is planned at once, and the person can take it back. */
  state: Exclude<FollowUpState, 'declined'>
  dueAt: Date
  /** IANA name of the zone in which its time was said. */
  timeZone: string
}

/** In characters as the database counts them. */
const within = (text: string, most: number): string =>
  text.length <= most
    ? text
    : `${text
        .slice(0, most - 1)
        .toWellFormed()
        .trimEnd()}…`

/**
 * Null: the message is gone, forgotten or answered as a danger, there are too many, or the same was set or offered before. `isAsked`: the
 * person set it by hand, which replaces what was there.
 */
export async function addFollowUp(
  on: Queryable,
  { userId, dataKey }: Person,
  { subject, quote, ...followUp }: FollowUpToAdd,
  now: Date,
  isAsked = false,
): Promise<{ id: number; helperId: number } | null> {
  const words = {
    subject: within(subject, LIMITS.followUpSubject.max),
    quote: quote === null ? null : within(quote, LIMITS.quote.max),
  }
  const [row] = await insertFollowUp(on, { ...followUp, ...sealFollowUp(dataKey, words), userId, now, isAsked })
  return row ? { id: Number(row.id), helperId: row.helperId } : null
}
