import {
  and,
  count,
  eq,
  exists,
  gt,
  gte,
  isNotNull,
  isNull,
  lt,
  lte,
  not,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import { MOST_UNREAD } from '../../../../contract/conversations.ts'
import type { Message } from '../../../../contract/messages.ts'
import { AWAY_MS } from '../../../../core/safety/break-notices.ts'
import {
  type Db,
  isAnyOf,
  preparedQuery,
  preparedSql,
  type Transaction,
  unseen,
} from '../../../platform/db/statement.ts'
import { messages } from '../../../platform/db/tables/conversations.ts'
import { helpers } from '../../../platform/db/tables/helpers.ts'
import { NEWEST_FIRST, shownFields } from './store-messages.ts'

// Conversations are read as ranges of their index, as pages are: one row each, plus the unread ones.

const isShownUpTo = (helperId: SQLWrapper | number, upTo: SQLWrapper | number) =>
  and(
    sql`(${messages.helperId}, ${messages.id}) <= (${helperId}, ${upTo})`,
    gte(messages.helperId, helperId),
    messages.isShown,
  )

export const lastMessages = preparedQuery<{ userId: number }>('last_messages')((db, { userId }) => {
  const last = db
    .select({ id: messages.id, content: messages.content, isFromUser: messages.isFromUser, sentAt: messages.sentAt })
    .from(messages)
    .where(isShownUpTo(helpers.id, sql.raw(String(Number.MAX_SAFE_INTEGER))))
    .orderBy(...NEWEST_FIRST)
    .limit(1)
    .as('last')
  const isAfterRead = sql`(${messages.helperId}, ${messages.id}) > (${helpers.id}, ${helpers.readUpTo})`
  const newer = db
    .select({ id: messages.id, isFromUser: messages.isFromUser })
    .from(messages)
    .where(and(isAfterRead, lte(messages.helperId, helpers.id), messages.isShown))
    .orderBy(...NEWEST_FIRST)
    .limit(MOST_UNREAD)
    .as('newer')
  const lastOwn = sql`coalesce(max(${newer.id}) filter (where ${newer.isFromUser}) over (), 0)`.as('last_own')
  const marked = db.select({ id: newer.id, isFromUser: newer.isFromUser, lastOwn }).from(newer).as('marked')
  const unread = db
    .select({ count: count().as('count') })
    .from(marked)
    .where(and(not(marked.isFromUser), gt(marked.id, marked.lastOwn)))
    .as('unread')
  return db
    .select({
      helperId: helpers.id,
      id: last.id,
      content: last.content,
      isFromUser: last.isFromUser,
      sentAt: last.sentAt,
      unread: unread.count,
    })
    .from(helpers)
    .crossJoinLateral(last)
    .crossJoinLateral(unread)
    .where(eq(helpers.userId, unseen(userId, 'int')))
})

/** Never moves back or past the newest. Returns whether it moved; no row if the helper is not theirs. */
export function moveReadPosition(
  db: Db,
  { helperId, userId, upTo }: { helperId: number; userId: number; upTo: number },
) {
  const newest = db
    .select({ id: messages.id })
    .from(messages)
    .where(isShownUpTo(helperId, upTo))
    .orderBy(...NEWEST_FIRST)
    .limit(1)
  const target = db.$with('target').as(
    db
      .select({ helperId: helpers.id, message: sql<number>`${newest}`.as('message') })
      .from(helpers)
      .where(and(eq(helpers.id, helperId), eq(helpers.userId, userId))),
  )
  const moved = db.$with('moved').as(
    db
      .update(helpers)
      .set({ readUpTo: sql`${target.message}` })
      .from(target)
      .where(and(eq(helpers.id, target.helperId), lt(helpers.readUpTo, target.message)))
      .returning({ id: helpers.id }),
  )
  return db
    .with(target, moved)
    .select({ isMoved: sql<boolean>`${exists(db.select().from(moved))}` })
    .from(target)
    .prepare('move_read_position')
    .execute()
}

export const findReadPositions = (db: Db, userId: number, helperIds: readonly number[]) =>
  db
    .select({ helperId: helpers.id, readUpTo: helpers.readUpTo })
    .from(helpers)
    .where(and(eq(helpers.userId, userId), isAnyOf(helpers.id, helperIds)))
    .prepare('read_positions')
    .execute()

export const findMessages = (db: Db, userId: number, ids: readonly number[]) =>
  db
    .select(shownFields)
    .from(messages)
    .where(and(eq(messages.userId, userId), isAnyOf(messages.id, ids), messages.isShown))
    .orderBy(messages.id)
    .prepare('live_messages')
    .execute()

interface Missed {
  /** The newest message the browser certainly has, and later ones that it also has. */
  after: number
  known: readonly number[]
  limit: number
}

export const findPlannedSince = (db: Db, userId: number, { after, known, limit }: Missed) =>
  db
    .select(shownFields)
    .from(messages)
    .where(
      and(
        eq(messages.userId, userId),
        gt(messages.id, after),
        not(isAnyOf(messages.id, known)),
        isNotNull(messages.scheduleId),
        messages.isShown,
      ),
    )
    .orderBy(messages.id)
    .limit(limit)
    .prepare('missed_messages')
    .execute()

/** 0 if there is none. */
export async function newestMessageId(db: Db, userId: number): Promise<number> {
  const [newest] = await db
    .select({ id: sql<number>`coalesce(max(${messages.id}), 0)` })
    .from(messages)
    .where(eq(messages.userId, userId))
    .prepare('newest_message')
    .execute()
  return newest?.id ?? 0
}

/**
 * The unbroken talk before a message: when it began, and its newest message before that one. No row if the message begins
 * one. Each step goes back as far as a pause may last. It stops after a day: the reminders of so long a talk may then come
 * at another time, but no less often. As with `unseen`, values do not count when it is planned.
 */
export const findTalkBefore = preparedSql<{ begun: Date; newest: Date }, Pick<Message, 'helperId' | 'id' | 'sentAt'>>(
  'find_talk_before',
)`
  with recursive talk(at) as (
    (select m.${messages.sentAt} from ${messages} m
    where m.${messages.helperId} = (select :helperId::int) and m.${messages.isShown}
      and (m.${messages.sentAt}, m.${messages.id}) < ((select :sentAt::timestamptz), (select :id::bigint))
      and m.${messages.sentAt} >= (select :sentAt::timestamptz) - interval '1 millisecond' * ${AWAY_MS}
    order by m.${messages.sentAt} desc, m.${messages.id} desc
    limit 1)
    union all
    select earlier.at from talk cross join lateral (
      select m.${messages.sentAt} as at from ${messages} m
      where m.${messages.helperId} = (select :helperId::int) and m.${messages.isShown} and m.${messages.sentAt} < talk.at
        and m.${messages.sentAt} >= talk.at - interval '1 millisecond' * ${AWAY_MS}
      order by m.${messages.sentAt}
      limit 1) earlier
    where talk.at > (select :sentAt::timestamptz) - interval '1 day')
  select min(at) as begun, max(at) as newest from talk having count(*) > 0`

interface Conversation {
  helperId: number
  userId: number
}

interface Change {
  isPinned?: boolean
  isArchived?: boolean
  /** Null: no longer muted. */
  mutedUntil?: Date | null
}

/** A conversation is pinned or archived, never both. A mute is planned by the next sweep, or at once. */
function columnsOf(db: Db, helperId: number, { isPinned, isArchived, mutedUntil }: Change) {
  const newest = db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.helperId, helperId), messages.isShown))
    .orderBy(...NEWEST_FIRST)
    .limit(1)
  const upToNewest: SQL<number> = sql`coalesce(${newest}, 0)`
  return {
    ...(isPinned === undefined ? {} : { isPinned }),
    ...(isPinned ? { archivedUpTo: null } : {}),
    ...(isArchived === undefined ? {} : { archivedUpTo: isArchived ? upToNewest : null }),
    ...(isArchived ? { isPinned: false } : {}),
    ...(mutedUntil === undefined ? {} : { mutedUntil, needsPlan: true }),
  }
}

/** Returns whether the helper is theirs. */
export async function organize(db: Db, { helperId, userId }: Conversation, change: Change): Promise<boolean> {
  const rows = await db
    .update(helpers)
    .set(columnsOf(db, helperId, change))
    .where(and(eq(helpers.id, helperId), eq(helpers.userId, userId)))
    .returning({ id: helpers.id })
  return rows.length > 0
}

/** What was brought from elsewhere is erased by itself. */
export const deleteAllMessages = (tx: Transaction, { helperId, userId }: Conversation) =>
  tx
    .delete(messages)
    .where(and(eq(messages.helperId, helperId), eq(messages.userId, userId), isNull(messages.importId)))

export const findHelperName = (db: Db, helperId: number, userId: number) =>
  db
    .select({ name: helpers.name })
    .from(helpers)
    .where(and(eq(helpers.id, helperId), eq(helpers.userId, userId)))
