import { and, eq, gte, lt, not, sql } from 'drizzle-orm'
import { excluded, preparedSql, type Transaction } from '../../db/statement.ts'
import { userKeys, users } from '../../db/tables/accounts.ts'
import { messages } from '../../db/tables/conversations.ts'
import { userProfiles } from '../../db/tables/memory.ts'
import {
  recallEmbeddingProgress as progress,
  recallConversations,
  recallPositions,
  recallStaleChunks,
  recallVectors,
} from '../../db/tables/recall.ts'
import type { Db } from '../../ports/db.ts'

/** Vectors of all other models, which can't be compared with this one's. */
export const discardOthers = preparedSql<never, { model: string }>('recall_discard_vectors')`
  with gone as (delete from ${recallVectors} where ${recallVectors.model} <> :model)
  delete from ${progress} where ${progress.model} <> :model`

type ClaimedRow = Pick<typeof progress.$inferSelect, 'helperId' | 'nextPosition'>

/** A conversation with messages that have no vectors, leased to one process. */
export const claimBehind = preparedSql<ClaimedRow, { model: string; now: Date; leasedUntil: Date }>(
  'recall_claim_behind',
)`
  insert into ${progress} as e (${progress.helperId}, ${progress.model}, ${progress.leasedUntil})
  select c.${recallConversations.helperId}, :model, :leasedUntil from ${recallConversations} c
  left join ${progress} b on b.${progress.helperId} = c.${recallConversations.helperId} and b.${progress.model} = :model
  where c.${recallConversations.nextPosition} > coalesce(b.${progress.nextPosition}, 0)
    and (b.${progress.leasedUntil} is null or b.${progress.leasedUntil} <= :now)
  limit 1
  on conflict (${progress.helperId}, ${progress.model}) do update
    set ${progress.leasedUntil} = excluded.${progress.leasedUntil}
    where e.${progress.leasedUntil} is null or e.${progress.leasedUntil} <= :now
  returning e.${progress.helperId} as "helperId", e.${progress.nextPosition} as "nextPosition"`

export const ownerOfConversation = (db: Db, helperId: number) =>
  db
    .select({
      userId: recallConversations.userId,
      firstName: users.firstName,
      wrappedKey: userKeys.wrappedKey,
      nextPosition: recallConversations.nextPosition,
      privacySettings: userProfiles.privacySettings,
    })
    .from(recallConversations)
    .innerJoin(users, eq(users.id, recallConversations.userId))
    .innerJoin(userKeys, eq(userKeys.userId, recallConversations.userId))
    .leftJoin(userProfiles, eq(userProfiles.userId, recallConversations.userId))
    .where(eq(recallConversations.helperId, helperId))
    .prepare('recall_owner')
    .execute()

/** The position up to which a model has embedded a conversation. */
const progressOf = (helperId: number, model: string) => and(eq(progress.helperId, helperId), eq(progress.model, model))

/** Advances the position and renews the lease; false if something before it was removed in the meantime. */
export async function moveOn(
  tx: Transaction,
  { helperId, model }: { helperId: number; model: string },
  from: number,
  to: number,
  leasedUntil: Date,
): Promise<boolean> {
  const moved = await tx
    .update(progress)
    .set({ nextPosition: to, leasedUntil })
    .where(and(progressOf(helperId, model), eq(progress.nextPosition, from)))
    .returning({ helperId: progress.helperId })
    .prepare('recall_move_on')
    .execute()
  return moved.length > 0
}

export async function endLease(db: Db, helperId: number, model: string): Promise<void> {
  await db
    .update(progress)
    .set({ leasedUntil: null })
    .where(progressOf(helperId, model))
    .prepare('recall_end_lease')
    .execute()
}

/** Marks a conversation to be embedded again from a position on; by every model if null. */
export async function goBack(tx: Transaction, helperId: number, model: string | null, place: number): Promise<void> {
  await tx
    .update(progress)
    .set({ nextPosition: sql`least(${progress.nextPosition}, ${place}::int)` })
    .where(and(eq(progress.helperId, helperId), sql`${progress.model} = coalesce(${model}::text, ${progress.model})`))
    .prepare('recall_go_back')
    .execute()
}

const spot = {
  messageId: recallPositions.messageId,
  place: recallPositions.position,
  visibility: recallPositions.visibility,
}

/** Memories within a range of positions; the end is exclusive. */
const isSpotOf = (helperId: number, from: number, to: number) =>
  and(
    eq(recallPositions.helperId, helperId),
    gte(recallPositions.position, from),
    lt(recallPositions.position, to),
    not(messages.isSensitive),
    not(messages.isForgotten),
  )

export const spotsOf = (tx: Transaction, helperId: number, from: number, to: number) =>
  tx
    .select(spot)
    .from(recallPositions)
    .innerJoin(messages, eq(messages.id, recallPositions.messageId))
    .where(isSpotOf(helperId, from, to))
    .orderBy(recallPositions.position)
    .prepare('recall_spots')
    .execute()

export const saidAt = (db: Db, helperId: number, from: number, to: number) =>
  db
    .select({ ...spot, content: messages.content })
    .from(recallPositions)
    .innerJoin(messages, eq(messages.id, recallPositions.messageId))
    .where(isSpotOf(helperId, from, to))
    .orderBy(recallPositions.position)
    .prepare('recall_said_at')
    .execute()

/** Blocks of a conversation within a range, the end exclusive; of one model, or of all. */
export const blocksOf = (db: Pick<Db, 'select'>, helperId: number, from: number, to: number, model: string | null) =>
  db
    .select({ model: recallVectors.model, block: recallVectors.block, vectors: recallVectors.vectors })
    .from(recallVectors)
    .where(
      and(
        eq(recallVectors.helperId, helperId),
        gte(recallVectors.block, from),
        lt(recallVectors.block, to),
        sql`${recallVectors.model} = coalesce(${model}::text, ${recallVectors.model})`,
      ),
    )
    .prepare('recall_blocks')
    .execute()

export async function saveBlock(tx: Transaction, block: typeof recallVectors.$inferInsert): Promise<void> {
  await tx
    .insert(recallVectors)
    .values(block)
    .onConflictDoUpdate({
      target: [recallVectors.helperId, recallVectors.model, recallVectors.block],
      set: { vectors: excluded(recallVectors.vectors), newestMessage: excluded(recallVectors.newestMessage) },
    })
    .prepare('recall_save_block')
    .execute()
}

export async function deleteBlock(tx: Transaction, helperId: number, model: string, block: number): Promise<void> {
  await tx
    .delete(recallVectors)
    .where(and(eq(recallVectors.helperId, helperId), eq(recallVectors.model, model), eq(recallVectors.block, block)))
    .prepare('recall_delete_block')
    .execute()
}

export type ReadableRow = Pick<typeof recallVectors.$inferSelect, 'helperId' | 'block' | 'vectors'>

/**
 * The newest blocks of a person, up to a number of bytes: of the helper's own conversation, and of others that it may
 * see. Leaves out blocks with a message that was deleted, forgotten or changed in visibility and is still waiting to be
 * removed.
 */
export const newestBlocks = preparedSql<
  ReadableRow,
  { userId: number; model: string; helperId: number; others: boolean; bytes: number }
>('recall_newest_blocks')`
  select v.${recallVectors.helperId} as "helperId", v.${recallVectors.block}, v.${recallVectors.vectors} from (
    select ${recallVectors.helperId}, ${recallVectors.block}, ${recallVectors.vectors},
      sum(length(${recallVectors.vectors})) over (
        order by ${recallVectors.newestMessage} desc, ${recallVectors.helperId}, ${recallVectors.block}) as bytes
    from ${recallVectors}
    where ${recallVectors.userId} = :userId and ${recallVectors.model} = :model
      and (${recallVectors.helperId} = :helperId or :others)) v
  where v.bytes <= :bytes and not exists (
    select from ${recallStaleChunks} s
    where s.${recallStaleChunks.helperId} = v.${recallVectors.helperId}
      and s.${recallStaleChunks.chunk} = v.${recallVectors.block} >> 5)`
