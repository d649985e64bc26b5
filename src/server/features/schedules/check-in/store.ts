import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/db/statement.ts'
import { userKeys, users } from '../../../platform/db/tables/accounts.ts'
import { helpers } from '../../../platform/db/tables/helpers.ts'
import { carePeriods } from '../../../platform/db/tables/safety.ts'
import { messageSchedules as schedules } from '../../../platform/db/tables/schedules.ts'
import { dueFields } from '../deliver/store-due.ts'

const AT_ONCE = 50

export type CheckIn = Awaited<ReturnType<typeof claimCheckIns>>[number]

/** Care periods that are over and have no check-in yet. Locked until the transaction ends. */
export const claimCheckIns = (tx: Transaction, now: Date) =>
  tx
    .select({
      userId: carePeriods.userId,
      helperId: carePeriods.helperId,
      state: carePeriods.state,
      endsAt: carePeriods.endsAt,
      active: helpers.active,
      mutedUntil: helpers.mutedUntil,
    })
    .from(carePeriods)
    .innerJoin(helpers, eq(helpers.id, carePeriods.helperId))
    .where(and(lte(carePeriods.endsAt, now), isNull(carePeriods.checkedInAt)))
    .limit(AT_ONCE)
    .for('update', { of: carePeriods, skipLocked: true })

export const markCheckedIn = (tx: Transaction, helperId: number, now: Date) =>
  tx.update(carePeriods).set({ checkedInAt: now }).where(eq(carePeriods.helperId, helperId))

export const insertCheckIn = (
  tx: Transaction,
  planned: Pick<typeof schedules.$inferInsert, 'userId' | 'helperId' | 'scheduledTime' | 'timeZone'>,
  now: Date,
) =>
  tx
    .insert(schedules)
    .values({ ...planned, status: 'delivered', metadata: { checkIn: true }, createdAt: now, settledAt: now })
    .returning({ id: schedules.id })

const NONE = sql`null::bigint`

export const findRecipient = (tx: Transaction, helperId: number) =>
  tx
    .select(dueFields({ id: sql`0::bigint`, scheduledTime: sql`now()`, followUpId: NONE, exceptionId: NONE }))
    .from(helpers)
    .innerJoin(users, eq(users.id, helpers.userId))
    .innerJoin(userKeys, eq(userKeys.userId, users.id))
    .where(and(eq(helpers.id, helperId), isNull(users.suspendedAt)))
