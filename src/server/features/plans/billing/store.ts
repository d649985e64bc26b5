import { and, asc, eq, inArray, isNotNull, isNull, lt, lte, ne, sql } from 'drizzle-orm'
import { PLANS, type Tier } from '../../../../core/plans/plans.ts'
import type { AccountPlan } from '../../../../core/plans/subscription.ts'
import type { BillingReport } from '../../../integrations/billing/port.ts'
import { type Db, isOneOf, type Transaction } from '../../../platform/db/statement.ts'
import { users } from '../../../platform/db/tables/accounts.ts'
import { billingEvents } from '../../../platform/db/tables/billing.ts'
import { helpers } from '../../../platform/db/tables/helpers.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { changeAllowance } from '../allowance/allowance.ts'

/** Rows per sweep; the next one follows a minute later. */
const BATCH = 200

export type AccountRow = typeof users.$inferSelect

export async function findAccount(db: Db, id: number): Promise<AccountRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, id))
  return row
}

/** Of two created at once, the first is kept. */
export async function saveCustomer(db: Db, userId: number, customerId: string): Promise<string> {
  const [row] = await db
    .update(users)
    .set({ stripeCustomerId: sql`coalesce(${users.stripeCustomerId}, ${customerId})` })
    .where(eq(users.id, userId))
    .returning({ kept: users.stripeCustomerId })
  return row?.kept ?? customerId
}

/** Only the newest read may be stored (`storePlan`), because an earlier one may have seen an older state. */
export async function nextSyncVersion(db: Db, customerId: string): Promise<AccountRow | undefined> {
  const [row] = await db
    .update(users)
    .set({ billingSyncVersion: sql`${users.billingSyncVersion} + 1` })
    .where(eq(users.stripeCustomerId, customerId))
    .returning()
  return row
}

/** Keeps the oldest. Returns the ids of the paused ones. */
async function pauseSurplus(tx: Transaction, userId: number, limit: number): Promise<number[]> {
  if (limit === -1) return []
  const active = await tx
    .select({ id: helpers.id })
    .from(helpers)
    .where(and(eq(helpers.userId, userId), eq(helpers.active, true)))
    .orderBy(asc(helpers.createdAt), asc(helpers.id))
  const surplus = active.slice(limit).map(({ id }) => id)
  if (surplus.length > 0)
    await tx.update(helpers).set({ active: false, needsPlan: true }).where(inArray(helpers.id, surplus))
  return surplus
}

export interface PlanChange {
  userId: number
  /** Null if the plan stays as it is. */
  decide(account: AccountRow): AccountPlan | null
  /** The read of the subscription that the change comes from, if any (`nextSyncVersion`). */
  syncVersion?: number
}

interface StoredChange {
  before: Tier
  after: Tier
  paused: number[]
}

/** Usage within a period is kept. Returns null if nothing was stored. */
export function storePlan(db: Db, { userId, decide, syncVersion }: PlanChange): Promise<StoredChange | null> {
  return inTransaction(db, async (tx) => {
    const [account] = await tx.select().from(users).where(eq(users.id, userId)).for('update')
    if (!account || (syncVersion !== undefined && account.billingSyncVersion !== syncVersion)) return null
    const plan = decide(account)
    if (!plan) return null
    const { messagesPerMonth: limit, helperLimit } = PLANS[plan.tier]
    const { anchor, period } = plan
    await changeAllowance(tx, { userId, ended: account.allowancePeriodEnd }, { limit, anchor, period })
    await tx
      .update(users)
      .set({
        subscriptionTier: plan.tier,
        subscriptionStatus: plan.status,
        stripeSubscriptionId: plan.subscriptionId,
        subscriptionEndDate: plan.endsAt,
      })
      .where(eq(users.id, userId))
    const paused = await pauseSurplus(tx, userId, helperLimit)
    return { before: account.subscriptionTier, after: plan.tier, paused }
  })
}

export async function markSynced(db: Db, userId: number, now: Date): Promise<void> {
  await db.update(users).set({ billingSyncedAt: now }).where(eq(users.id, userId))
}

export function endedPlans(db: Db, now: Date): Promise<{ id: number }[]> {
  return db
    .select({ id: users.id })
    .from(users)
    .where(and(lte(users.subscriptionEndDate, now), ne(users.subscriptionTier, 'free')))
    .limit(BATCH)
}

export function demoPlans(db: Db): Promise<{ id: number }[]> {
  return db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.subscriptionStatus, 'demo'), ne(users.subscriptionTier, 'free')))
    .limit(BATCH)
}

/** Returns false if it is a repeat. */
export async function insertReport(db: Db, report: BillingReport & { customerId: string }, now: Date) {
  const rows = await db
    .insert(billingEvents)
    .values({ ...report, receivedAt: now, nextAttemptAt: now })
    .onConflictDoNothing()
    .returning({ id: billingEvents.id })
  return rows.length > 0
}

/** Claiming schedules the next attempt, after growing pauses, in case the process dies before `finishReports`. */
export function claimReports(db: Db, now: Date, limit: number) {
  const waiting = db
    .select({ id: billingEvents.id })
    .from(billingEvents)
    .where(and(isNull(billingEvents.processedAt), lte(billingEvents.nextAttemptAt, now)))
    .orderBy(billingEvents.nextAttemptAt)
    .limit(limit)
    .for('update', { skipLocked: true })
  const pause = sql`least(3600, 60 * 2 ^ least(${billingEvents.attempts}, 6)) * interval '1 second'`
  return db
    .update(billingEvents)
    .set({
      attempts: sql`${billingEvents.attempts} + 1`,
      nextAttemptAt: sql`${now}::timestamptz + ${pause}`,
    })
    .where(isOneOf(billingEvents.id, waiting))
    .returning({ id: billingEvents.id, customerId: billingEvents.customerId })
}

export async function finishReports(db: Db, ids: string[], now: Date): Promise<void> {
  await db.update(billingEvents).set({ processedAt: now }).where(inArray(billingEvents.id, ids))
}

export async function forgetReports(db: Db, before: Date): Promise<void> {
  await db.delete(billingEvents).where(lt(billingEvents.receivedAt, before))
}

/** Each counts as read at `again` until it really is. */
export async function claimCustomers(
  db: Db,
  { before, again, limit }: { before: Date; again: Date; limit: number },
): Promise<string[]> {
  const lastRead = sql`coalesce(${users.billingSyncedAt}, ${users.createdAt})`
  const waiting = db
    .select({ id: users.id })
    .from(users)
    .where(and(isNotNull(users.stripeCustomerId), lt(lastRead, before)))
    .orderBy(users.billingSyncedAt)
    .limit(limit)
    .for('update', { skipLocked: true })
  const rows = await db
    .update(users)
    .set({ billingSyncedAt: again })
    .where(isOneOf(users.id, waiting))
    .returning({ customerId: users.stripeCustomerId })
  return rows.flatMap(({ customerId }) => customerId ?? [])
}
