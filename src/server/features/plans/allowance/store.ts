import { and, eq, lt, sql } from 'drizzle-orm'
import type { BillingPeriod, CreditCount, Reservation } from '../../../../core/plans/allowance.ts'
import type { Tier } from '../../../../core/plans/plans.ts'
import {
  type Db,
  listOf,
  preparedSql,
  type Queryable,
  sqlPart,
  type Transaction,
} from '../../../platform/db/statement.ts'
import { users } from '../../../platform/db/tables/accounts.ts'
import { plannedUsage, allowanceReservations as reservations } from '../../../platform/db/tables/billing.ts'
import { messages } from '../../../platform/db/tables/conversations.ts'
import { closed, consume, consumed, isUnlimited, reserved } from './sql-parts.ts'

/** Only this file and `sql-parts.ts` write these columns and tables (`one-writer.test.ts`). */

export interface AccountCount extends CreditCount {
  userId: number
  /** Whether their own model replies, in which case nothing counts. */
  isUnlimited: boolean
}

export const readMessageCounts = (db: Pick<Db, 'select'>, userIds: readonly number[]): Promise<AccountCount[]> =>
  db
    .select({
      userId: users.id,
      messageCreditsUsed: users.messageCreditsUsed,
      messageCreditsLimit: users.messageCreditsLimit,
      billingAnchor: users.billingAnchor,
      allowancePeriodStart: users.allowancePeriodStart,
      allowancePeriodEnd: users.allowancePeriodEnd,
      isUnlimited,
    })
    .from(users)
    .where(sql`${users.id} = any(${listOf(userIds)}::int[])`)
    .prepare('read_allowances')
    .execute()

const consumeMessages = preparedSql<{ user_id: number }, { userIds: string; messages: string; now: Date }>(
  'consume_planned_messages',
)`${consume(sqlPart`(
    select user_id, messages, messages as planned
    from unnest(:userIds::int[], :messages::int[]) as t(user_id, messages))`)}`

/** Returns how many accounts had enough left. */
export async function consumeCounts(tx: Queryable, counts: ReadonlyMap<number, number>, now: Date): Promise<number> {
  const taken = { userIds: listOf([...counts.keys()]), messages: listOf([...counts.values()]) }
  return (await consumeMessages(tx, { ...taken, now })).length
}

/** The purpose of a reservation: the reply to a message, or a planned message; neither if nothing is stored. */
export interface ReservationPurpose {
  userMessageId?: number
  scheduleId?: number
}

const reserveOne = preparedSql<
  Reservation,
  { userId: number; userMessageId: number | null; scheduleId: number | null; now: Date }
>('reserve_message')`
  with ${consumed(sqlPart`(select :userId::int as user_id)`)},
  ${reserved({ userMessageId: sqlPart`:userMessageId::bigint`, scheduleId: sqlPart`:scheduleId::bigint` })}
  select id, is_unlimited as "isUnlimited" from reserved`

/** Null if none is left or the period is over. */
export async function reserve(
  db: Db,
  userId: number,
  purpose: ReservationPurpose,
  now: Date,
): Promise<Reservation | null> {
  const { userMessageId = null, scheduleId = null } = purpose
  const [row] = await reserveOne(db, { userId, userMessageId, scheduleId, now })
  return row ?? null
}

const reserveSome = preparedSql<Reservation, { userId: number; count: number; now: Date }>('reserve_messages')`
  with consumed as (${consume(sqlPart`(select :userId::int as user_id, :count::int as messages, 0 as planned)`)}),
  reserved as (
    insert into ${reservations} (${reservations.userId}, ${reservations.period}, ${reservations.messages},
      ${reservations.createdAt})
    select user_id, period, least(messages, 1), :now from consumed cross join generate_series(1, :count::int)
    returning ${reservations.id} as id, ${reservations.messages} = 0 as is_unlimited)
  select id, is_unlimited as "isUnlimited" from reserved order by id`

/** As many messages as given, all or none; null if fewer are left or the period is over. */
export async function reserveAll(
  tx: Queryable,
  userId: number,
  count: number,
  now: Date,
): Promise<Reservation[] | null> {
  const rows = await reserveSome(tx, { userId, count, now })
  return rows.length === count ? rows : null
}

export async function findReservation(db: Db, scheduleId: number): Promise<Reservation | null> {
  const [row] = await db
    .select({ id: reservations.id, isUnlimited: sql<boolean>`${reservations.messages} = 0` })
    .from(reservations)
    .where(and(eq(reservations.scheduleId, scheduleId), eq(reservations.state, 'reserved')))
  return row ?? null
}

export async function isReserved(db: Db, userMessageId: number): Promise<boolean> {
  const isOpen = and(eq(reservations.userMessageId, userMessageId), eq(reservations.state, 'reserved'))
  return (await db.$count(reservations, isOpen)) > 0
}

/** Only reservations older than `before` count. */
export async function isReservedIn(on: Pick<Db, 'select'>, helperId: number, before: number): Promise<boolean> {
  const rows = await on
    .select({ id: reservations.id })
    .from(reservations)
    .innerJoin(messages, and(eq(messages.id, reservations.userMessageId), eq(messages.helperId, helperId)))
    .where(and(eq(reservations.state, 'reserved'), lt(reservations.id, before)))
    .limit(1)
    .prepare('is_reserved_in')
    .execute()
  return rows.length > 0
}

export async function findOpenBefore(db: Db, before: Date): Promise<number[]> {
  const rows = await db
    .select({ id: reservations.id })
    .from(reservations)
    .where(and(lt(reservations.createdAt, before), eq(reservations.state, 'reserved')))
  return rows.map(({ id }) => id)
}

const closeOpen = preparedSql<
  { closed: number },
  { ids: string; state: 'spent' | 'released'; messageId: number | null; now: Date }
>('close_reservations')`
  with ${closed({ ids: sqlPart`:ids::bigint[]`, messageId: sqlPart`:messageId::bigint` })}
  select count(*)::int as closed from closed`

interface Closing {
  state: 'spent' | 'released'
  messageId?: number | null
  now: Date
}

/** Returns how many of them were open. */
export async function closeReservations(
  on: Queryable,
  ids: readonly number[],
  { state, messageId = null, now }: Closing,
): Promise<number> {
  const [row] = await closeOpen(on, { ids: listOf(ids), state, messageId, now })
  return row?.closed ?? 0
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
        select coalesce(sum(r.${reservations.messages}), 0) from ${reservations} r
        where r.${reservations.userId} = g.id and r.${reservations.period} = g.start and r.${reservations.state} <> 'released'),
      coalesce(p.${plannedUsage.used}, 0)
    from given g left join ${plannedUsage} p on p.${plannedUsage.userId} = g.id and p.${plannedUsage.period} = g.start
    where g.start <> g.before)
  update ${users} u set ${users.allowancePeriodStart} = e.start, ${users.allowancePeriodEnd} = e.until,
    ${users.messageCreditsUsed} = e.used, ${users.plannedCreditsUsed} = e.planned
  from entered e where u.${users.id} = e.id returning u.${users.id} as "userId", u.${users.messageCreditsUsed} as used`

/** A new period that replaces the one with the end `ended`. */
export interface PeriodStart extends BillingPeriod {
  userId: number
  ended: Date
}

/** Skips accounts that another call has moved. Usage is read from the ledger, so that none is forgotten. */
export const enterPeriods = (on: Queryable, entries: readonly PeriodStart[]) =>
  enter(on, {
    userIds: entries.map(({ userId }) => userId),
    ended: entries.map(({ ended }) => ended),
    starts: entries.map(({ start }) => start),
    ends: entries.map(({ end }) => end),
  })

/** Saves the messages per period, and the `anchor` from which periods are counted. */
export async function saveLimit(tx: Transaction, userId: number, limit: number, anchor: Date): Promise<void> {
  await tx.update(users).set({ messageCreditsLimit: limit, billingAnchor: anchor }).where(eq(users.id, userId))
}

export async function findTier(db: Db, userId: number): Promise<Tier | null> {
  const [row] = await db.select({ tier: users.subscriptionTier }).from(users).where(eq(users.id, userId))
  return row?.tier ?? null
}
