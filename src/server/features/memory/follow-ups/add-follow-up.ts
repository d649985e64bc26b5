import type { FollowUpKind, FollowUpState } from '../../../../core/follow-ups/follow-ups.ts'
import { LIMITS } from '../../../../core/text/limits.ts'
import { type DataKey, open, seal } from '../../../platform/crypto/vault.ts'
import type { Queryable } from '../../../platform/db/statement.ts'
import type { Person } from '../../../platform/ports/services.ts'
import { insertFollowUp } from './store.ts'

const CONTEXT = 'follow-up'

interface FollowUpWords {
  /** What it is about, in the person's words. */
  subject: string
  /** What they said, word for word; null if the subject says it all. */
  quote: string | null
}

interface SealedWords {
  subject: Buffer
  quote: Buffer | null
}

const sealFollowUp = (key: DataKey, { subject, quote }: FollowUpWords): SealedWords => ({
  subject: seal(key, subject, CONTEXT),
  quote: quote === null ? null : seal(key, quote, CONTEXT),
})

export const decryptFollowUp = (key: DataKey, { subject, quote }: SealedWords): FollowUpWords => ({
  subject: open(key, subject, CONTEXT),
  quote: quote === null ? null : open(key, quote, CONTEXT),
})

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
