import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { messages } from '../../../platform/db/tables/conversations.ts'
import { helpers } from '../../../platform/db/tables/helpers.ts'
import { deliveries, messageSchedules as schedules } from '../../../platform/db/tables/schedules.ts'
import type { Db } from '../../../platform/ports/db.ts'
import { isAnnounced } from '../../helpers/sql-parts.ts'

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
    .prepare('page_of_history')
    .execute()
}

export type PageRow = Awaited<ReturnType<typeof pageOfHistory>>[number]

export type HistoryRow = PageRow & { plan: NonNullable<PageRow['plan']> }
