import { eq, gt, lte, or, sql } from 'drizzle-orm'
import { type Db, excluded, preparedSql } from '../db/statement.ts'
import { rateLimits } from '../db/tables/accounts.ts'

type CountRow = typeof rateLimits.$inferSelect

interface Attempt {
  key: string
  now: Date
  /** When its window ends, if it is the first. */
  resetsAt: Date
}

/** Counts an attempt; restarts the count when its window is over, or came from a clock that ran ahead. */
export async function countAttempt(
  db: Db,
  { key, now, resetsAt }: Attempt,
): Promise<Pick<CountRow, 'hits' | 'resetsAt'>> {
  const isOver = or(lte(rateLimits.resetsAt, now), gt(rateLimits.resetsAt, resetsAt))
  const [count] = await db
    .insert(rateLimits)
    .values({ key, hits: 1, resetsAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        hits: sql`case when ${isOver} then 1 else ${rateLimits.hits} + 1 end`,
        resetsAt: sql`case when ${isOver} then ${excluded(rateLimits.resetsAt)} else ${rateLimits.resetsAt} end`,
      },
    })
    .returning({ hits: rateLimits.hits, resetsAt: rateLimits.resetsAt })
  if (!count) throw new Error('the attempt was not counted')
  return count
}

/**
 * Accepts or rejects a guess depending on earlier ones; concurrent guesses see each other. From guess number `free` on,
 * each makes the next one wait, by `waits` in seconds, the last of which repeats; all are forgotten after `forgotten`
 * seconds. A row beyond `horizon` was written by a clock that ran ahead.
 */
export const countGuess = preparedSql<
  { taken: boolean } & Pick<CountRow, 'blockedUntil'>,
  { key: string; now: Date; free: number; waits: readonly number[]; forgotten: number; horizon: Date }
>('take_guess')`
  with taken as (
    insert into ${rateLimits} as r (${rateLimits.key}, ${rateLimits.hits}, ${rateLimits.resetsAt})
    values (:key, 1, :now::timestamptz + make_interval(secs => :forgotten::float8))
    on conflict (${rateLimits.key}) do update
    set (${rateLimits.hits}, ${rateLimits.blockedUntil}, ${rateLimits.resetsAt}) = (
      select h, :now::timestamptz + wait,
        :now::timestamptz + coalesce(wait, '0') + make_interval(secs => :forgotten::float8)
      from (
        select case
          when r.${rateLimits.resetsAt} <= :now or r.${rateLimits.resetsAt} > :horizon then 1
          else r.${rateLimits.hits} + 1 end as h) as count,
        lateral (
          select make_interval(
            secs => (:waits::float8[])[least(h - :free::int + 1, cardinality(:waits::float8[]))]) as wait) as next)
    where r.${rateLimits.blockedUntil} is null or r.${rateLimits.blockedUntil} <= :now
      or r.${rateLimits.resetsAt} <= :now or r.${rateLimits.resetsAt} > :horizon
    returning 1)
  select exists (select from taken) as taken,
    (select ${rateLimits.blockedUntil} from ${rateLimits} where ${rateLimits.key} = :key) as "blockedUntil"`

export async function deductAttempt(db: Db, key: string): Promise<void> {
  await db
    .update(rateLimits)
    .set({ hits: sql`greatest(${rateLimits.hits} - 1, 0)`, blockedUntil: null })
    .where(eq(rateLimits.key, key))
}

export async function deleteAttempts(db: Db, key: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, key))
}

export async function deleteOldAttempts(db: Db, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lte(rateLimits.resetsAt, now))
}
