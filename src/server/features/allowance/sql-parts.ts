import { CLOCK_SKEW_MS } from '../../../core/billing/allowance.ts'
import { type SqlPart, sqlPart } from '../../db/statement.ts'
import { users } from '../../db/tables/accounts.ts'
import { allowanceReservations as reservations } from '../../db/tables/billing.ts'
import { usesOwnModel } from '../own-models/sql-parts.ts'

/*
 * What takes and settles messages, as parts of SQL: a message and what pays for it are saved by one statement, in the
 * store of the feature that saves it. Each wants `:now`. An account is locked before its reservations.
 */

/**
 * Counts the messages of `taken(user_id, messages, planned)`; none of an account that its own model answers. Accounts
 * that have too few left, or whose period is over, count none and give no row. What is planned gets no reservation: the
 * account remembers how many those were.
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

/** `consumed`: a message of each account of `accounts`, which names them in `user_id`; empty when none is left. */
export const consumed = (accounts: SqlPart): SqlPart =>
  sqlPart`consumed as (${consume(sqlPart`(select user_id, 1 as messages, 0 as planned from ${accounts} a)`)})`

interface Purpose {
  userMessageId: SqlPart
  scheduleId: SqlPart
}

/** `reserved`: what was `consumed`, as a reservation. Fails with UNIQUE_VIOLATION while there is one for that purpose. */
export const reserved = ({ userMessageId, scheduleId }: Purpose): SqlPart => sqlPart`reserved as (
  insert into ${reservations} (${reservations.userId}, ${reservations.userMessageId}, ${reservations.scheduleId},
    ${reservations.period}, ${reservations.messages}, ${reservations.createdAt})
  select user_id, ${userMessageId}, ${scheduleId}, period, messages, :now from consumed
  returning ${reservations.id} as id)`

/**
 * `settled`: those of the reservations `ids` that were still open. By `:state` they are `spent` on a message, or
 * `released`, which gives them back.
 */
export const settled = ({ ids, messageId }: { ids: SqlPart; messageId: SqlPart }): SqlPart => sqlPart`
  account as materialized (
    select ${users.id} as id from ${users} where ${users.id} in (
      select ${reservations.userId} from ${reservations} where ${reservations.id} = any(${ids}))
    order by ${users.id} for no key update),
  settled as (
    update ${reservations} r set ${reservations.state} = :state::text, ${reservations.settledAt} = :now,
      ${reservations.messageId} = ${messageId}
    from account where r.${reservations.userId} = account.id and r.${reservations.id} = any(${ids})
      and r.${reservations.state} = 'reserved'
    returning r.${reservations.userId} as user_id, r.${reservations.period} as period, r.${reservations.messages} as messages),
  refunded as (
    update ${users} u set ${users.messageCreditsUsed} = greatest(0, u.${users.messageCreditsUsed} - s.messages)
    from (select user_id, period, sum(messages)::int as messages from settled group by user_id, period) s
    where :state::text = 'released' and u.${users.id} = s.user_id and u.${users.allowancePeriodStart} = s.period)`
