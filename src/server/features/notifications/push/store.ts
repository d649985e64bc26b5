import { and, desc, eq, exists, gt, inArray, isNotNull, lte, ne, notExists, or, sql } from 'drizzle-orm'
import { type ClaimedRow, isFree, taken } from '../../../platform/db/leases.ts'
import { type Db, isOneOf, type Transaction } from '../../../platform/db/statement.ts'
import { userKeys, users } from '../../../platform/db/tables/accounts.ts'
import { messages } from '../../../platform/db/tables/conversations.ts'
import { helpers } from '../../../platform/db/tables/helpers.ts'
import {
  deliveries,
  pushDeliveries as pushes,
  messageSchedules as schedules,
  pushSubscriptions as subscriptions,
} from '../../../platform/db/tables/schedules.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'

type Subscription = typeof subscriptions.$inferSelect

export type PushRow = Awaited<ReturnType<typeof claimPushes>>[number]

/** `slow`: those to browsers that respond slowly, else the others. `content` is null if the message was deleted. */
export function claimPushes(db: Db, { now, slow, limit }: { now: Date; slow: boolean; limit: number }) {
  const due = db
    .select({ id: pushes.id })
    .from(pushes)
    .innerJoin(subscriptions, eq(subscriptions.id, pushes.subscriptionId))
    .where(and(lte(pushes.dueAt, now), eq(subscriptions.isSlow, slow), isFree(pushes)))
    .orderBy(pushes.dueAt)
    .limit(limit)
    .for('update', { of: pushes, skipLocked: true })
  const taking = db.update(pushes).set(taken(pushes)).where(isOneOf(pushes.id, due)).returning()
  const p = db.$with('claimed').as(taking)
  return db
    .with(p)
    .select({
      id: p.id,
      claim: p.claim,
      tries: p.tries,
      deliveryId: p.deliveryId,
      subscriptionId: p.subscriptionId,
      acceptedAt: p.acceptedAt,
      subscription: subscriptions.subscription,
      messageId: deliveries.messageId,
      content: messages.content,
      isForgotten: messages.isForgotten,
      helperId: helpers.id,
      helperName: helpers.name,
      imageUrl: helpers.imageUrl,
      timeZone: users.timeZone,
      quietHoursStart: users.quietHoursStart,
      quietHoursEnd: users.quietHoursEnd,
      pushPreviews: users.pushPreviews,
      wrappedKey: userKeys.wrappedKey,
    })
    .from(p)
    .innerJoin(subscriptions, eq(subscriptions.id, p.subscriptionId))
    .innerJoin(deliveries, eq(deliveries.id, p.deliveryId))
    .innerJoin(schedules, eq(schedules.id, deliveries.scheduleId))
    .innerJoin(helpers, eq(helpers.id, schedules.helperId))
    .innerJoin(users, eq(users.id, deliveries.userId))
    .innerJoin(userKeys, eq(userKeys.userId, users.id))
    .leftJoin(messages, eq(messages.id, deliveries.messageId))
    .prepare('claim_pushes')
    .execute()
}

interface PushEnding {
  status: 'delivered' | 'failed' | 'skipped'
  reason: string
}

/** A message counts as notified once one browser accepted it, as failed if the last one is over and one failed. */
async function endPushIn(
  tx: Transaction,
  { id, claim }: ClaimedRow,
  { status, reason }: PushEnding,
  now: Date,
): Promise<void> {
  const gone = tx.$with('gone').as(
    tx
      .delete(pushes)
      .where(and(eq(pushes.id, id), eq(pushes.claim, claim)))
      .returning({ deliveryId: pushes.deliveryId }),
  )
  const others = tx
    .select({ id: pushes.id })
    .from(pushes)
    .where(and(eq(pushes.deliveryId, deliveries.id), ne(pushes.id, id)))
  const ending = sql`${status}::varchar`
  const outcome = sql`case
    when ${deliveries.status} = 'delivered' or ${ending} = 'delivered' then 'delivered'
    when ${exists(others)} then 'sending'
    when ${ending} = 'failed' or ${deliveries.reason} is not null then 'failed'
    else 'skipped' end`
  const settled = tx.$with('settled').as(
    tx
      .select({ id: deliveries.id, outcome: outcome.as('outcome') })
      .from(gone)
      .innerJoin(deliveries, eq(deliveries.id, gone.deliveryId))
      .where(inArray(deliveries.status, ['pending', 'sending', 'delivered'])),
  )
  await tx
    .with(gone, settled)
    .update(deliveries)
    .set({
      status: sql`${settled.outcome}`,
      reason: sql`case when ${settled.outcome} = 'delivered' then null
        when ${deliveries.reason} is not null or ${ending} = 'failed' or ${settled.outcome} = 'skipped'
          then coalesce(${deliveries.reason}, ${reason}) end`,
      settledAt: sql`case when ${settled.outcome} <> 'sending'
        then coalesce(${deliveries.settledAt}, ${now}::timestamptz) end`,
    })
    .from(settled)
    .where(eq(deliveries.id, settled.id))
    .prepare('end_push')
    .execute()
}

/** Ends the pushes of a message one after the other, because the last one has to know that it is the last. */
export function endPush(db: Db, push: PushRow, ending: PushEnding, now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    await tx
      .select({ id: deliveries.id })
      .from(deliveries)
      .where(eq(deliveries.id, push.deliveryId))
      .for('no key update')
      .prepare('lock_delivery')
      .execute()
    await endPushIn(tx, push, ending, now)
  })
}

/** Sends nothing to a browser before then, as its push service asked. */
export const putOffSubscription = (db: Db, id: number, until: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    await tx.update(subscriptions).set({ retryAt: until }).where(eq(subscriptions.id, id))
    await tx
      .update(pushes)
      .set({ dueAt: sql`greatest(${pushes.dueAt}, ${until}::timestamptz)` })
      .where(and(eq(pushes.subscriptionId, id), isFree(pushes)))
  })

export async function endEmptyPushes(db: Db, reason: string, now: Date): Promise<void> {
  await db
    .update(deliveries)
    .set({
      status: sql`case when ${deliveries.reason} is null then 'skipped' else 'failed' end`,
      reason: sql`coalesce(${deliveries.reason}, ${reason})`,
      settledAt: now,
    })
    .where(
      and(
        eq(deliveries.channel, 'push'),
        sql`${deliveries.status} in ('pending', 'sending')`,
        notExists(db.select({ id: pushes.id }).from(pushes).where(eq(pushes.deliveryId, deliveries.id))),
      ),
    )
}

/** In one statement: the worker may be killed in any moment after the push service took it. */
export async function recordAccepted(db: Db, { id, claim }: ClaimedRow, now: Date): Promise<void> {
  await db
    .update(pushes)
    .set({ acceptedAt: now })
    .where(and(eq(pushes.id, id), eq(pushes.claim, claim)))
    .prepare('record_push_accepted')
    .execute()
}

export async function noteAccepted(db: Db, id: number, isSlow: boolean): Promise<void> {
  const isNews = or(gt(subscriptions.failures, 0), ne(subscriptions.isSlow, isSlow), isNotNull(subscriptions.retryAt))
  await db
    .update(subscriptions)
    .set({ failures: 0, isSlow, retryAt: null })
    .where(and(eq(subscriptions.id, id), isNews))
    .prepare('note_push_accepted')
    .execute()
}

export const noteFailure = (db: Db, id: number) =>
  db
    .update(subscriptions)
    .set({ failures: sql`${subscriptions.failures} + 1`, isSlow: true })
    .where(eq(subscriptions.id, id))
    .returning({ failures: subscriptions.failures })

/** Maximum number of browsers per person; the newest are kept. */
const MOST_BROWSERS = 20

/** The browser may have belonged to another person before. */
export function saveSubscription(
  db: Db,
  { userId, sid, endpointHash, subscription }: Pick<Subscription, 'userId' | 'sid' | 'endpointHash' | 'subscription'>,
  now: Date,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const older = tx
      .select({ id: subscriptions.id })
      .from(subscriptions)
      .where(and(eq(subscriptions.userId, userId), ne(subscriptions.endpointHash, endpointHash)))
      .orderBy(desc(subscriptions.id))
      .offset(MOST_BROWSERS - 1)
    await tx.delete(subscriptions).where(inArray(subscriptions.id, older))
    const ofAnother = tx
      .select({ id: subscriptions.id })
      .from(subscriptions)
      .where(and(eq(subscriptions.endpointHash, endpointHash), ne(subscriptions.userId, userId)))
    await tx.delete(pushes).where(inArray(pushes.subscriptionId, ofAnother))
    await tx
      .insert(subscriptions)
      .values({ userId, sid, endpointHash, subscription, createdAt: now })
      .onConflictDoUpdate({
        target: subscriptions.endpointHash,
        set: { userId, sid, subscription, failures: 0, retryAt: null },
      })
  })
}

export const listSubscriptions = (db: Db, userId: number) =>
  db.select({ subscription: subscriptions.subscription }).from(subscriptions).where(eq(subscriptions.userId, userId))

export async function deleteSubscription(db: Db, userId: number, endpointHash: string): Promise<void> {
  await db
    .delete(subscriptions)
    .where(and(eq(subscriptions.userId, userId), eq(subscriptions.endpointHash, endpointHash)))
}

export async function deleteEndedSubscription(db: Db, id: number): Promise<void> {
  await db.delete(subscriptions).where(eq(subscriptions.id, id))
}
