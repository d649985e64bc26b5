import { and, asc, eq, exists, gt, lt, lte, ne, not, sql } from 'drizzle-orm'
import { preparedSql, type Transaction } from '../../db/statement.ts'
import { userKeys, users } from '../../db/tables/accounts.ts'
import { messages } from '../../db/tables/conversations.ts'
import {
  conversationDigests as digests,
  conversationMemory as facts,
  userProfiles as profiles,
  conversationSummaries as summaries,
} from '../../db/tables/memory.ts'
import { systemState as state } from '../../db/tables/usage.ts'
import type { Db } from '../../ports/db.ts'

/** Which memories to delete. */

export interface Reach {
  userId: number
  /** Older ones; null to ignore age. */
  before: Date | null
  /** Only those marked as sensitive. */
  onlySensitive: boolean
}

/** A fact's age counts from when it was last said or changed. */
const isReachedFact = ({ userId, before, onlySensitive }: Reach) =>
  and(
    eq(facts.userId, userId),
    sql`${facts.updatedAt} < ${before}`,
    onlySensitive ? ne(facts.sensitivityLevel, 'normal') : undefined,
  )

const isReachedMessage = ({ userId, before, onlySensitive }: Reach) =>
  and(
    eq(messages.userId, userId),
    sql`${messages.sentAt} < ${before}`,
    not(messages.isForgotten),
    not(messages.isSensitive),
    onlySensitive ? sql`cardinality(${messages.privacyTags}) > 0` : undefined,
  )

const isExpired = (userId: number, now: Date) => and(eq(facts.userId, userId), lte(facts.autoDeleteAt, now))

/** How many facts and messages a clean-up would delete. */
export async function countReached(db: Db, reach: Reach): Promise<{ facts: number; messages: number }> {
  const [reachedFacts, reachedMessages] = await Promise.all([
    db.$count(facts, isReachedFact(reach)),
    db.$count(messages, isReachedMessage(reach)),
  ])
  return { facts: reachedFacts, messages: reachedMessages }
}

/** Whether there are expired facts, or messages older than `before`. */
export async function hasExpired(db: Db, userId: number, before: Date | null, now: Date): Promise<boolean> {
  const fact = await db.select({ id: facts.id }).from(facts).where(isExpired(userId, now)).limit(1)
  if (fact.length > 0) return true
  const reach = { userId, before, onlySensitive: false }
  return (await db.select({ id: messages.id }).from(messages).where(isReachedMessage(reach)).limit(1)).length > 0
}

export const findExpiredFacts = (tx: Transaction, userId: number, now: Date): Promise<{ id: number }[]> =>
  tx.select({ id: facts.id }).from(facts).where(isExpired(userId, now))

export const findReachedFacts = (tx: Transaction, reach: Reach): Promise<{ id: number }[]> =>
  tx.select({ id: facts.id }).from(facts).where(isReachedFact(reach))

/** Summaries of sessions before that day; if only sensitive ones, of sessions with something sensitive. */
export const deleteReachedSummaries = preparedSql<{ id: number }, Reach>('delete_reached_summaries')`
  delete from ${summaries} s using ${users} u
  where s.${summaries.userId} = :userId and u.${users.id} = :userId
    and s.${summaries.sessionDate} < (:before::timestamptz at time zone u.${users.timeZone})::date
    and (not :onlySensitive::boolean or exists (
      select from ${messages} m
      where m.${messages.helperId} = s.${summaries.helperId} and cardinality(m.${messages.privacyTags}) > 0
        and (m.${messages.sentAt} at time zone u.${users.timeZone})::date = s.${summaries.sessionDate}))
  returning s.${summaries.id}`

/** Rebuilds a person's session digests from the remaining summaries. */
export async function dropEarlier(tx: Transaction, userId: number): Promise<void> {
  await tx
    .update(digests)
    .set({ sessionDigest: null })
    .where(eq(digests.userId, userId))
    .prepare('drop_earlier')
    .execute()
}

/** The next messages to delete, up to a limit. */
export const findReachedMessages = (tx: Transaction, reach: Reach, limit: number): Promise<{ id: number }[]> =>
  tx.select({ id: messages.id }).from(messages).where(isReachedMessage(reach)).orderBy(asc(messages.id)).limit(limit)

/** Sets the retention of a person's facts; `auto_delete_at` follows. */
export async function keepFactsFor(tx: Transaction, userId: number, days: number): Promise<void> {
  await tx
    .update(facts)
    .set({ retentionPeriod: days })
    .where(and(eq(facts.userId, userId), ne(facts.retentionPeriod, days)))
    .prepare('keep_facts_for')
    .execute()
}

interface PersonRow extends Pick<typeof userKeys.$inferSelect, 'userId' | 'wrappedKey'> {
  settings: (typeof profiles.$inferSelect)['privacySettings']
}

/** The next people of that day's retention run; empty when all are done. */
export const claimForDay = preparedSql<PersonRow, { day: string; createdBefore: Date; limit: number }>(
  'claim_retention_day',
)`
  with run as (
    select case when ${state.retentionDay} < :day::date then 0 else ${state.retentionLastUser} end as after
    from ${state} for update),
  batch as (
    select u.${users.id}, u.${users.createdAt} from ${users} u, run where u.${users.id} > run.after
    order by u.${users.id} limit :limit),
  moved as (
    update ${state} set ${state.retentionDay} = greatest(${state.retentionDay}, :day::date),
      ${state.retentionLastUser} = coalesce((select max(${users.id}) from batch), (select after from run))
    returning ${state.id})
  select b.${users.id} as "userId", p.${profiles.privacySettings} as settings, k.${userKeys.wrappedKey} as "wrappedKey"
  from moved, batch b join ${userKeys} k on k.${userKeys.userId} = b.${users.id}
  left join ${profiles} p on p.${profiles.userId} = b.${users.id}
  where b.${users.createdAt} < :createdBefore order by b.${users.id}`

/** Whether that day's retention run is unfinished. Checked before anything is locked. */
export const readRetentionDay = (db: Db, day: string) => {
  const fresh = lt(state.retentionDay, day)
  const left = db.select({ id: users.id }).from(users).where(gt(users.id, state.retentionLastUser))
  return db
    .select({ open: sql<boolean>`${fresh} or ${exists(left)}`, fresh: sql<boolean>`${fresh}` })
    .from(state)
    .prepare('read_retention_day')
    .execute()
}
