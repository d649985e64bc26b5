import { sql } from 'drizzle-orm'
import { CLOCK_SKEW_MS } from '../../../../core/plans/allowance.ts'
import { type SqlPart, sqlPart } from '../../../platform/db/statement.ts'
import { users } from '../../../platform/db/tables/accounts.ts'
import { allowanceReservations as reservations } from '../../../platform/db/tables/billing.ts'
import { usesOwnModel } from '../../models/ledger/sql-parts.ts'

/** Of `users`: whether their own model replies, in which case nothing counts. */
export const isUnlimited = sql<boolean>`${sql.raw(usesOwnModel(sqlPart`${users}.${users.id}`).text)}`

/** Of `users`: whether none is left in the counted period. */
export const isUsedUp = sql`${users.messageCreditsUsed} >= ${users.messageCreditsLimit} and not ${isUnlimited}`

/** A message and its payment are saved in one statement. All need `:now`. Accounts are locked before reservations. */

/**
 * Counts the messages of `taken(user_id, messages, planned)`; none for an account that uses its own model. Accounts
 * without enough left, or whose period is over, count none and return no row. Planned messages get no reservation: the
 * account counts them.
 */
export const consume = (taken: SqlPart): SqlPart => sqlPart`
  update ${users} u set ${users.messageCreditsUsed} = u.${users.messageCreditsUsed} + taken.messages,
    ${users.plannedCreditsUsed} = u.${users.plannedCreditsUsed} + taken.planned
  from (
    select t.user_id, t.messages * c.counted as messages, t.planned * c.counted as planned from ${taken} t
    cross join lateral (select (not ${usesOwnModel(sqlPart`t.user_id`)})::int as counted) c) taken
  where u.${users.id} = taken.user_id
    and (taken.messages = 0 or u.${users.messageCreditsUsed} + taken.messages <= u.${users.messageCreditsLimit})
    and u.${users.allowancePeriodEnd} > :now
    and u.${users.allowancePeriodStart} <= :now::timestamptz + interval '${CLOCK_SKEW_MS} ms'
  returning u.${users.id} as user_id, u.${users.allowancePeriodStart} as period, taken.messages`

/** `consumed`: one message for each account in `accounts`, which lists them as `user_id`; empty if none is left. */
export const consumed = (accounts: SqlPart): SqlPart =>
  sqlPart`consumed as (${consume(sqlPart`(select user_id, 1 as messages, 0 as planned from ${accounts} a)`)})`

interface Purpose {
  userMessageId: SqlPart
  scheduleId: SqlPart
}

/** Fails with UNIQUE_VIOLATION if there is one for the same purpose. */
export const reserved = ({ userMessageId, scheduleId }: Purpose): SqlPart => sqlPart`reserved as (
  insert into ${reservations} (${reservations.userId}, ${reservations.userMessageId}, ${reservations.scheduleId},
    ${reservations.period}, ${reservations.messages}, ${reservations.createdAt})
  select user_id, ${userMessageId}, ${scheduleId}, period, messages, :now from consumed
  returning ${reservations.id} as id, ${reservations.messages} = 0 as is_unlimited)`

/** `closed`: those of the reservations `ids` that were still open. `:state` is `spent` on a message, or `released`. */
export const closed = ({ ids, messageId }: { ids: SqlPart; messageId: SqlPart }): SqlPart => sqlPart`
  account as materialized (
    select ${users.id} as id from ${users} where ${users.id} in (
      select ${reservations.userId} from ${reservations} where ${reservations.id} = any(${ids}))
    order by ${users.id} for no key update),
  closed as (
    update ${reservations} r set ${reservations.state} = :state::text, ${reservations.settledAt} = :now,
      ${reservations.messageId} = ${messageId}
    from account where r.${reservations.userId} = account.id and r.${reservations.id} = any(${ids})
      and r.${reservations.state} = 'reserved'
    returning r.${reservations.userId} as user_id, r.${reservations.period} as period, r.${reservations.messages} as messages),
  refunded as (
    update ${users} u set ${users.messageCreditsUsed} = greatest(0, u.${users.messageCreditsUsed} - s.messages)
    from (select user_id, period, sum(messages)::int as messages from closed group by user_id, period) s
    where :state::text = 'released' and u.${users.id} = s.user_id and u.${users.allowancePeriodStart} = s.period)`

/**
 * `spent`: the reservations of `paid(reservation, message)`, on these messages. It changes no account, and so locks none.
 */
export const spent = (paid: SqlPart): SqlPart => sqlPart`spent as (
  update ${reservations} r set ${reservations.state} = 'spent', ${reservations.settledAt} = :now,
    ${reservations.messageId} = paid.message
  from ${paid} paid where r.${reservations.id} = paid.reservation and r.${reservations.state} = 'reserved')`
