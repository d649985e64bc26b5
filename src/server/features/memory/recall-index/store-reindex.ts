import { and, eq, gte, lt, ne, sql } from 'drizzle-orm'
import { HIDDEN } from '../../../../core/recall/visibility.ts'
import { type Db, listed, listOf, preparedSql, type Transaction } from '../../../platform/db/statement.ts'
import { userKeys } from '../../../platform/db/tables/accounts.ts'
import { messages } from '../../../platform/db/tables/conversations.ts'
import { helpers } from '../../../platform/db/tables/helpers.ts'
import {
  recallConversations,
  recallPositions,
  recallPostings,
  recallStaleChunks,
} from '../../../platform/db/tables/recall.ts'

export const findStale = (db: Db, limit: number) =>
  db
    .select({
      helperId: recallStaleChunks.helperId,
      userId: helpers.userId,
      chunk: recallStaleChunks.chunk,
      wrappedKey: userKeys.wrappedKey,
    })
    .from(recallStaleChunks)
    .innerJoin(helpers, eq(helpers.id, recallStaleChunks.helperId))
    .innerJoin(userKeys, eq(userKeys.userId, helpers.userId))
    .limit(limit)
    .prepare('recall_find_stale')
    .execute()

export type StaleRow = Awaited<ReturnType<typeof findStale>>[number]
export type ChunkPositionRow = Awaited<ReturnType<typeof chunkPositions>>[number]

export const chunkPositions = (tx: Transaction, helperId: number, from: number, to: number) =>
  tx
    .select({
      position: recallPositions.position,
      visibility: recallPositions.visibility,
      shareAcrossHelpers: messages.shareAcrossHelpers,
      privacyTags: messages.privacyTags,
      isForgotten: messages.isForgotten,
      content: messages.content,
    })
    .from(recallPositions)
    .innerJoin(messages, eq(messages.id, recallPositions.messageId))
    .where(
      and(
        eq(recallPositions.helperId, helperId),
        gte(recallPositions.position, from),
        lt(recallPositions.position, to),
      ),
    )
    .prepare('recall_chunk_positions')
    .execute()

/** The driver reads an int8 as a number, which is too small for a hash. */
const wholeTerm = sql`${recallPostings.term}::text`.mapWith(recallPostings.term)

export const postingsOfChunk = (tx: Transaction, helperId: number, chunk: number) =>
  tx
    .select({ term: wholeTerm, visibility: recallPostings.visibility, entries: recallPostings.entries })
    .from(recallPostings)
    .where(and(eq(recallPostings.helperId, helperId), eq(recallPostings.chunk, chunk)))
    .prepare('recall_postings_of_chunk')
    .execute()

const replace = preparedSql<
  never,
  { userId: number; helperId: number; chunk: number; terms: string; visibilities: string; entries: Buffer[] }
>('recall_replace')`
  with n as (select * from unnest(:terms::bigint[], :visibilities::smallint[], :entries::bytea[]) n (term, visibility, entries)),
  emptied as (
    delete from ${recallPostings} p using n
    where p.${recallPostings.userId} = :userId and p.${recallPostings.term} = n.term
      and p.${recallPostings.helperId} = :helperId and p.${recallPostings.visibility} = n.visibility
      and p.${recallPostings.chunk} = :chunk and length(n.entries) = 0)
  update ${recallPostings} p set ${recallPostings.entries} = n.entries from n
  where p.${recallPostings.userId} = :userId and p.${recallPostings.term} = n.term
    and p.${recallPostings.helperId} = :helperId and p.${recallPostings.visibility} = n.visibility
    and p.${recallPostings.chunk} = :chunk and length(n.entries) > 0`

export const replacePostings = (
  tx: Transaction,
  chunk: { userId: number; helperId: number; chunk: number },
  postings: Awaited<ReturnType<typeof postingsOfChunk>>,
) =>
  replace(tx, {
    ...chunk,
    terms: listOf(postings.map(({ term }) => term)),
    visibilities: listOf(postings.map(({ visibility }) => visibility)),
    entries: postings.map(({ entries }) => entries),
  })

export async function changeVisibilities(
  tx: Transaction,
  helperId: number,
  positioned: readonly { position: number; visibility: number }[],
): Promise<void> {
  const given = listed('given', {
    position: ['int', positioned.map(({ position }) => position)],
    visibility: ['smallint', positioned.map(({ visibility }) => visibility)],
  })
  await tx
    .update(recallPositions)
    .set({ visibility: given.visibility })
    .from(given.rows)
    .where(and(eq(recallPositions.helperId, helperId), eq(recallPositions.position, given.position)))
    .prepare('recall_change_visibilities')
    .execute()
}

export async function countPositions(tx: Transaction, helperId: number): Promise<void> {
  const isCounted = and(eq(recallPositions.helperId, helperId), ne(recallPositions.visibility, HIDDEN))
  const count = sql`(select count(*) from ${recallPositions} where ${isCounted})`
  await tx
    .update(recallConversations)
    .set({ messages: count })
    .where(eq(recallConversations.helperId, helperId))
    .prepare('recall_count')
    .execute()
}

/** False if another process did it. */
export async function endStale(tx: Transaction, helperId: number, chunk: number): Promise<boolean> {
  const ended = await tx
    .delete(recallStaleChunks)
    .where(and(eq(recallStaleChunks.helperId, helperId), eq(recallStaleChunks.chunk, chunk)))
    .returning({ chunk: recallStaleChunks.chunk })
    .prepare('recall_end_stale')
    .execute()
  return ended.length > 0
}
