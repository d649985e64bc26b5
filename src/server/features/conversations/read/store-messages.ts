import { and, asc, desc, eq, gte, isNull, type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Message } from '../../../../contract/messages.ts'
import { MESSAGE_PAGE } from '../../../../core/text/limits.ts'
import { type Db, preparedQuery, unseen } from '../../../platform/db/statement.ts'
import { messagePictures, messageReactions, messages } from '../../../platform/db/tables/conversations.ts'
import { helpers } from '../../../platform/db/tables/helpers.ts'
import { messageSchedules as schedules } from '../../../platform/db/tables/schedules.ts'
import { inboundSms, outboundSms } from '../../../platform/db/tables/sms.ts'
import { followUpsUnder, type ReactionRow } from '../attached/sql-parts.ts'

// Conversations are read as ranges of their index, never with a plain `order by id`: if one conversation holds most
// messages, PostgreSQL would scan the primary key back through it to find the few of a quiet one.

export const NEWEST_FIRST = [desc(messages.helperId), desc(messages.id)]

/** A column qualified with the statement's alias `table`, even where Drizzle omits the table. */
const of = (table: string, column: PgColumn) => sql`${sql.identifier(table)}.${sql.identifier(column.name)}`
const own = (column: PgColumn) => of('messages', column)

export const pictureOf = sql`from ${messagePictures} p where ${of('p', messagePictures.messageId)} = ${own(messages.id)}`

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
export const quote = sql<QuoteRow | null>`(select ${quoteRow} from ${messages} q where ${q(messages.id)} = ${own(messages.quotes)})`

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
