import {
  and,
  desc,
  eq,
  exists,
  gt,
  inArray,
  isNull,
  lt,
  lte,
  not,
  notExists,
  or,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type Db, listOf, preparedQuery, preparedSql, type Queryable } from '../../../platform/db/statement.ts'
import { messages } from '../../../platform/db/tables/conversations.ts'
import { helpers } from '../../../platform/db/tables/helpers.ts'
import { imports } from '../../../platform/db/tables/imports.ts'
import { recallConversations, recallPositions, recallPostings } from '../../../platform/db/tables/recall.ts'
import { SPOKEN } from './sql-parts.ts'

/** These queries run for every chat message. */

export const conversationsOf = preparedQuery<{ userId: number }>('recall_conversations_of')((db, { userId }) => {
  const brought = db.select({ id: imports.id }).from(imports).where(eq(imports.helperId, recallConversations.helperId))
  return db
    .select({
      helperId: recallConversations.helperId,
      name: helpers.name,
      nextPosition: recallConversations.nextPosition,
      messages: recallConversations.messages,
      sessions: recallConversations.sessions,
      hasImports: sql<boolean>`${exists(brought)}`,
    })
    .from(recallConversations)
    .innerJoin(helpers, eq(helpers.id, recallConversations.helperId))
    .where(and(eq(recallConversations.userId, userId), gt(recallConversations.messages, sql`0`)))
})

export type ConversationRow = Awaited<ReturnType<typeof conversationsOf>>[number]

export interface PostingsRow extends Pick<typeof recallPostings.$inferSelect, 'helperId' | 'chunk' | 'entries'> {
  /** Number of the term in the request, from 1. */
  nth: number
}

const postingsOf = preparedSql<
  PostingsRow,
  { userId: number; terms: string; helperId: number | null; visibilities: string }
>('recall_postings_of')`
  select t.nth, p.${recallPostings.helperId} as "helperId", p.${recallPostings.chunk}, p.${recallPostings.entries}
  from unnest((select :terms::bigint[])) with ordinality t (term, nth) cross join lateral (
    select ${recallPostings.helperId}, ${recallPostings.chunk}, ${recallPostings.entries} from ${recallPostings}
    where ${recallPostings.userId} = :userId and ${recallPostings.term} = t.term
      and (:helperId::int is null or ${recallPostings.helperId} = :helperId
        or ${recallPostings.visibility} = any((select :visibilities::smallint[])::smallint[]))
    offset 0) p`

/** Each term is looked up by itself (`offset 0`): as a join, PostgreSQL may read all that a person ever said. */
export const findPostings = (
  db: Queryable,
  userId: number,
  terms: readonly bigint[],
  helperId: number | null,
  visibilities: readonly number[] = [],
): Promise<PostingsRow[]> =>
  postingsOf(db, { userId, terms: listOf(terms), helperId, visibilities: listOf(visibilities) })

export interface Located {
  helperId: number
  position: number
}

export const listsOf = (positions: readonly Located[]) => ({
  helperIds: listOf(positions.map(({ helperId }) => helperId)),
  positions: listOf(positions.map(({ position }) => position)),
})

type ListParameter = string | Placeholder

/** The positions of `listsOf` as rows, to be joined with `indexedAt`. */
export const positionRows = (helperIds: ListParameter, positions: ListParameter): SQL =>
  sql`unnest((select ${helperIds}::int[]), (select ${positions}::int[])) as a (helper, position)`

/** Each is looked up by itself (`limit 1`): as a join, PostgreSQL may read all that a person ever said. */
export const indexedAt = (db: Pick<Db, 'select'>) =>
  db
    .select()
    .from(recallPositions)
    .where(and(sql`${recallPositions.helperId} = a.helper`, sql`${recallPositions.position} = a.position`))
    .limit(1)
    .as('at')

interface Visible {
  userId: number
  helperIds: string
  positions: string
  readerId: number
  visibilities: string
}

const findAtPositions = preparedQuery<Visible>('recall_located')(
  (db, { userId, helperIds, positions, readerId, visibilities }) => {
    const at = indexedAt(db)
    const message = db
      .select()
      .from(messages)
      .where(and(eq(messages.id, at.messageId), eq(messages.userId, userId)))
      .limit(1)
      .as('message')
    const isVisible = sql`${at.visibility} = any(${visibilities}::smallint[])`
    // Until a model has read a conversation, nobody knows what in it is meant to stay there.
    const unread = alias(messages, 'unread')
    const isUnread = db
      .select({ id: unread.id })
      .from(unread)
      .where(
        and(
          eq(unread.helperId, at.helperId),
          unread.awaitsReading,
          isNull(unread.importId),
          lte(unread.id, at.messageId),
        ),
      )
    return db
      .select({
        helperId: at.helperId,
        position: at.position,
        messageId: at.messageId,
        content: message.content,
        isFromUser: message.isFromUser,
        isImported: sql<boolean>`${message.importId} is not null`,
        sentAt: message.sentAt,
        shareAcrossHelpers: message.shareAcrossHelpers,
        privacyTags: message.privacyTags,
      })
      .from(positionRows(helperIds, positions))
      .crossJoinLateral(at)
      .crossJoinLateral(message)
      .where(
        and(
          inArray(message.source, SPOKEN),
          not(message.isGreeting),
          not(message.isSensitive),
          not(message.isForgotten),
          not(message.isWithheld),
          not(message.withheldBySettings),
          or(eq(at.helperId, readerId), and(message.shareAcrossHelpers, isVisible, notExists(isUnread))),
        ),
      )
  },
)

export type LocatedRow = Awaited<ReturnType<typeof findAtPositions>>[number]

export const findLocated = (
  db: Queryable,
  userId: number,
  positions: readonly Located[],
  readerId: number,
  visibilities: readonly number[],
): Promise<LocatedRow[]> =>
  findAtPositions(db, { userId, ...listsOf(positions), readerId, visibilities: listOf(visibilities) })

/** Older than a given one, newest first. */
export async function messageIdsAt(db: Db, located: readonly Located[], before: number): Promise<number[]> {
  const { helperIds, positions } = listsOf(located)
  const at = indexedAt(db)
  const rows = await db
    .select({ messageId: at.messageId })
    .from(positionRows(helperIds, positions))
    .crossJoinLateral(at)
    .where(lt(at.messageId, before))
    .orderBy(desc(at.messageId))
    .prepare('search_positions')
    .execute()
  return rows.map(({ messageId }) => messageId)
}
