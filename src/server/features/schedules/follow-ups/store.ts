import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { type Db, isAnyOf, type Transaction } from '../../../platform/db/statement.ts'
import { users } from '../../../platform/db/tables/accounts.ts'
import { messages } from '../../../platform/db/tables/conversations.ts'
import { followUps } from '../../../platform/db/tables/follow-ups.ts'
import { messageSchedules as schedules } from '../../../platform/db/tables/schedules.ts'

const FIELDS = {
  id: followUps.id,
  helperId: followUps.helperId,
  messageId: followUps.messageId,
  kind: followUps.kind,
  state: followUps.state,
  subject: followUps.subject,
  quote: followUps.quote,
  dueAt: followUps.dueAt,
  timeZone: followUps.timeZone,
  settledAt: followUps.settledAt,
  /** When the message that it comes from was written. */
  saidAt: messages.sentAt,
  quietHoursStart: users.quietHoursStart,
  quietHoursEnd: users.quietHoursEnd,
}

const fromFollowUps = (db: Pick<Db, 'select'>) =>
  db
    .select(FIELDS)
    .from(followUps)
    .innerJoin(messages, eq(messages.id, followUps.messageId))
    .innerJoin(users, eq(users.id, followUps.userId))

export const findFollowUp = (db: Pick<Db, 'select'>, userId: number, id: number) =>
  fromFollowUps(db).where(and(eq(followUps.id, id), eq(followUps.userId, userId)))

export type FollowUpRow = Awaited<ReturnType<typeof findFollowUp>>[number]

/** Those that planned messages are about. */
export const findFollowUps = (db: Pick<Db, 'select'>, ids: readonly number[]) =>
  fromFollowUps(db).where(isAnyOf(followUps.id, ids))

export const countOpenFollowUps = (db: Pick<Db, 'select'>, userId: number) =>
  db
    .select({ count: sql<number>`count(*)::int` })
    .from(followUps)
    .where(and(eq(followUps.userId, userId), eq(followUps.state, 'accepted'), isNull(followUps.settledAt)))

export type FollowUpChange = Partial<Pick<typeof followUps.$inferInsert, 'state' | 'dueAt' | 'timeZone' | 'settledAt'>>

export const updateFollowUp = (tx: Transaction, id: number, change: FollowUpChange) =>
  tx.update(followUps).set(change).where(eq(followUps.id, id)).returning({ id: followUps.id })

export const deleteFollowUp = (tx: Transaction, id: number) => tx.delete(followUps).where(eq(followUps.id, id))

/** One that is over, so that the same can be asked for again. */
export const deleteSettled = (db: Pick<Db, 'delete'>, userId: number, messageId: number, firstDueAt: Date) =>
  db
    .delete(followUps)
    .where(
      and(
        eq(followUps.userId, userId),
        eq(followUps.messageId, messageId),
        eq(followUps.firstDueAt, firstDueAt),
        isNotNull(followUps.settledAt),
      ),
    )

/** Its planned message, also one that a model is writing, which then finds nothing to finish. */
export const deletePlanOf = (tx: Transaction, followUpId: number) =>
  tx
    .delete(schedules)
    .where(and(eq(schedules.followUpId, followUpId), sql`${schedules.status} in ('pending', 'claimed')`))
