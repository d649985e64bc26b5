import { and, asc, eq, inArray, isNotNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { Db, Transaction } from '../../../platform/db/statement.ts'
import { users } from '../../../platform/db/tables/accounts.ts'
import { helpers } from '../../../platform/db/tables/helpers.ts'
import { crises } from '../../../platform/db/tables/safety.ts'
import {
  scheduleExceptions as exceptions,
  calendarLinks as links,
  messageSchedules as schedules,
} from '../../../platform/db/tables/schedules.ts'
import { isUsedUp } from '../../plans/allowance/sql-parts.ts'
import { CHANNELS } from '../deliver/store-due.ts'
import { isRoutine, lastTimeOf, PLAN } from '../store.ts'

const query = new QueryBuilder()
const isOpen = sql`${schedules.status} in ('pending', 'claimed')`

const open = query
  .select({
    row: sql`json_build_object('at', (extract(epoch from ${schedules.scheduledTime}) * 1000)::float8, 'isWriting', ${schedules.status} = 'claimed')`,
  })
  .from(schedules)
  .where(and(eq(schedules.helperId, helpers.id), isOpen, isRoutine))
const crisisEnd = query.select({ until: crises.endsAt }).from(crises).where(eq(crises.helperId, helpers.id))

/** What the planned messages of helpers depend on; `helperId` 0: of all of them. */
export const readPlannedHelpers = (db: Pick<Db, 'select'>, userId: number, helperId: number) =>
  db
    .select({
      ...PLAN,
      ...CHANNELS,
      name: helpers.name,
      active: helpers.active,
      phoneNumber: helpers.phoneNumber,
      isSuspended: sql<boolean>`${isNotNull(users.suspendedAt)}`,
      usedUpUntil: sql`case when ${isUsedUp} then ${users.allowancePeriodEnd} end`.mapWith(
        users.allowancePeriodEnd,
      ) as SQL<Date | null>,
      crisisUntil: sql`${crisisEnd}`.mapWith(crises.endsAt) as SQL<Date | null>,
      lastTime: lastTimeOf(db),
      /** The next message of its routine. */
      open: sql<{ at: number; isWriting: boolean } | null>`${open}`,
    })
    .from(helpers)
    .innerJoin(users, eq(users.id, helpers.userId))
    .where(and(eq(helpers.userId, userId), or(eq(sql`${helperId}::int`, 0), eq(helpers.id, helperId))))
    .orderBy(asc(helpers.id))

export type PlannedHelper = Awaited<ReturnType<typeof readPlannedHelpers>>[number]

/** Open planned messages beside the routine. */
export const readSingles = (db: Pick<Db, 'select'>, helperIds: readonly number[], until: Date) =>
  db
    .select({
      helperId: schedules.helperId,
      scheduledTime: schedules.scheduledTime,
      followUpId: schedules.followUpId,
      originalTime: exceptions.originalTime,
      isWriting: sql<boolean>`${schedules.status} = 'claimed'`,
    })
    .from(schedules)
    .leftJoin(exceptions, eq(exceptions.id, schedules.exceptionId))
    .where(
      and(
        inArray(schedules.helperId, [...helperIds]),
        isOpen,
        or(isNotNull(schedules.followUpId), isNotNull(schedules.exceptionId)),
        lte(schedules.scheduledTime, until),
      ),
    )

const isOne = (helperId: number, originalTime: Date) =>
  and(eq(exceptions.helperId, helperId), eq(exceptions.originalTime, originalTime))

/** With the state of the message that was moved; null if it was skipped. */
export const findException = (tx: Transaction, helperId: number, originalTime: Date) =>
  tx
    .select({ id: exceptions.id, status: schedules.status })
    .from(exceptions)
    .leftJoin(schedules, eq(schedules.exceptionId, exceptions.id))
    .where(isOne(helperId, originalTime))

export const deletePlanOfException = (tx: Transaction, exceptionId: number) =>
  tx.delete(schedules).where(and(eq(schedules.exceptionId, exceptionId), isOpen))

export const deleteException = (tx: Transaction, id: number) => tx.delete(exceptions).where(eq(exceptions.id, id))

export function saveException(tx: Transaction, exception: typeof exceptions.$inferInsert) {
  const { action, newTime } = exception
  return tx
    .insert(exceptions)
    .values(exception)
    .onConflictDoUpdate({ target: [exceptions.helperId, exceptions.originalTime], set: { action, newTime } })
}

export const findLink = (db: Db, userId: number) =>
  db.select({ createdAt: links.createdAt }).from(links).where(eq(links.userId, userId))

/** Whose calendar it is. */
export const findByHash = (db: Db, secretHash: string) =>
  db
    .select({ userId: links.userId, timeZone: users.timeZone })
    .from(links)
    .innerJoin(users, eq(users.id, links.userId))
    .where(eq(links.secretHash, secretHash))

/** A new link ends the one before. */
export const saveLink = (db: Db, userId: number, secretHash: string, now: Date) =>
  db
    .insert(links)
    .values({ userId, secretHash, createdAt: now })
    .onConflictDoUpdate({ target: links.userId, set: { secretHash, createdAt: now } })

export const deleteLink = (db: Db, userId: number) => db.delete(links).where(eq(links.userId, userId))
