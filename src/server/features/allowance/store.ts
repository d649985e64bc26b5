import { and, eq, gt, lt, lte, sql } from 'drizzle-orm'
import { type CreditCount, latestStart, type Period } from '../../../core/billing/allowance.ts'
import type { Tier } from '../../../core/plans/plans.ts'
import { inTransaction, listOf, preparedSql, type Queryable, type Transaction } from '../../db/statement.ts'
import { users } from '../../db/tables/accounts.ts'
import { plannedUsage, allowanceReservations as reservations } from '../../db/tables/billing.ts'
import type { Db } from '../../ports/db.ts'

/** Nothing else writes these columns and tables (`one-writer.test.ts`). An account is locked before its reservations. */

export interface AccountCount extends CreditCount {
  userId: number
}

/** How accounts count their messages. */
export const readCounts = (db: Pick<Db, 'select'>, userIds: readonly number[]): Promise<AccountCount[]> =>
  db
    .select({
      userId: users.id,
      messageCreditsUsed: users.messageCreditsUsed,
      messageCreditsLimit: users.messageCreditsLimit,
      billingAnchor: users.billingAnchor,
      allowancePeriodStart: users.allowancePeriodStart,
      allowancePeriodEnd: users.allowancePeriodEnd,
    })
    .from(users)
    .where(sql`${users.id} = any(${listOf(userIds)}::int[])`)
    .prepare('read_allowances')
    .execute()

/** As `isCurrent` of the core has it. */
const isPeriodCurrent = (now: Date) =>
  sql<boolean>`${gt(users.allowancePeriodEnd, now)} and ${lte(users.allowancePeriodStart, latestStart(now))}`

/** What accounts have left, in the periods that they count in. */
export const readLeft = (tx: Transaction, userIds: readonly number[], now: Date) =>
  tx
    .select({
      userId: users.id,
      left: sql<number>`${users.messageCreditsLimit} - ${users.messageCreditsUsed}`,
      isCurrent: isPeriodCurrent(now),
    })
    .from(users)
    .where(sql`${users.id} = any(${listOf(userIds)}::int[])`)
    .prepare('read_messages_left')
    .execute()

/** Messages that are taken of one account. */
interface Taken {
  userId: number
  messages: number
}

/**
 * Counts messages. Of accounts that have too few left, or whose period is over, it counts none and gives no row. What is
 * `planned` gets no reservation: the account remembers how many those were.
 */
export const consume = (tx: Transaction, taken: readonly Taken[], kind: 'reserved' | 'planned', now: Date) => {
  const userIds = listOf(taken.map(({ userId }) => userId))
  const messages = listOf(taken.map((each) => each.messages))
  return tx
    .update(users)
    .set({
      messageCreditsUsed: sql`${users.messageCreditsUsed} + taken.messages`,
      plannedCreditsUsed: sql`${users.plannedCreditsUsed} + taken.messages * ${kind === 'planned' ? 1 : 0}::int`,
    })
    .from(sql`unnest(${userIds}::int[], ${messages}::int[]) as taken(user_id, messages)`)
    .where(
      and(
        sql`${users.id} = taken.user_id`,
        lte(sql`${users.messageCreditsUsed} + taken.messages`, users.messageCreditsLimit),
        isPeriodCurrent(now),
      ),
    )
    .returning({ userId: users.id })
    .prepare('consume_messages')
    .execute()
}

/** What a message is reserved for: the reply to a message, or a planned message; neither where nothing is stored. */
export interface Purpose {
  userMessageId?: number
  scheduleId?: number
}

/** Of the period that the account counts in. */
async function insertReservation(tx: Transaction, userId: number, purpose: Purpose, now: Date): Promise<number> {
  const { userMessageId = null, scheduleId = null } = purpose
  const period = sql`(select ${users.allowancePeriodStart} from ${users} where ${users.id} = ${userId})`
  const [row] = await tx
    .insert(reservations)
    .values({ userId, userMessageId, scheduleId, period, createdAt: now })
    .returning({ id: reservations.id })
    .prepare('insert_reservation')
    .execute()
  if (!row) throw new Error('a reservation was not inserted')
  return row.id
}

/**
 * Consumes a message and reserves it, in one transaction; null when none is left or the period is over. Fails with
 * UNIQUE_VIOLATION while one is reserved for the same purpose.
 */
export const reserve = <For extends Purpose>(
  db: Db,
  userId: number,
  now: Date,
  prepare: (tx: Transaction) => Promise<For>,
): Promise<(For & { reservationId: number }) | null> =>
  inTransaction(db, async (tx) => {
    const [consumed] = await consume(tx, [{ userId, messages: 1 }], 'reserved', now)
    if (!consumed) return null
    const purpose = await prepare(tx)
    return { ...purpose, reservationId: await insertReservation(tx, userId, purpose, now) }
  })

/** The open reservation for a planned message. */
export async function findReservation(db: Db, scheduleId: number): Promise<number | null> {
  const [row] = await db
    .select({ id: reservations.id })
    .from(reservations)
    .where(and(eq(reservations.scheduleId, scheduleId), eq(reservations.state, 'reserved')))
  return row?.id ?? null
}

/** Is a reply to this message reserved? */
export async function isReserved(db: Db, userMessageId: number): Promise<boolean> {
  const rows = await db
    .select({ id: reservations.id })
    .from(reservations)
    .where(and(eq(reservations.userMessageId, userMessageId), eq(reservations.state, 'reserved')))
  return rows.length > 0
}

/** Reservations that were made before an instant and are still open. */
export async function findOpenBefore(db: Db, before: Date): Promise<number[]> {
  const rows = await db
    .select({ id: reservations.id })
    .from(reservations)
    .where(and(lt(reservations.createdAt, before), eq(reservations.state, 'reserved')))
  return rows.map(({ id }) => id)
}

/** Settles those of some reservations that are still open: `spent` on a message, or `released`, which gives them back. */
const settleOpen = preparedSql<
  { settled: number },
  { ids: string; state: 'spent' | 'released'; messageId: number | null; now: Date }
>('settle_reservations')`
  with account as materialized (
    select ${users.id} from ${users} where ${users.id} in (
      select ${reservations.userId} from ${reservations} where ${reservations.id} = any(:ids::bigint[]))
    order by ${users.id} for no key update),
  settled as (
    update ${reservations} r
    set ${reservations.state} = :state::text, ${reservations.settledAt} = :now, ${reservations.messageId} = :messageId::bigint
    from account where r.${reservations.userId} = account.id and r.${reservations.id} = any(:ids::bigint[])
      and r.${reservations.state} = 'reserved'
    returning r.${reservations.userId}, r.${reservations.period}),
  refunded as (
    update ${users} u set ${users.messageCreditsUsed} = greatest(0, u.${users.messageCreditsUsed} - s.messages)
    from (
      select ${reservations.userId}, ${reservations.period}, count(*)::int as messages from settled
      group by ${reservations.userId}, ${reservations.period}) s
    where :state::text = 'released' and u.${users.id} = s.${reservations.userId}
      and u.${users.allowancePeriodStart} = s.${reservations.period})
  select count(*)::int as settled from settled`

export interface Settlement {
  state: 'spent' | 'released'
  /** The message that was written for it. */
  messageId?: number | null
  now: Date
}

/** Gives how many of them were open. */
export async function settle(
  on: Queryable,
  ids: readonly number[],
  { state, messageId = null, now }: Settlement,
): Promise<number> {
  const [row] = await settleOpen(on, { ids: listOf(ids), state, messageId, now })
  return row?.settled ?? 0
}

const enter = preparedSql<
  { userId: number; used: number },
  { userIds: readonly number[]; ended: readonly Date[]; starts: readonly Date[]; ends: readonly Date[] }
>('enter_periods')`
  with given as (
    select u.${users.id}, u.${users.allowancePeriodStart} as before, u.${users.messageCreditsUsed} as used,
      u.${users.plannedCreditsUsed} as planned, t.ended, t.start, t.until
    from unnest(:userIds::int[], :ended::timestamptz[], :starts::timestamptz[], :ends::timestamptz[])
      as t(id, ended, start, until)
    join ${users} u on u.${users.id} = t.id and u.${users.allowancePeriodEnd} = t.ended
    order by u.${users.id} for no key update of u),
  kept as (
    insert into ${plannedUsage} (${plannedUsage.userId}, ${plannedUsage.period}, ${plannedUsage.used})
    select id, before, planned from given where planned > 0 and start <> before and start < ended
    on conflict (${plannedUsage.userId}, ${plannedUsage.period}) do update set ${plannedUsage.used} = excluded.${plannedUsage.used}),
  entered as (
    select id, start, until, used, planned from given where start = before
    union all
    select g.id, g.start, g.until,
      coalesce(p.${plannedUsage.used}, 0) + (
        select count(*) from ${reservations} r
        where r.${reservations.userId} = g.id and r.${reservations.period} = g.start and r.${reservations.state} <> 'released'),
      coalesce(p.${plannedUsage.used}, 0)
    from given g left join ${plannedUsage} p on p.${plannedUsage.userId} = g.id and p.${plannedUsage.period} = g.start
    where g.start <> g.before)
  update ${users} u set ${users.allowancePeriodStart} = e.start, ${users.allowancePeriodEnd} = e.until,
    ${users.messageCreditsUsed} = e.used, ${users.plannedCreditsUsed} = e.planned
  from entered e where u.${users.id} = e.id returning u.${users.id} as "userId", u.${users.messageCreditsUsed} as used`

/** A period that an account begins in place of the one that ends, or ended, at `ended`. */
export interface Entry extends Period {
  userId: number
  ended: Date
}

/**
 * Has accounts count in other periods, unless another call has done so; gives what they used of those. What the ledger
 * holds of a period counts, and so does what was kept when it was left before its end, so that none can begin with nothing
 * used twice.
 */
export const enterPeriods = (on: Queryable, entries: readonly Entry[]) =>
  enter(on, {
    userIds: entries.map(({ userId }) => userId),
    ended: entries.map(({ ended }) => ended),
    starts: entries.map(({ start }) => start),
    ends: entries.map(({ end }) => end),
  })

/** What a plan gives: so many messages in each of the periods that are counted from `anchor`. */
export async function saveLimit(tx: Transaction, userId: number, limit: number, anchor: Date): Promise<void> {
  await tx
    .update(users)
    .set({ messageCreditsLimit: limit, billingAnchor: anchor })
    .where(eq(users.id, userId))
    .prepare('save_allowance_limit')
    .execute()
}

export async function findTier(db: Db, userId: number): Promise<Tier | null> {
  const [row] = await db
    .select({ tier: users.subscriptionTier })
    .from(users)
    .where(eq(users.id, userId))
    .prepare('find_tier')
    .execute()
  return row?.tier ?? null
}
