import { and, eq, not, notInArray, or, sql } from 'drizzle-orm'
import { listOf, preparedSql, type Queryable } from '../../db/statement.ts'
import { messages } from '../../db/tables/conversations.ts'
import { helpers } from '../../db/tables/helpers.ts'
import { recallPositions, recallPostings } from '../../db/tables/recall.ts'
import type { Db } from '../../ports/db.ts'
import type { PostingsRow } from './store.ts'

/** A person's messages in all their conversations, as searched when something is removed. */

type Reader = Pick<Db, 'select'>

const fields = {
  id: messages.id,
  helperId: messages.helperId,
  isFromUser: messages.isFromUser,
  replyTo: messages.replyTo,
  content: messages.content,
}

export type LookedAtRow = Awaited<ReturnType<typeof allMessages>>[number]

/** Includes withdrawn ones, which may come back. */
const isMemoryOf = (userId: number) =>
  and(eq(messages.userId, userId), not(messages.isSensitive), or(not(messages.isForgotten), messages.isWithdrawn))

const postingsOfAll = preparedSql<PostingsRow, { userId: number; terms: string }>('recall_postings_anywhere')`
  select t.nth, p.${recallPostings.helperId} as "helperId", p.${recallPostings.chunk}, p.${recallPostings.entries}
  from unnest((select :terms::bigint[])) with ordinality t (term, nth) cross join lateral (
    select ${recallPostings.helperId}, ${recallPostings.chunk}, ${recallPostings.entries} from ${recallPostings}
    where ${recallPostings.userId} = :userId and ${recallPostings.term} = t.term offset 0) p`

/** Positions of terms in any conversation, with one lookup per term, like `findPostings`. */
export const postingsAnywhere = (tx: Queryable, userId: number, terms: readonly bigint[]): Promise<PostingsRow[]> =>
  postingsOfAll(tx, { userId, terms: listOf(terms) })

export function messagesAtPlaces(tx: Reader, userId: number, places: readonly { helperId: number; place: number }[]) {
  const helperIds = listOf(places.map(({ helperId }) => helperId))
  const numbers = listOf(places.map(({ place }) => place))
  return tx
    .select(fields)
    .from(sql`unnest(${helperIds}::int[], ${numbers}::int[]) as a (helper, place)`)
    .innerJoin(
      recallPositions,
      and(sql`${recallPositions.helperId} = a.helper`, sql`${recallPositions.position} = a.place`),
    )
    .innerJoin(messages, eq(messages.id, recallPositions.messageId))
    .where(isMemoryOf(userId))
    .prepare('recall_messages_at')
    .execute()
}

/** Messages that are not in the index (yet, or while withdrawn). */
export function unindexedMessages(tx: Reader, userId: number) {
  const indexed = tx
    .select({ id: recallPositions.messageId })
    .from(helpers)
    .innerJoin(recallPositions, eq(recallPositions.helperId, helpers.id))
    .where(eq(helpers.userId, userId))
  return tx
    .select(fields)
    .from(messages)
    .where(and(isMemoryOf(userId), or(messages.isWithdrawn, notInArray(messages.id, indexed))))
    .prepare('recall_unindexed_of')
    .execute()
}

export const allMessages = (tx: Reader, userId: number) =>
  tx.select(fields).from(messages).where(isMemoryOf(userId)).prepare('recall_all_messages_of').execute()
