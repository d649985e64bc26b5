import type { FirstMessageFound, FirstMessageQuery, Message, PageQuery } from '../../../../contract/messages.ts'
import { markdownFileName, markdownHead, markdownOf } from '../../../../core/conversations/conversation-markdown.ts'
import { lastReminder } from '../../../../core/safety/break-notices.ts'
import { PICTURE_ONLY_TEXT } from '../../../../core/text/limits.ts'
import { dateAt, dayOf, instantOf } from '../../../../core/time/zone-time.ts'
import { notFound } from '../../../platform/errors/errors.ts'
import type { Actor, Uses } from '../../../platform/ports/services.ts'
import { readHelpers } from '../../helpers/manage-helpers.ts'
import { isSessionLive } from '../../identity/sessions/sessions.ts'
import type { LiveContents } from '../../notifications/live/event-stream.ts'
import { readAllowance } from '../../plans/allowance/allowance.ts'
import { presentMessage, presentMessages } from './present-message.ts'
import {
  findHelperName,
  findMessages,
  findPlannedSince,
  findReadPositions,
  findTalkBefore,
  newestMessageId,
} from './store.ts'
import { firstMessageFrom, isHelperOf, type MessageRow, messagesAfter, pageOfMessages } from './store-messages.ts'

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
  const isVeryFirst = rows.length < query.limit && query.after === undefined && query.around === undefined
  return [{ ...first, ...(isVeryFirst ? {} : await talkBefore(services, first)) }, ...others]
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

/** Messages in memory at a time. */
const PAGE = 200

interface ConversationFile {
  name: string
  /** Its text, piece by piece. */
  text: AsyncIterable<string>
}

function written(
  { content, isFromUser, sentAt, picture, quote, reaction }: Message,
  nameOf: (isFromUser: boolean) => string,
) {
  return {
    name: nameOf(isFromUser),
    isPlain: isFromUser,
    text: picture && content === PICTURE_ONLY_TEXT ? '' : content,
    sentAt: new Date(sentAt),
    hasPicture: picture !== undefined,
    quote: quote ? { name: nameOf(quote.isFromUser), text: quote.text } : null,
    reaction: reaction ? { kind: reaction.kind, reason: reaction.reason ?? null } : null,
  }
}

async function* textOf(
  { db, clock }: Uses<'db' | 'clock'>,
  { userId, dataKey, timeZone, firstName }: Actor,
  helperId: number,
  helperName: string,
): AsyncGenerator<string> {
  const nameOf = (isFromUser: boolean): string => (isFromUser ? (firstName ?? 'You') : helperName)
  yield markdownHead(helperName, clock.now(), timeZone)
  let after = 0
  let before: Date | null = null
  for (;;) {
    const rows = await messagesAfter(db, { helperId, userId, after, limit: PAGE })
    let page = ''
    for (const row of rows) {
      page += markdownOf(written(presentMessage(dataKey, row), nameOf), before, timeZone)
      before = row.sentAt
      after = row.id
    }
    yield page
    if (rows.length < PAGE) return
  }
}

/** A conversation as it is shown, as Markdown. 404: the helper is not theirs. */
export async function exportConversation(
  services: Uses<'db' | 'clock'>,
  actor: Actor,
  helperId: number,
): Promise<ConversationFile> {
  const [helper] = await findHelperName(services.db, helperId, actor.userId)
  if (!helper) throw notFound('Helper')
  const today = dateAt(services.clock.now().getTime(), actor.timeZone)
  return {
    name: markdownFileName(helper.name, today),
    text: textOf(services, actor, helperId, helper.name),
  }
}

export const liveContents: LiveContents = {
  isSignedIn: isSessionLive,

  newestMessageId: ({ db }, { userId }) => newestMessageId(db, userId),

  messages: async (services, actor, ids) =>
    presentMessages(services, actor, await findMessages(services.db, actor.userId, ids)),

  async missedMessages(services, actor, { floor, seen }, limit) {
    const rows = await findPlannedSince(services.db, actor.userId, { after: floor, known: seen, limit })
    return presentMessages(services, actor, rows)
  },

  async helpers(services, actor) {
    return (await readHelpers(services, actor)).helpers
  },

  readPositions: ({ db }, { userId }, helperIds) => findReadPositions(db, userId, helperIds),

  usage: readAllowance,
}
