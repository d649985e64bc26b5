import { and, eq, gt, gte, isNull, lt, lte, ne, not, notExists, or, type Placeholder, sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import { BLOCK_BITS } from '../../../../core/recall/vectors.ts'
import { type Db, excluded, preparedQuery, sealIn, type Transaction } from '../../../platform/db/statement.ts'
import { userKeys, users } from '../../../platform/db/tables/accounts.ts'
import { messages } from '../../../platform/db/tables/conversations.ts'
import { userProfiles } from '../../../platform/db/tables/memory.ts'
import {
  recallEmbeddingProgress as progress,
  recallConversations,
  recallPositions,
  recallStaleChunks,
  recallVectors,
} from '../../../platform/db/tables/recall.ts'

/** Deletes the vectors of all other models, which can't be compared with this one's. */
export function deleteOtherVectors(db: Db, model: string) {
  const discarded = db.$with('discarded').as(db.delete(recallVectors).where(ne(recallVectors.model, model)))
  return db
    .with(discarded)
    .delete(progress)
    .where(ne(progress.model, model))
    .prepare('recall_discard_vectors')
    .execute()
}

interface Claim {
  model: string
  now: Date
  /** A conversation that went on after this is in progress. */
  pausedSince: Date
  leasedUntil: Date
}

/** Leases a conversation to one process. A conversation in progress needs a whole block without vectors. */
export function claimUnembedded(db: Db, { model, now, pausedSince, leasedUntil }: Claim) {
  const before = alias(progress, 'before')
  const embedded = sql<number>`coalesce(${before.nextPosition}, 0)`
  const isInProgress = and(gt(recallConversations.lastAt, pausedSince), lte(recallConversations.lastAt, now))
  const hasBlock = gte(sql`${recallConversations.nextPosition} - ${embedded}`, 1 << BLOCK_BITS)
  const isFree = (lease: PgColumn) => or(isNull(lease), lte(lease, now))
  const behind = db
    .select({
      helperId: recallConversations.helperId,
      model: sql<string>`${model}::text`.as('model'),
      nextPosition: sql<number>`0`.as('next_position'),
      leasedUntil: sql<Date>`${leasedUntil}::timestamptz`.as('leased_until'),
    })
    .from(recallConversations)
    .leftJoin(before, and(eq(before.helperId, recallConversations.helperId), eq(before.model, model)))
    .where(
      and(
        gt(recallConversations.nextPosition, embedded),
        isFree(before.leasedUntil),
        or(sql`(${isInProgress}) is not true`, hasBlock),
      ),
    )
    .limit(1)
  return db
    .insert(progress)
    .select(behind)
    .onConflictDoUpdate({
      target: [progress.helperId, progress.model],
      set: { leasedUntil: excluded(progress.leasedUntil) },
      setWhere: isFree(progress.leasedUntil),
    })
    .returning({ helperId: progress.helperId, nextPosition: progress.nextPosition })
    .prepare('recall_claim_behind')
    .execute()
}

export const ownerOfConversation = preparedQuery<{ helperId: number }>('recall_owner')((db, { helperId }) =>
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
    .where(eq(recallConversations.helperId, helperId)),
)

const progressOf = (helperId: number, model: string) => and(eq(progress.helperId, helperId), eq(progress.model, model))

/** Renews the lease, too. False if something before `from` was removed in the meantime. */
export async function advancePosition(
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

/** `model`: null for every model. */
export async function embedAgainFrom(
  tx: Transaction,
  helperId: number,
  model: string | null,
  position: number,
): Promise<void> {
  await tx
    .update(progress)
    .set({ nextPosition: sql`least(${progress.nextPosition}, ${position}::int)` })
    .where(and(eq(progress.helperId, helperId), sql`${progress.model} = coalesce(${model}::text, ${progress.model})`))
    .prepare('recall_embed_again_from')
    .execute()
}

const source = {
  messageId: recallPositions.messageId,
  position: recallPositions.position,
  visibility: recallPositions.visibility,
}

/** `to` is exclusive. */
interface Range {
  helperId: number
  from: number
  to: number
}

export const positionsIn = (helperId: number, block: number): Range => ({
  helperId,
  from: block << BLOCK_BITS,
  to: (block + 1) << BLOCK_BITS,
})

type Placeholders<Values> = { [Name in keyof Values]: Placeholder }

const isSourceOf = ({ helperId, from, to }: Placeholders<Range>) =>
  and(
    eq(recallPositions.helperId, helperId),
    gte(recallPositions.position, from),
    lt(recallPositions.position, to),
    not(messages.isSensitive),
    not(messages.isForgotten),
  )

export const sourcesOf = preparedQuery<Range>('recall_sources')((db, range) =>
  db
    .select(source)
    .from(recallPositions)
    .innerJoin(messages, eq(messages.id, recallPositions.messageId))
    .where(isSourceOf(range))
    .orderBy(recallPositions.position),
)

export const sourceTexts = preparedQuery<Range>('recall_source_texts')((db, range) =>
  db
    .select({ ...source, content: messages.content })
    .from(recallPositions)
    .innerJoin(messages, eq(messages.id, recallPositions.messageId))
    .where(isSourceOf(range))
    .orderBy(recallPositions.position),
)

/** Of a range of blocks. `model`: null for every model. */
export const blocksOf = preparedQuery<Range & { model: string | null }>('recall_blocks')(
  (db, { helperId, from, to, model }) =>
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
      ),
)

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

interface Readable {
  userId: number
  model: string
  helperId: number
  others: boolean
  bytes: number
  /** Seals (`sealOf`) of blocks that need not be read again, as a PostgreSQL array. */
  known: string
}

/**
 * The newest blocks of conversations that the helper may see, up to a number of bytes. Leaves out blocks with a message
 * that was deleted, forgotten or changed in visibility and is still to be removed. `known` blocks come without vectors.
 */
export const newestBlocks = preparedQuery<Readable>('recall_newest_blocks')(
  (db, { userId, model, helperId, others, bytes, known }) => {
    const { block, vectors, newestMessage } = recallVectors
    const size = sql`sum(length(${vectors})) over (order by ${newestMessage} desc, ${recallVectors.helperId}, ${block})`
    const sized = db
      .select({ helperId: recallVectors.helperId, block, vectors, bytes: size.as('bytes') })
      .from(recallVectors)
      .where(
        and(
          eq(recallVectors.userId, userId),
          eq(recallVectors.model, model),
          or(eq(recallVectors.helperId, helperId), sql`${others}::boolean`),
        ),
      )
      .as('sized')
    const stale = db
      .select({ chunk: recallStaleChunks.chunk })
      .from(recallStaleChunks)
      .where(and(eq(recallStaleChunks.helperId, sized.helperId), sql`${recallStaleChunks.chunk} = ${sized.block} >> 5`))
    const seal = sealIn(sized.vectors)
    return db
      .select({
        helperId: sized.helperId,
        block: sized.block,
        seal,
        vectors: sql<Buffer | null>`case when ${seal} = any(${known}::text[]) then null else ${sized.vectors} end`,
      })
      .from(sized)
      .where(and(lte(sized.bytes, bytes), notExists(stale)))
  },
)

export type ReadableRow = Awaited<ReturnType<typeof newestBlocks>>[number]
