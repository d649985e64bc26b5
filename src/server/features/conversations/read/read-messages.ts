import type { FirstMessageFound, FirstMessageQuery, Message, PageQuery } from '../../../../contract/messages.ts'
import { lastReminder } from '../../../../core/safety/break-notices.ts'
import { dayOf, instantOf } from '../../../../core/time/zone-time.ts'
import { notFound } from '../../../platform/errors/errors.ts'
import type { Actor, Uses } from '../../../platform/ports/services.ts'
import { firstMessageFrom, isHelperOf, type MessageRow, messagesAfter, pageOfMessages } from '../store.ts'
import { presentMessages } from './present-message.ts'
import { findTalkBefore } from './store.ts'

type Conversation = { helperId: number; userId: number }

/** Oldest first. */
async function pageOf(
  { db }: Uses<'db'>,
  conversation: Conversation,
  { before, after, around, limit }: PageQuery,
): Promise<MessageRow[]> {
  if (after !== undefined) return messagesAfter(db, { ...conversation, after, limit })
  if (around === undefined) {
    const page = { ...conversation, before: before ?? Number.MAX_SAFE_INTEGER, limit }
    return (await pageOfMessages(db, page)).reverse()
  }
  const newer = Math.floor(limit / 2)
  const [upTo, since] = await Promise.all([
    pageOfMessages(db, { ...conversation, before: around + 1, limit: limit - newer }),
    newer > 0 ? messagesAfter(db, { ...conversation, after: around, limit: newer }) : [],
  ])
  return [...upTo.reverse(), ...since]
}

/** Lets a browser count three hours of talk that began before its first message. */
async function talkBefore({ db }: Uses<'db'>, first: Message): Promise<Pick<Message, 'talkingSince'>> {
  const [talk] = await findTalkBefore(db, first)
  if (!talk) return {}
  return { talkingSince: new Date(lastReminder(talk.begun.getTime(), talk.newest.getTime())).toISOString() }
}

/** Oldest first. 404: the helper is not theirs. */
export async function readMessages(
  services: Uses<'db'>,
  actor: Actor,
  helperId: number,
  query: PageQuery,
): Promise<Message[]> {
  const rows = await pageOf(services, { helperId, userId: actor.userId }, query)
  if (rows.length === 0 && !(await isHelperOf(services.db, helperId, actor.userId))) throw notFound('Helper')
  const [first, ...others] = await presentMessages(services, actor, rows)
  if (!first) return []
  return [{ ...first, ...(await talkBefore(services, first)) }, ...others]
}

/** Starts at a day in the person's time zone, or at the very first. 404: the helper is not theirs. */
export async function findFirstMessage(
  { db }: Uses<'db'>,
  { userId, timeZone }: Pick<Actor, 'userId' | 'timeZone'>,
  helperId: number,
  { date }: FirstMessageQuery,
): Promise<FirstMessageFound> {
  const from = new Date(date === undefined ? 0 : instantOf(dayOf(date), 0, timeZone))
  const [row] = await firstMessageFrom(db, { helperId, userId, from })
  if (!row && !(await isHelperOf(db, helperId, userId))) throw notFound('Helper')
  return { message: row ? { id: row.id, sentAt: row.sentAt.toISOString() } : null }
}
