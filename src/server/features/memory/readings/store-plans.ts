import { and, asc, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm'
import type { Db, Transaction } from '../../../platform/db/statement.ts'
import { followUps } from '../../../platform/db/tables/follow-ups.ts'
import { helpers } from '../../../platform/db/tables/helpers.ts'
import { messageSchedules as schedules } from '../../../platform/db/tables/schedules.ts'

/** The plans of a person that a model is told of, and may move or call off. */

const MOST = 30

/** Also what they do not want to be asked, so that it is not offered again. */
export const findKnownPlans = (db: Db, helperId: number, now: Date) =>
  db
    .select({ id: followUps.id, subject: followUps.subject, quote: followUps.quote, dueAt: followUps.dueAt })
    .from(followUps)
    .where(
      and(
        eq(followUps.helperId, helperId),
        gt(followUps.dueAt, now),
        or(isNull(followUps.settledAt), eq(followUps.state, 'declined')),
      ),
    )
    .orderBy(asc(followUps.dueAt), asc(followUps.id))
    .limit(MOST)
    .prepare('known_plans')
    .execute()

const isOpen = (id: number, helperId: number) =>
  and(eq(followUps.id, id), eq(followUps.helperId, helperId), isNull(followUps.settledAt))

/** Whether the person is to be reminded because of this message: then there is nothing to offer. */
export async function hasReminder(tx: Transaction, messageId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: followUps.id })
    .from(followUps)
    .where(and(eq(followUps.messageId, messageId), eq(followUps.kind, 'reminder')))
    .limit(1)
    .prepare('has_reminder')
    .execute()
  return rows.length > 0
}

/** Offers that were never answered. */
export const closeOldOffers = (tx: Transaction, helperId: number, now: Date) =>
  tx
    .update(followUps)
    .set({ settledAt: now })
    .where(
      and(
        eq(followUps.helperId, helperId),
        eq(followUps.state, 'offered'),
        isNull(followUps.settledAt),
        lte(followUps.dueAt, now),
      ),
    )
    .prepare('close_old_offers')
    .execute()

/** Waits for a delivery that has begun: either it comes first, and nothing is left to change, or nothing is delivered. */
export const deletePlannedOf = (tx: Transaction, id: number) =>
  tx
    .delete(schedules)
    .where(and(eq(schedules.followUpId, id), inArray(schedules.status, ['pending', 'claimed'])))
    .prepare('delete_planned_of')
    .execute()

export const movePlan = (tx: Transaction, { id, helperId, dueAt }: { id: number; helperId: number; dueAt: Date }) =>
  tx.update(followUps).set({ dueAt }).where(isOpen(id, helperId)).prepare('move_plan').execute()

export const cancelPlan = (tx: Transaction, { id, helperId }: { id: number; helperId: number }) =>
  tx.delete(followUps).where(isOpen(id, helperId)).prepare('cancel_plan').execute()

export const planHelperAnew = (tx: Transaction, helperId: number) =>
  tx.update(helpers).set({ needsPlan: true }).where(eq(helpers.id, helperId)).prepare('plan_helper_anew').execute()
