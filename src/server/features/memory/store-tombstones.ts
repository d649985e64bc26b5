import { and, eq, gte, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { listed } from '../../db/listed.ts'
import { excluded, type Transaction } from '../../db/statement.ts'
import { messages } from '../../db/tables/conversations.ts'
import { memoryTombstones as tombstones } from '../../db/tables/memory.ts'

const isAnyHash = (column: PgColumn, hashes: readonly Buffer[]): SQL =>
  sql`${column} = any(${sql.param(hashes)}::bytea[])`

/** Which of the hashes were forgotten after something was said; what is said again later is learned again. */
export const findTombstones = (tx: Transaction, userId: number, hashes: readonly Buffer[], messageId: number) =>
  tx
    .select({ hash: tombstones.hash })
    .from(tombstones)
    .where(
      and(eq(tombstones.userId, userId), isAnyHash(tombstones.hash, hashes), gte(tombstones.upToMessage, messageId)),
    )
    .prepare('find_tombstones')
    .execute()

/** Marks hashes as forgotten up to the person's newest message. */
export async function raiseTombstones(tx: Transaction, userId: number, hashes: Buffer[], now: Date): Promise<void> {
  const given = listed('given', { hash: ['bytea', hashes] })
  const newest = tx
    .select({ id: sql`coalesce(max(${messages.id}), 0)` })
    .from(messages)
    .where(eq(messages.userId, userId))
  const raised = tx
    .selectDistinct({
      userId: sql<number>`${userId}::int`.as('user_id'),
      hash: given.aliased.hash,
      upToMessage: sql<number>`${newest}`.as('up_to_message'),
      createdAt: sql<Date>`${now}::timestamptz`.as('created_at'),
    })
    .from(given.rows)
  await tx
    .insert(tombstones)
    .select(raised)
    .onConflictDoUpdate({
      target: [tombstones.userId, tombstones.hash],
      set: { createdAt: excluded(tombstones.createdAt), upToMessage: excluded(tombstones.upToMessage) },
    })
    .prepare('raise_tombstones')
    .execute()
}

/** Removes tombstones, because the person states it again themselves. */
export async function liftTombstones(tx: Transaction, userId: number, hashes: readonly Buffer[]): Promise<void> {
  await tx
    .delete(tombstones)
    .where(and(eq(tombstones.userId, userId), isAnyHash(tombstones.hash, hashes)))
    .prepare('lift_tombstones')
    .execute()
}
