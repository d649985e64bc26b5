import { and, eq, inArray, sql } from 'drizzle-orm'
import { inTransaction, isAnyOf, preparedSql, sqlPart, type Transaction } from '../../db/statement.ts'
import { users } from '../../db/tables/accounts.ts'
import { helpers } from '../../db/tables/helpers.ts'
import { messageSchedules as schedules } from '../../db/tables/schedules.ts'
import type { Db } from '../../ports/db.ts'

type Helper = typeof helpers.$inferSelect
type User = typeof users.$inferSelect

type Habits =
  | 'frequency'
  | 'preferredTime'
  | 'varyTiming'
  | 'allowWeekends'
  | 'weeklyDay'
  | 'customDays'
  | 'customTimes'

/** What planning needs to know about a helper and its owner. */
export interface PlanRow
  extends Pick<Helper, Habits | 'userId' | 'createdAt' | 'unanswered'>,
    Pick<User, 'timeZone' | 'quietHoursStart' | 'quietHoursEnd'> {
  helperId: Helper['id']
  /** Its place among the helpers of its person; null if it hasn't been assigned. */
  place: Helper['slotPlace']
}

/** Columns of `helpers h` and `users u`. */
export const PLAN = sqlPart`h.${helpers.id} as "helperId", h.${helpers.userId} as "userId", h.${helpers.frequency},
  h.${helpers.preferredTime} as "preferredTime", h.${helpers.varyTiming} as "varyTiming",
  h.${helpers.allowWeekends} as "allowWeekends", h.${helpers.weeklyDay} as "weeklyDay",
  h.${helpers.customDays} as "customDays", h.${helpers.customTimes} as "customTimes",
  h.${helpers.createdAt} as "createdAt", h.${helpers.unanswered}, h.${helpers.slotPlace} as place,
  u.${users.timeZone} as "timeZone", u.${users.quietHoursStart} as "quietHoursStart",
  u.${users.quietHoursEnd} as "quietHoursEnd"`

/** Plans the next message of helpers or moves the planned one, unless that is already due. */
export const savePlans = preparedSql<
  never,
  { helpers: number[]; users: number[]; times: number[]; zones: string[]; now: Date }
>('save_plans')`
  insert into ${schedules} (${schedules.helperId}, ${schedules.userId}, ${schedules.scheduledTime}, ${schedules.timeZone},
    ${schedules.createdAt})
  select helper, owner, to_timestamp(time / 1000), zone, :now
  from unnest(:helpers::int[], :users::int[], :times::float8[], :zones::text[]) as t(helper, owner, time, zone)
  on conflict (${schedules.helperId}) where ${schedules.status} in ('pending', 'claimed') do update
  set ${schedules.scheduledTime} = excluded.${schedules.scheduledTime}, ${schedules.timeZone} = excluded.${schedules.timeZone},
    ${schedules.createdAt} = excluded.${schedules.createdAt}
  where ${schedules}.${schedules.status} = 'pending' and ${schedules}.${schedules.scheduledTime} > :now`

/** Spelled out to match the index of open schedules. */
export const isPending = sql`${schedules.status} = 'pending'`

/** Cancels the planned messages of helpers. */
export const cancelPlans = (tx: Transaction, helperIds: readonly number[], reason: string, now: Date) =>
  tx
    .update(schedules)
    .set({ status: 'cancelled', reason, settledAt: now })
    .where(and(isAnyOf(schedules.helperId, helperIds), isPending))
    .prepare('cancel_plans')
    .execute()

export interface StaleRow extends PlanRow, Pick<Helper, 'active'> {
  /** Whether its own plan is out of date, rather than that of another helper of the same person. */
  isStale: boolean
  lastTime: Date | null
  plannedTime: Date | null
}

/** Locks an account until the transaction ends: helpers of one person are planned one after the other. */
export const lockOwner = (tx: Transaction, userId: number) =>
  tx
    .select({ userId: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update')
    .prepare('lock_owner')
    .execute()

/** The same for accounts with out-of-date plans; skips those that others have locked. */
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

/** All helpers of accounts in which a plan is out of date. */
export const readPlans = preparedSql<StaleRow, { users: number[] }>('read_plans')`
  select ${PLAN}, h.${helpers.active}, h.${helpers.needsPlan} as "isStale",
    (select s.${schedules.scheduledTime} from ${schedules} s
      where s.${schedules.helperId} = h.${helpers.id} and s.${schedules.status} in ('delivered', 'claimed')
      order by s.${schedules.id} desc limit 1) as "lastTime",
    (select s.${schedules.scheduledTime} from ${schedules} s
      where s.${schedules.helperId} = h.${helpers.id} and s.${schedules.status} = 'pending') as "plannedTime"
  from ${helpers} h join ${users} u on u.${users.id} = h.${helpers.userId}
  where h.${helpers.userId} = any(array(
    select ${helpers.userId} from ${helpers} where ${helpers.userId} = any(:users) and ${helpers.needsPlan}))
  order by h.${helpers.id} for no key update of h`

/** Saves the places of helpers among those of their person. */
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

/** Marks helpers for replanning. */
export const markHelpersStale = (tx: Transaction, helperIds: readonly number[]) =>
  tx
    .update(helpers)
    .set({ needsPlan: true })
    .where(isAnyOf(helpers.id, helperIds))
    .prepare('mark_helpers_stale')
    .execute()

/** The same for one helper of an account, or all. */
export async function markStale(db: Db, userId: number, helperId: number | null): Promise<void> {
  const isOne = helperId === null ? undefined : eq(helpers.id, helperId)
  await db
    .update(helpers)
    .set({ needsPlan: true })
    .where(and(eq(helpers.userId, userId), isOne))
}

export const resume = (db: Db, userId: number, helperId: number) =>
  db
    .update(helpers)
    .set({ needsPlan: true, unanswered: 0 })
    .where(and(eq(helpers.userId, userId), eq(helpers.id, helperId)))
    .prepare('resume_helper')
    .execute()

/** A transaction, as actions pass it from statement to statement. */
export type Tx = Transaction
export const transaction = inTransaction
