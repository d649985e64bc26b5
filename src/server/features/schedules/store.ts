import { and, desc, eq, type InferColumnsDataTypes, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { PlannedException } from '../../../core/scheduling/schedule-options.ts'
import { type Db, isAnyOf, isOneOf, preparedSql, type Transaction } from '../../platform/db/statement.ts'
import { users } from '../../platform/db/tables/accounts.ts'
import { helpers } from '../../platform/db/tables/helpers.ts'
import { scheduleExceptions as exceptions, messageSchedules as schedules } from '../../platform/db/tables/schedules.ts'

type Helper = typeof helpers.$inferSelect

/** More than lie ahead of a helper; older ones no longer matter. */
const MOST_EXCEPTIONS = 128
const newest = new QueryBuilder()
  .select({ at: exceptions.originalTime, timeZone: exceptions.timeZone })
  .from(exceptions)
  .where(eq(exceptions.helperId, helpers.id))
  .orderBy(desc(exceptions.originalTime))
  .limit(MOST_EXCEPTIONS)
  .as('exception')
const exceptionsOf = new QueryBuilder()
  .select({
    all: sql`json_agg(json_build_object('at', (extract(epoch from ${newest.at}) * 1000)::float8, 'timeZone', ${newest.timeZone}))`,
  })
  .from(newest)

const COLUMNS = {
  helperId: helpers.id,
  userId: helpers.userId,
  frequency: helpers.frequency,
  preferredTime: helpers.preferredTime,
  varyTiming: helpers.varyTiming,
  allowWeekends: helpers.allowWeekends,
  weeklyDay: helpers.weeklyDay,
  customDays: helpers.customDays,
  customTimes: helpers.customTimes,
  createdAt: helpers.createdAt,
  unanswered: helpers.unanswered,
  /** It does not write first before this. */
  mutedUntil: helpers.mutedUntil,
  /** Its place among the helpers of its person; null if it hasn't been assigned. */
  place: helpers.slotPlace,
  timeZone: users.timeZone,
  quietHoursStart: users.quietHoursStart,
  quietHoursEnd: users.quietHoursEnd,
}

export const PLAN = {
  ...COLUMNS,
  /** Single messages of its routine that the person moved or skipped; null if there are none. */
  exceptions: sql<PlannedException[] | null>`${exceptionsOf}`,
}

export type PlanRow = InferColumnsDataTypes<typeof COLUMNS> & { exceptions: PlannedException[] | null }

/** Plans the next message of helpers or moves the planned one, unless that is already due. */
export const savePlans = preparedSql<
  never,
  { helpers: number[]; users: number[]; times: number[]; zones: string[]; now: Date }
>('save_plans')`
  insert into ${schedules} (${schedules.helperId}, ${schedules.userId}, ${schedules.scheduledTime}, ${schedules.timeZone},
    ${schedules.createdAt})
  select helper, owner, to_timestamp(time / 1000), zone, :now
  from unnest(:helpers::int[], :users::int[], :times::float8[], :zones::text[]) as t(helper, owner, time, zone)
  on conflict (${schedules.helperId}) where ${schedules.status} in ('pending', 'claimed')
    and ${schedules.followUpId} is null and ${schedules.exceptionId} is null do update
  set ${schedules.scheduledTime} = excluded.${schedules.scheduledTime}, ${schedules.timeZone} = excluded.${schedules.timeZone},
    ${schedules.createdAt} = excluded.${schedules.createdAt}
  where ${schedules}.${schedules.status} = 'pending' and ${schedules}.${schedules.scheduledTime} > :now`

/** Spelled out to match the index of open schedules. */
export const isPending = sql`${schedules.status} = 'pending'`
/** Those that a helper writes by its habits, rather than once. */
export const isRoutine = and(isNull(schedules.followUpId), isNull(schedules.exceptionId))

/** Reminders and moved messages stay: what holds when they are due decides. */
export const cancelPlans = (tx: Transaction, helperIds: readonly number[], reason: string, now: Date) =>
  tx
    .update(schedules)
    .set({ status: 'cancelled', reason, settledAt: now })
    .where(and(isAnyOf(schedules.helperId, helperIds), isPending, isRoutine))
    .prepare('cancel_plans')
    .execute()

/** Locks accounts with out-of-date plans until the transaction ends; skips those that others have locked. */
export const lockStaleOwners = (tx: Transaction, limit: number) =>
  tx
    .select({ userId: users.id })
    .from(users)
    .where(
      inArray(users.id, tx.select({ id: helpers.userId }).from(helpers).where(sql`${helpers.needsPlan}`).limit(limit)),
    )
    .for('no key update', { skipLocked: true })
    .prepare('lock_stale_owners')
    .execute()

const isIts = eq(schedules.helperId, helpers.id)

/** Of the routine of `helpers`: the last planned time that is over. */
export function lastTimeOf(db: Pick<Db, 'select'>): SQL<Date | null> {
  const last = db
    .select({ at: schedules.scheduledTime })
    .from(schedules)
    .where(and(isIts, sql`${schedules.status} in ('delivered', 'claimed')`, isRoutine))
    .orderBy(desc(schedules.id))
    .limit(1)
  return sql`${last}`.mapWith(schedules.scheduledTime) as SQL<Date | null>
}

/** All helpers of accounts in which a plan is out of date. */
export function readPlans(tx: Transaction, userIds: readonly number[]) {
  const planned = tx
    .select({ at: schedules.scheduledTime })
    .from(schedules)
    .where(and(isIts, isPending, isRoutine))
  const stale = tx
    .select({ userId: helpers.userId })
    .from(helpers)
    .where(and(isAnyOf(helpers.userId, userIds), sql`${helpers.needsPlan}`))
  return tx
    .select({
      ...PLAN,
      active: helpers.active,
      /** Whether its own plan is out of date, rather than that of another helper of the same person. */
      isStale: helpers.needsPlan,
      lastTime: lastTimeOf(tx),
      plannedTime: sql`${planned}`.mapWith(schedules.scheduledTime) as SQL<Date | null>,
    })
    .from(helpers)
    .innerJoin(users, eq(users.id, helpers.userId))
    .where(isOneOf(helpers.userId, stale))
    .orderBy(helpers.id)
    .for('no key update', { of: helpers })
    .prepare('read_plans')
    .execute()
}

export type HelperPlan = Awaited<ReturnType<typeof readPlans>>[number]

export const savePlaces = (tx: Transaction, places: readonly { helperId: number; place: Helper['slotPlace'] }[]) =>
  tx
    .update(helpers)
    .set({ slotPlace: sql`t.place` })
    .from(sql`json_to_recordset(${JSON.stringify(places)}::json) as t("helperId" int, place jsonb)`)
    .where(sql`${helpers.id} = t."helperId"`)
    .prepare('save_places')
    .execute()

export const clearStalePlans = (tx: Transaction, helperIds: readonly number[]) =>
  tx
    .update(helpers)
    .set({ needsPlan: false })
    .where(isAnyOf(helpers.id, helperIds))
    .prepare('clear_stale_plans')
    .execute()

export const markHelpersStale = (tx: Transaction, helperIds: readonly number[]) =>
  tx
    .update(helpers)
    .set({ needsPlan: true })
    .where(isAnyOf(helpers.id, helperIds))
    .prepare('mark_helpers_stale')
    .execute()

export type Tx = Transaction
