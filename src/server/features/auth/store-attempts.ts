import { namedStatement, statement } from '../../db/statement.ts'

/** Counts one more attempt; a count begins again when its window is over, or was written by a clock that ran ahead. */
export const countAttempt = statement<{ hits: number; resets_at: Date }, [key: string, now: Date, resetsAt: Date]>(
  'count_attempt',
  `insert into rate_limits as r (key, hits, resets_at) values ($1, 1, $3)
   on conflict (key) do update set
     hits = case when r.resets_at <= $2 or r.resets_at > $3 then 1 else r.hits + 1 end,
     resets_at = case when r.resets_at <= $2 or r.resets_at > $3 then $3 else r.resets_at end
   returning hits, resets_at`,
)

/**
 * Takes a guess, or refuses it because of those before it: guesses at once see each other. Every guess from the number
 * `free` on has the next one wait, by `waits` in seconds, the last of which goes on; all are forgotten `forgotten` seconds
 * after that. A row that reaches beyond `horizon` was written by a clock that ran ahead.
 */
export const takeGuess = namedStatement<
  { taken: boolean; blocked_until: Date | null },
  { key: string; now: Date; free: number; waits: readonly number[]; forgotten: number; horizon: Date }
>(
  'take_guess',
  `with taken as (
     insert into rate_limits as r (key, hits, resets_at)
     values (:key, 1, :now::timestamptz + make_interval(secs => :forgotten::float8))
     on conflict (key) do update set (hits, blocked_until, resets_at) = (
       select h, :now::timestamptz + wait, :now::timestamptz + coalesce(wait, '0') + make_interval(secs => :forgotten::float8)
       from (select case when r.resets_at <= :now or r.resets_at > :horizon then 1 else r.hits + 1 end as h) as count,
         lateral (select make_interval(
           secs => (:waits::float8[])[least(h - :free::int + 1, cardinality(:waits::float8[]))]) as wait) as next)
     where r.blocked_until is null or r.blocked_until <= :now or r.resets_at <= :now or r.resets_at > :horizon
     returning 1)
   select exists (select from taken) as taken, (select blocked_until from rate_limits where key = :key) as blocked_until`,
)

/** Gives an attempt back, as if it had not been made. */
export const giveAttemptBack = statement<never, [key: string]>(
  'give_attempt_back',
  `update rate_limits set hits = greatest(hits - 1, 0), blocked_until = null where key = $1`,
)

export const deleteAttempts = statement<never, [key: string]>(
  'delete_attempts',
  'delete from rate_limits where key = $1',
)

export const deleteOldAttempts = statement<never, [now: Date]>(
  'delete_old_attempts',
  'delete from rate_limits where resets_at <= $1',
)
