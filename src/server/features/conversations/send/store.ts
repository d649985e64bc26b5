import { eq } from 'drizzle-orm'
import type { DangerState } from '../../../../core/safety/concern.ts'
import { type Db, preparedSql, type SqlPart, sqlPart } from '../../../platform/db/statement.ts'
import { users } from '../../../platform/db/tables/accounts.ts'
import { messages } from '../../../platform/db/tables/conversations.ts'
import { helpers } from '../../../platform/db/tables/helpers.ts'
import { conversationMemory } from '../../../platform/db/tables/memory.ts'
import { recorded } from '../../models/ledger/sql-parts.ts'
import { closed, consumed, reserved, spent } from '../../plans/allowance/sql-parts.ts'

/**
 * Every message is inserted here. Accounts are locked before helpers, as by everything that deletes them, to avoid
 * deadlocks. Contents are passed as one byte string: an array would be sent as text, at twice the size.
 */
interface Given {
  rows: string
  contents: Buffer
  now: Date
}

/**
 * Whether something that a message was written from may have been taken away since, of which the version does not say what:
 * a recalled message, a memory that another helper was told or that is gone, or a turn that the conversation no longer has.
 */
const IS_OUTDATED = sqlPart`coalesce(m."memoryVersion" <> h.${helpers.memoryVersion}, false) and (
  m."shownTurns" is null or m."contextReferences" is not null or exists (
    select from unnest(m."shownMemories") as shown (id) where not exists (
      select from ${conversationMemory} f where f.${conversationMemory.id} = shown.id
        and f.${conversationMemory.helperId} = h.${helpers.id}))
  or exists (
    select from unnest(m."shownTurns") as shown (id) where not exists (
      select from ${messages} o where o.${messages.id} = shown.id and o.${messages.branchId} is null
        and not o.${messages.isForgotten} and not o.${messages.isWithheld} and not o.${messages.withheldBySettings})))`

/** The messages whose helper exists and is theirs. */
const theirs = (isOutdated: SqlPart): SqlPart => sqlPart`
  select m.*, h.${helpers.memoryVersion} as version_now, ${isOutdated} as is_outdated
  from json_to_recordset(:rows::json) as m(place int, start int, length int, "helperId" int, "userId" int, source text,
    "deliveryStatus" text, "idempotencyKey" uuid, "replyTo" bigint, quotes bigint, "scheduleId" bigint, "isGreeting" boolean, "isReminderRefused" boolean,
    memories bigint[], "contextReferences" bigint[], "memoryVersion" int, "shownTurns" bigint[],
    "shownMemories" bigint[], "versionOf" bigint, "panelRoundId" bigint, "sentAt" timestamptz, "reservationId" bigint, "callId" bigint,
    "inputTokens" int, "outputTokens" int, "latencyMs" int, "mostInput" int, "mostOutput" int, "unmeteredAttempts" int)
  join ${users} u on u.${users.id} = m."userId"
  join ${helpers} h on h.${helpers.userId} = u.${users.id} and h.${helpers.id} = m."helperId"`

const GIVEN = sqlPart`given as materialized (${theirs(IS_OUTDATED)} for no key update of u for key share of h)`

/** `saved`: the inserted rows of `from`, each with its position and id. */
const savedFrom = (from: SqlPart) => sqlPart`
  numbered as (
    select *, nextval('messages_id_seq') as id,
      case when "replyTo" is null then "contextReferences" else "contextReferences" || "replyTo" end as origins
    from ${from}),
  inserted as (
    insert into ${messages} (${messages.id}, ${messages.helperId}, ${messages.userId}, ${messages.content},
      ${messages.isFromUser}, ${messages.sentAt}, ${messages.deliveryStatus}, ${messages.source},
      ${messages.idempotencyKey}, ${messages.replyTo}, ${messages.quotes}, ${messages.scheduleId}, ${messages.isGreeting},
      ${messages.memoryReferences}, ${messages.contextReferences}, ${messages.versionOf}, ${messages.isReminderRefused}, ${messages.branchId},
      ${messages.panelRoundId}, ${messages.isForgotten}, ${messages.shareAcrossHelpers})
    select n.id, n."helperId", n."userId", substring(:contents::bytea from n.start + 1 for n.length),
      n.source = 'person', coalesce(n."sentAt", :now), coalesce(n."deliveryStatus", 'delivered'), n.source,
      n."idempotencyKey", n."replyTo", n.quotes, n."scheduleId", coalesce(n."isGreeting", false),
      n.memories, n."contextReferences", n."versionOf", coalesce(n."isReminderRefused", false),
      (select o.${messages.branchId} from ${messages} o where o.${messages.id} = n."replyTo"),
      n."panelRoundId", n.is_outdated or exists (
        select from ${messages} o where o.${messages.id} = n."replyTo" and o.${messages.isForgotten}),
      (n.memories is null or not exists (
        select from ${conversationMemory} f
        where f.${conversationMemory.id} = any(n.memories) and not f.${conversationMemory.shareAcrossHelpers}))
      and (n.origins is null or not exists (
        select from ${messages} o where o.${messages.id} = any(n.origins) and not o.${messages.shareAcrossHelpers}))
    from numbered n),
  saved as (select place, id from numbered)`

export const insertMessages = preparedSql<{ place: number; id: number }, Given>('insert_messages')`
  with ${GIVEN}, ${savedFrom(sqlPart`given`)}
  select place, id from saved`

/**
 * Saves nothing if no message is left. Counting it locks the account, and the foreign key locks the helper, so neither is
 * locked beforehand: a statement that locks a row and then changes it can wait for two versions of the row, and two such
 * statements deadlock.
 */
export const insertReserved = preparedSql<
  {
    isTheirs: boolean
    messageId: number | null
    reservationId: number | null
    isUnlimited: boolean | null
    memoryVersion: number | null
  },
  Given
>('accept_message')`
  with given as materialized (${theirs(IS_OUTDATED)}),
  ${consumed(sqlPart`(select "userId" as user_id from given)`)},
  ${savedFrom(sqlPart`(select given.* from given, consumed) paid`)},
  ${reserved({ userMessageId: sqlPart`(select id from saved)`, scheduleId: sqlPart`null` })}
  select exists (select from given) as "isTheirs", (select id from saved) as "messageId",
    (select id from reserved) as "reservationId", (select is_unlimited from reserved) as "isUnlimited", (select version_now from given) as "memoryVersion"`

/** The account is already locked by an earlier statement, for the same reason. */
export const insertReply = preparedSql<
  { id: number },
  Given & { reservationId: number | null; state: 'spent' | 'released' }
>('insert_reply')`
  with ${GIVEN}, ${savedFrom(sqlPart`given`)},
  ${closed({
    ids: sqlPart`array(select :reservationId::bigint from saved)`,
    messageId: sqlPart`(select id from saved)`,
  })}
  select id from saved`

/**
 * Replies, what they cost, and what their calls cost. One is left out if its helper is gone, or if anything was taken from
 * the helper's memory since it was read: the lock on the helper waits for whoever does that, and then sees the new version.
 */
export const finishReplies = preparedSql<{ place: number; id: number }, Given>('finish_replies')`
  with given as materialized (${theirs(sqlPart`false`)} order by u.${users.id}, h.${helpers.id} for key share of u, h),
  current as (select * from given where version_now = "memoryVersion"),
  ${savedFrom(sqlPart`current`)},
  ${spent(sqlPart`(
    select "reservationId" as reservation, id as message from numbered where "reservationId" is not null)`)},
  ${recorded(sqlPart`(
    select "callId" as call, 'done' as outcome, "inputTokens" as input, "outputTokens" as output,
      "latencyMs" as latency, null as failure, "unmeteredAttempts" as unmetered,
      "mostInput" as most_input, "mostOutput" as most_output, true as is_telling, place + 1 as place from numbered where "callId" is not null)`)}
  select place, id from saved`

/** Nothing is kept of a danger; what was misunderstood is read for memory like any other message. */
export const markDanger = (db: Pick<Db, 'update'>, messageId: number, danger: DangerState) =>
  db
    .update(messages)
    .set({ danger, awaitsReading: false, ...(danger === 'misunderstood' ? { memoryProcessedAt: null } : {}) })
    .where(eq(messages.id, messageId))
