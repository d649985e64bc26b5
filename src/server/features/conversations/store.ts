import {
  and,
  asc,
  desc,
  eq,
  exists,
  gt,
  gte,
  isNull,
  lt,
  ne,
  not,
  type Placeholder,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Message } from '../../../contract/messages.ts'
import type { DangerState } from '../../../core/safety/concern.ts'
import { MESSAGE_PAGE } from '../../../core/text/limits.ts'
import { type Db, preparedQuery, unseen } from '../../platform/db/statement.ts'
import { ownModels } from '../../platform/db/tables/admin.ts'
import { messagePictures, messageReactions, messages } from '../../platform/db/tables/conversations.ts'
import { helpers } from '../../platform/db/tables/helpers.ts'
import { imports } from '../../platform/db/tables/imports.ts'
import { conversationDigests as digests } from '../../platform/db/tables/memory.ts'
import { recallConversations } from '../../platform/db/tables/recall.ts'
import { crises } from '../../platform/db/tables/safety.ts'
import { messageSchedules as schedules } from '../../platform/db/tables/schedules.ts'
import { inboundSms, outboundSms } from '../../platform/db/tables/sms.ts'
import { circleOf, VOICE } from '../helpers/sql-parts.ts'
import { areOwnModelsAllowed } from '../models/ledger/sql-parts.ts'
import { followUpsUnder, type ReactionRow, reactionsOf, upcomingOf } from './attached/sql-parts.ts'

// Conversations are read as ranges of their index, never with a plain `order by id`: if one conversation holds most
// messages, PostgreSQL would scan the primary key back through it to find the few of a quiet one.

/** Messages of a conversation that a model may see, up to a given one. */
const isTurn = (helperId: SQLWrapper, upTo: SQLWrapper) =>
  and(
    sql`(${messages.helperId}, ${messages.id}) <= (${unseen(helperId, 'int')}, ${unseen(upTo, 'bigint')})`,
    gte(messages.helperId, unseen(helperId, 'int')),
    messages.isShown,
    not(messages.isForgotten),
    not(messages.isWithheld),
    not(messages.withheldBySettings),
  )

const NEWEST_FIRST = [desc(messages.helperId), desc(messages.id)]

interface Turns {
  helperId: number
  userId: number
  upTo: number
}

/** Messages available to a prompt. Its token budget cuts further, unless all of them are short. */
export const RECENT = 100
/** How many of a person's newest messages, across helpers, are checked for not having been searched yet. */
const NEWEST_CHECKED = 8

/** No row: the helper is not theirs. */
export const findConversation = preparedQuery<Turns & { now: Date }>('find_conversation')(
  (db, { helperId, userId, upTo, now }) => {
    const newest = db
      .select({ id: messages.id })
      .from(messages)
      .where(isTurn(helperId, upTo))
      .orderBy(...NEWEST_FIRST)
      .limit(RECENT)
      .as('newest')
    const others = db
      .select({ helperId: recallConversations.helperId })
      .from(recallConversations)
      .where(
        and(
          eq(recallConversations.userId, userId),
          ne(recallConversations.helperId, helperId),
          gt(recallConversations.messages, 0),
        ),
      )
    const brought = db.select({ id: imports.id }).from(imports).where(eq(imports.helperId, helperId))
    const latest = db
      .select({ isSaid: messages.isFromUser, readAt: messages.memoryProcessedAt })
      .from(messages)
      .where(eq(messages.userId, userId))
      .orderBy(desc(messages.userId), desc(messages.id))
      .limit(NEWEST_CHECKED)
      .as('latest')
    const unsearched = db
      .select({ isSaid: latest.isSaid })
      .from(latest)
      .where(and(latest.isSaid, isNull(latest.readAt)))
    return db
      .select({
        ...VOICE,
        memoryDigest: digests.memoryDigest,
        sessionDigest: digests.sessionDigest,
        unanswered: helpers.unanswered,
        memoryVersion: helpers.memoryVersion,
        /** Ids, newest first, separated by commas; null if there are none. */
        newest: sql<string | null>`(select string_agg(${newest.id}::text, ',') from ${newest})`,
        hasMoreToRecall: sql<boolean>`${exists(others)} or ${exists(brought)}`,
        hasUnsearched: sql<boolean>`${exists(unsearched)}`,
        crisis: crises.state,
        ownModel: ownModels.settings,
        ownModelKey: ownModels.apiKey,
        circle: circleOf(userId, helperId),
        reactions: reactionsOf(helperId),
        upcoming: upcomingOf(helperId, now),
      })
      .from(helpers)
      .leftJoin(digests, eq(digests.helperId, helpers.id))
      .leftJoin(ownModels, and(eq(ownModels.userId, userId), areOwnModelsAllowed))
      .leftJoin(crises, and(eq(crises.helperId, helpers.id), gt(crises.endsAt, now)))
      .where(and(eq(helpers.id, helperId), eq(helpers.userId, userId)))
  },
)

/** A column qualified with the statement's alias `table`, even where Drizzle omits the table. */
const of = (table: string, column: PgColumn) => sql`${sql.identifier(table)}.${sql.identifier(column.name)}`
const own = (column: PgColumn) => of('messages', column)

const pictureOf = sql`from ${messagePictures} p where ${of('p', messagePictures.messageId)} = ${own(messages.id)}`

/** A message that another one refers to. Its sealed text is in base64, as JSON has no bytes. */
export interface QuoteRow {
  id: number
  isFromUser: boolean
  content: string
  /** Whether a model may see it. */
  isUsable: boolean
}

const q = (column: PgColumn) => of('q', column)
const quoteRow = sql`json_build_object('id', ${q(messages.id)}, 'isFromUser', ${q(messages.isFromUser)},
  'content', encode(${q(messages.content)}, 'base64'), 'isUsable', ${q(messages.isShown)} and not (
    ${q(messages.isForgotten)} or ${q(messages.isWithheld)} or ${q(messages.withheldBySettings)}))`
const quote = sql<QuoteRow | null>`(select ${quoteRow} from ${messages} q where ${q(messages.id)} = ${own(messages.quotes)})`

const r = (column: PgColumn) => of('r', column)
const reaction = sql<Pick<ReactionRow, 'kind' | 'reason'> | null>`(
  select json_build_object('kind', ${r(messageReactions.kind)}, 'reason', encode(${r(messageReactions.reason)}, 'base64'))
  from ${messageReactions} r where ${r(messageReactions.helperId)} = ${own(messages.helperId)}
    and ${r(messageReactions.messageId)} = ${own(messages.id)})`

export const shownFields = {
  id: messages.id,
  helperId: messages.helperId,
  content: messages.content,
  isFromUser: messages.isFromUser,
  sentAt: messages.sentAt,
  deliveryStatus: messages.deliveryStatus,
  isSensitive: messages.isSensitive,
  source: messages.source,
  danger: messages.danger,
  /** Whether it answers a danger, asks how the person is after one, or stays gentle on the day after it. Refusals too. */
  isAlarm: sql<boolean>`${messages.source} = 'safety' and exists (
    select from ${messages} d where ${of('d', messages.danger)} = 'heard' and ${of('d', messages.helperId)} = ${own(messages.helperId)}
      and (${of('d', messages.id)} = ${own(messages.replyTo)} or ${of('d', messages.id)} < ${own(messages.id)}
        and (${own(messages.scheduleId)} is not null or ${own(messages.replyTo)} is not null
          and ${of('d', messages.sentAt)} > ${own(messages.sentAt)} - interval '1 day')))`,
  isPlanned: sql<boolean>`${messages.scheduleId} is not null`,
  plannedAs: sql<Message['plannedAs'] | null>`(
    select ${of('s', schedules.metadata)} ->> 'kind' from ${schedules} s where ${of('s', schedules.id)} = ${own(messages.scheduleId)})`,
  memories: messages.memoryReferences,
  turns: messages.contextReferences,
  replyTo: messages.replyTo,
  quote,
  reaction,
  followUps: followUpsUnder,
  isReminderRefused: messages.isReminderRefused,
  isForgotten: messages.isForgotten,
  isRemembered: messages.isRemembered,
  isSms: sql<boolean>`exists (
      select from ${inboundSms} i where ${of('i', inboundSms.messageId)} = ${own(messages.id)})
    or exists (select from ${outboundSms} o where ${of('o', outboundSms.messageId)} = ${own(messages.id)})`,
  /** Ids of all versions, oldest first; null if there is only one. */
  versions: sql<number[] | null>`case when ${messages.versionOf} is not null then array(
    select ${of('v', messages.id)} from ${messages} v
    where ${of('v', messages.versionOf)} = ${own(messages.versionOf)} order by ${of('v', messages.id)}) end`,
  picture: sql<Message['picture'] | null>`(
    select json_build_object('width', ${of('p', messagePictures.width)}, 'height', ${of('p', messagePictures.height)}) ${pictureOf})`,
}

export type MessageRow = Awaited<ReturnType<typeof pageOfMessages>>[number]

interface Part {
  helperId: number
  userId: number
  limit: number
}

/** The largest page is planned for: PostgreSQL takes a limit that it does not know for a tenth of all. */
const pageOf = (db: Pick<Db, 'select'>, userId: SQLWrapper, limit: Placeholder, part: SQL, order: SQL[]) => {
  const largest = db
    .select()
    .from(messages)
    .where(and(part, eq(messages.userId, unseen(userId, 'int')), messages.isShown))
    .orderBy(...order)
    .limit(MESSAGE_PAGE.max)
    .as('messages')
  return db
    .select(shownFields)
    .from(largest)
    .orderBy(...order)
    .limit(limit)
}

/** Newest first. */
export const pageOfMessages = preparedQuery<Part & { before: number }>('page_of_messages')(
  (db, { helperId, userId, before, limit }) => {
    const ofHelper = unseen(helperId, 'int')
    const isBefore = sql`(${messages.helperId}, ${messages.id}) < (${ofHelper}, ${unseen(before, 'bigint')})
      and ${messages.helperId} >= ${ofHelper}`
    return pageOf(db, userId, limit, isBefore, NEWEST_FIRST)
  },
)

/** Oldest first. */
export const messagesAfter = preparedQuery<Part & { after: number }>('messages_after')(
  (db, { helperId, userId, after, limit }) => {
    const ofHelper = unseen(helperId, 'int')
    const isAfter = sql`(${messages.helperId}, ${messages.id}) > (${ofHelper}, ${unseen(after, 'bigint')})
      and ${messages.helperId} <= ${ofHelper}`
    return pageOf(db, userId, limit, isAfter, [asc(messages.helperId), asc(messages.id)])
  },
)

export const firstMessageFrom = (db: Db, { helperId, userId, from }: Omit<Part, 'limit'> & { from: Date }) =>
  db
    .select({ id: messages.id, sentAt: messages.sentAt })
    .from(messages)
    .where(
      and(eq(messages.helperId, helperId), gte(messages.sentAt, from), eq(messages.userId, userId), messages.isShown),
    )
    .orderBy(messages.sentAt, messages.id)
    .limit(1)

export async function isHelperOf(db: Db, helperId: number, userId: number): Promise<boolean> {
  const rows = await db
    .select({ id: helpers.id })
    .from(helpers)
    .where(and(eq(helpers.id, helperId), eq(helpers.userId, userId)))
    .prepare('is_helper_of')
    .execute()
  return rows.length > 0
}

/** Newest first. */
export const recentTurns = preparedQuery<Turns>('recent_turns')((db, { helperId, userId, upTo }) =>
  db
    .select({
      id: messages.id,
      content: messages.content,
      isFromUser: messages.isFromUser,
      sentAt: messages.sentAt,
      source: messages.source,
      hasPicture: sql<boolean>`exists (select ${pictureOf})`,
      quote,
    })
    .from(messages)
    .where(and(isTurn(helperId, upTo), eq(messages.userId, userId)))
    .orderBy(...NEWEST_FIRST)
    .limit(RECENT),
)

/** No row: it is not shown, or not of this conversation. */
export const findQuote = (db: Db, id: number, { helperId, userId }: Omit<Part, 'limit'>) =>
  db
    .select({
      quote: sql<QuoteRow>`(select ${quoteRow} from ${messages} q where ${q(messages.id)} = ${own(messages.id)})`,
    })
    .from(messages)
    .where(and(eq(messages.id, id), eq(messages.helperId, helperId), eq(messages.userId, userId), messages.isShown))
    .prepare('find_quote')
    .execute()

export const findSaid = (db: Db, messageId: number, userId: number) =>
  db
    .select({ ...shownFields, isReplyDeleted: messages.isReplyDeleted })
    .from(messages)
    .where(and(eq(messages.id, messageId), eq(messages.userId, userId), messages.isFromUser, messages.isShown))
    .prepare('find_said')
    .execute()

export const findByKey = (db: Db, userId: number, idempotencyKey: string) =>
  db
    .select(shownFields)
    .from(messages)
    .where(and(eq(messages.userId, userId), eq(messages.idempotencyKey, idempotencyKey)))
    .prepare('find_by_key')
    .execute()

export const findReply = (db: Db, replyTo: number, userId: number) =>
  db
    .select(shownFields)
    .from(messages)
    .where(and(eq(messages.replyTo, replyTo), eq(messages.userId, userId), isNull(messages.branchId)))
    .prepare('find_reply')
    .execute()

export async function findGreeting(db: Db, helperId: number): Promise<{ id: number; content: Buffer } | undefined> {
  const [row] = await db
    .select({ id: messages.id, content: messages.content })
    .from(messages)
    .where(and(eq(messages.helperId, helperId), eq(messages.isGreeting, true)))
  return row
}

/** Whether a conversation has more than a greeting. */
export async function hasBegun(db: Db, helperId: number): Promise<boolean> {
  const rows = await db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.helperId, helperId), messages.isShown, eq(messages.isGreeting, false)))
    .limit(1)
  return rows.length > 0
}

/** Nothing is kept of a danger; what was misunderstood is read for memory like any other message. */
export const markDanger = (db: Pick<Db, 'update'>, messageId: number, danger: DangerState) =>
  db
    .update(messages)
    .set({ danger, awaitsReading: false, ...(danger === 'misunderstood' ? { memoryProcessedAt: null } : {}) })
    .where(eq(messages.id, messageId))

/** The newest danger that a helper was told of before a message. */
export const findDangerBefore = (db: Pick<Db, 'select'>, helperId: number, before: number) =>
  db
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.helperId, helperId),
        lt(messages.id, before),
        sql`${messages.danger} = 'heard'`,
        messages.isShown,
      ),
    )
    .orderBy(desc(messages.helperId), desc(messages.id))
    .limit(1)
