import { and, desc, eq, exists, gt, gte, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type ClaimedRow, isFree, taken } from '../../../platform/db/leases.ts'
import { type Db, isOneOf } from '../../../platform/db/statement.ts'
import { userKeys, users } from '../../../platform/db/tables/accounts.ts'
import { messages } from '../../../platform/db/tables/conversations.ts'
import { helpers } from '../../../platform/db/tables/helpers.ts'
import { deliveries, messageSchedules as schedules } from '../../../platform/db/tables/schedules.ts'
import { isAnnounced } from '../../helpers/sql-parts.ts'

/** Emails and SMS about planned messages, which wait in `deliveries`. */

type Delivery = typeof deliveries.$inferSelect

/** Spelled out to match the index of open deliveries. */
export const isOpen = sql`${deliveries.status} in ('pending', 'sending')`

function claimed(db: Db, channel: Delivery['channel'], now: Date, limit: number) {
  const due = db
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(
      and(
        eq(deliveries.channel, channel),
        isOpen,
        lte(deliveries.dueAt, now),
        isNull(deliveries.dataStartedAt),
        isFree(deliveries),
      ),
    )
    .orderBy(deliveries.dueAt)
    .limit(limit)
    .for('update', { skipLocked: true })
  const taking = db
    .update(deliveries)
    .set({ status: 'sending', ...taken(deliveries) })
    .where(isOneOf(deliveries.id, due))
    .returning()
  return db.$with('claimed').as(taking)
}

const noticeFields = (d: ReturnType<typeof claimed>) => ({
  id: d.id,
  claim: d.claim,
  tries: d.tries,
  userId: d.userId,
  helperId: helpers.id,
  helperName: helpers.name,
  wrappedKey: userKeys.wrappedKey,
})

export type PlannedEmailRow = Awaited<ReturnType<typeof claimEmails>>[number]

/** `email` is null if no address is confirmed. */
export function claimEmails(db: Db, now: Date, limit: number) {
  const d = claimed(db, 'email', now, limit)
  const answer = alias(messages, 'answer')
  const answers = db
    .select({ id: answer.id })
    .from(answer)
    .where(and(eq(answer.helperId, helpers.id), gt(answer.id, messages.id), answer.isFromUser))
  return db
    .with(d)
    .select({
      ...noticeFields(d),
      timeZone: users.timeZone,
      quietHoursStart: users.quietHoursStart,
      quietHoursEnd: users.quietHoursEnd,
      emailNotifications: users.emailNotifications,
      email: sql<string | null>`case when ${isNotNull(users.emailVerifiedAt)} then ${users.email} end`,
      sentAt: messages.sentAt,
      seen: sql<boolean>`coalesce(${gte(helpers.readUpTo, messages.id)}, false) or ${exists(answers)}`,
    })
    .from(d)
    .innerJoin(schedules, eq(schedules.id, d.scheduleId))
    .innerJoin(helpers, eq(helpers.id, schedules.helperId))
    .innerJoin(users, eq(users.id, d.userId))
    .innerJoin(userKeys, eq(userKeys.userId, users.id))
    .leftJoin(messages, eq(messages.id, d.messageId))
    .prepare('claim_emails')
    .execute()
}

export type PlannedTextRow = Awaited<ReturnType<typeof claimTexts>>[number]

/** `phoneNumber` is null if the helper has none. */
export function claimTexts(db: Db, now: Date, limit: number) {
  const d = claimed(db, 'sms', now, limit)
  return db
    .with(d)
    .select({
      ...noticeFields(d),
      messageId: d.messageId,
      content: messages.content,
      isForgotten: messages.isForgotten,
      phoneNumber: helpers.phoneNumber,
    })
    .from(d)
    .innerJoin(schedules, eq(schedules.id, d.scheduleId))
    .innerJoin(helpers, eq(helpers.id, schedules.helperId))
    .innerJoin(userKeys, eq(userKeys.userId, d.userId))
    .leftJoin(messages, eq(messages.id, d.messageId))
    .prepare('claim_sms_deliveries')
    .execute()
}

/** Overwrites `unknown`: a worker that seemed dead may only have lost the database. An empty reason means none. */
export async function endNotice(
  db: Db,
  { id, claim }: ClaimedRow,
  ending: { status: Delivery['status']; reason: string; unknown: string },
  now: Date,
): Promise<void> {
  const { status, reason, unknown } = ending
  const mayEnd = or(
    eq(deliveries.status, 'sending'),
    and(eq(deliveries.status, 'failed'), eq(deliveries.reason, unknown)),
  )
  await db
    .update(deliveries)
    .set({ status, reason: reason || null, settledAt: now })
    .where(and(eq(deliveries.id, id), eq(deliveries.claim, claim), mayEnd))
    .prepare('end_notice')
    .execute()
}

/** Ends emails whose worker died while sending. */
export async function endUnknownEmails(db: Db, reason: string, now: Date): Promise<void> {
  await db
    .update(deliveries)
    .set({ status: 'failed', reason, settledAt: now })
    .where(and(eq(deliveries.channel, 'email'), isOpen, isNotNull(deliveries.dataStartedAt), isFree(deliveries)))
    .prepare('end_unknown_emails')
    .execute()
}

export const stopEmails = (db: Db, userId: number) =>
  db.update(users).set({ emailNotifications: false }).where(eq(users.id, userId))

interface Page {
  helperId: number
  userId: number
  before: number
  limit: number
}

/** The later planned times that passed and that a planned message stands for. */
type Missed = { until: string; times: number }
type DeliveryRow = Pick<typeof deliveries.$inferSelect, 'channel' | 'status' | 'reason'>

/**
 * Newest first, without a planned message that will be skipped. No row: not their helper. A row without a plan: there
 * is no older one.
 */
export function pageOfHistory(db: Db, { helperId, userId, before, limit }: Page) {
  const plan = db
    .select()
    .from(schedules)
    .where(and(eq(schedules.helperId, helpers.id), lt(schedules.id, before), isAnnounced))
    .orderBy(desc(schedules.id))
    .limit(limit)
    .as('plan')
  const message = db.select({ id: messages.id }).from(messages).where(eq(messages.scheduleId, plan.id))
  const sent = db
    .select({
      list: sql`coalesce(json_agg(json_build_object('channel', ${deliveries.channel}, 'status', ${deliveries.status},
        'reason', ${deliveries.reason}) order by ${deliveries.id}), '[]')`,
    })
    .from(deliveries)
    .where(eq(deliveries.scheduleId, plan.id))
  return db
    .select({
      plan: {
        scheduleId: plan.id,
        plannedFor: plan.scheduledTime,
        timeZone: plan.timeZone,
        status: plan.status,
        reason: plan.reason,
      },
      missed: sql<Missed | null>`${plan.metadata}->'missed'`,
      messageId: sql<number | null>`${message}`,
      /** Oldest first. */
      deliveries: sql<DeliveryRow[]>`${sent}`,
    })
    .from(helpers)
    .leftJoinLateral(plan, sql`true`)
    .where(and(eq(helpers.id, helperId), eq(helpers.userId, userId)))
}

export type PageRow = Awaited<ReturnType<typeof pageOfHistory>>[number]

export type HistoryRow = PageRow & { plan: NonNullable<PageRow['plan']> }
