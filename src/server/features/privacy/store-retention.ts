import { and, asc, eq, exists, gt, inArray, isNull, lt, lte, max, ne, not, sql } from 'drizzle-orm'
import type { Db, Transaction } from '../../platform/db/statement.ts'
import { userKeys, users } from '../../platform/db/tables/accounts.ts'
import { messages } from '../../platform/db/tables/conversations.ts'
import { imports } from '../../platform/db/tables/imports.ts'
import {
  conversationMemory as memories,
  userProfiles as profiles,
  conversationSummaries as summaries,
} from '../../platform/db/tables/memory.ts'
import { systemState as state } from '../../platform/db/tables/usage.ts'
import { isMemory, SPOKEN } from '../memory/recall/sql-parts.ts'

export interface MemoryScope {
  userId: number
  /** Older ones; with null there are none, because in SQL nothing is before null. */
  before: Date | null
  onlySensitive: boolean
}

/** A memory’s age counts from when it was last said or changed. */
const isMemoryIn = ({ userId, before, onlySensitive }: MemoryScope) =>
  and(
    eq(memories.userId, userId),
    sql`${memories.updatedAt} < ${before}`,
    onlySensitive ? ne(memories.sensitivityLevel, 'normal') : undefined,
  )

/** What was brought from elsewhere counts from that day: it would be too old at once. */
const keptSince = sql`coalesce((select ${imports.createdAt} from ${imports} where ${imports.id} = ${messages.importId}), ${messages.sentAt})`

const mayBeMessageIn = ({ userId, before, onlySensitive }: MemoryScope) =>
  and(
    eq(messages.userId, userId),
    sql`${keptSince} < ${before}`,
    isMemory,
    onlySensitive ? sql`cardinality(${messages.privacyTags}) > 0` : undefined,
  )

const isMessageIn = (scope: MemoryScope) =>
  and(mayBeMessageIn(scope), not(messages.isForgotten), inArray(messages.source, SPOKEN))

const isExpired = (userId: number, now: Date) => and(eq(memories.userId, userId), lte(memories.autoDeleteAt, now))

/** As people see them: memories that were replaced, and prepared texts, are left out. */
export async function countMemoriesIn(db: Db, scope: MemoryScope): Promise<{ facts: number; messages: number }> {
  const [memoryCount, messageCount] = await Promise.all([
    db.$count(memories, and(isMemoryIn(scope), isNull(memories.validTo), not(memories.isHidden))),
    db.$count(messages, isMessageIn(scope)),
  ])
  return { facts: memoryCount, messages: messageCount }
}

export async function hasExpired(db: Db, userId: number, before: Date | null, now: Date): Promise<boolean> {
  const memory = await db.select({ id: memories.id }).from(memories).where(isExpired(userId, now)).limit(1)
  if (memory.length > 0) return true
  const scope = { userId, before, onlySensitive: false }
  return (await db.select({ id: messages.id }).from(messages).where(mayBeMessageIn(scope)).limit(1)).length > 0
}

export const findExpiredMemories = (tx: Transaction, userId: number, now: Date): Promise<{ id: number }[]> =>
  tx.select({ id: memories.id }).from(memories).where(isExpired(userId, now))

export const findMemoriesIn = (tx: Transaction, scope: MemoryScope): Promise<{ id: number }[]> =>
  tx.select({ id: memories.id }).from(memories).where(isMemoryIn(scope))

/**
 * Deletes summaries up to the day of `before`, though only part of that day is older. With `onlySensitive`, only those
 * of days with a sensitive message.
 */
export function deleteSummariesIn(
  tx: Transaction,
  { userId, before, onlySensitive }: MemoryScope,
): Promise<{ helperId: number }[]> {
  const owner = eq(users.id, userId)
  const lastDay = tx
    .select({ day: sql`(${before}::timestamptz at time zone ${users.timeZone})::date` })
    .from(users)
    .where(owner)
  const sensitive = tx
    .select({ id: messages.id })
    .from(messages)
    .innerJoin(users, owner)
    .where(
      and(
        eq(messages.helperId, summaries.helperId),
        sql`cardinality(${messages.privacyTags}) > 0`,
        sql`(${messages.sentAt} at time zone ${users.timeZone})::date = ${summaries.sessionDate}`,
      ),
    )
  return tx
    .delete(summaries)
    .where(
      and(
        eq(summaries.userId, userId),
        sql`${summaries.sessionDate} <= ${lastDay}`,
        onlySensitive ? exists(sensitive) : undefined,
      ),
    )
    .returning({ helperId: summaries.helperId })
}

export const findMessagesIn = (tx: Transaction, scope: MemoryScope, limit: number): Promise<{ id: number }[]> =>
  tx.select({ id: messages.id }).from(messages).where(mayBeMessageIn(scope)).orderBy(asc(messages.id)).limit(limit)

/** The database recomputes `auto_delete_at`. */
export async function setMemoryRetention(tx: Transaction, userId: number, days: number): Promise<void> {
  await tx
    .update(memories)
    .set({ retentionPeriod: days })
    .where(and(eq(memories.userId, userId), ne(memories.retentionPeriod, days)))
}

interface Run {
  day: string
  createdBefore: Date
  limit: number
}

/** Claims the next accounts and returns those old enough to have something expired. */
export function claimForDay(db: Db, { day, createdBefore, limit }: Run) {
  const { retentionDay, retentionLastUser } = state
  const run = db.$with('run').as(
    db
      .select({ after: sql`case when ${lt(retentionDay, day)} then 0 else ${retentionLastUser} end`.as('after_user') })
      .from(state)
      .for('update'),
  )
  const batch = db
    .$with('batch')
    .as(
      db
        .select({ id: users.id, createdAt: users.createdAt })
        .from(users)
        .innerJoin(run, gt(users.id, run.after))
        .orderBy(users.id)
        .limit(limit),
    )
  const last = db.select({ id: max(batch.id) }).from(batch)
  const moved = db.$with('moved').as(
    db
      .update(state)
      .set({
        retentionDay: sql`greatest(${retentionDay}, ${day}::date)`,
        retentionLastUser: sql`coalesce(${last}, ${db.select().from(run)})`,
      })
      .returning({ id: state.id }),
  )
  return db
    .with(run, batch, moved)
    .select({ userId: batch.id, settings: profiles.privacySettings, wrappedKey: userKeys.wrappedKey })
    .from(batch)
    .crossJoin(moved)
    .innerJoin(userKeys, eq(userKeys.userId, batch.id))
    .leftJoin(profiles, eq(profiles.userId, batch.id))
    .where(lt(batch.createdAt, createdBefore))
    .orderBy(batch.id)
}

/** Checked before anything is locked. */
export const readRetentionDay = (db: Db, day: string) => {
  const fresh = lt(state.retentionDay, day)
  const left = db.select({ id: users.id }).from(users).where(gt(users.id, state.retentionLastUser))
  return db.select({ open: sql<boolean>`${fresh} or ${exists(left)}`, fresh: sql<boolean>`${fresh}` }).from(state)
}
