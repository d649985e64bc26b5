import { and, eq, exists, gt, isNotNull, isNull, lte, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { type PgTable, QueryBuilder } from 'drizzle-orm/pg-core'
import type { Passed } from '../../../../core/scheduling/delivery-rules.ts'
import { isFree } from '../../../platform/db/leases.ts'
import {
  isAnyOf,
  preparedQuery,
  preparedSql,
  type Queryable,
  type Transaction,
} from '../../../platform/db/statement.ts'
import { userKeys, users } from '../../../platform/db/tables/accounts.ts'
import { emailOutbox } from '../../../platform/db/tables/auth.ts'
import { messages } from '../../../platform/db/tables/conversations.ts'
import { followUps } from '../../../platform/db/tables/follow-ups.ts'
import { helpers } from '../../../platform/db/tables/helpers.ts'
import { conversationDigests as digests } from '../../../platform/db/tables/memory.ts'
import { crises } from '../../../platform/db/tables/safety.ts'
import {
  deliveries,
  pushDeliveries,
  pushSubscriptions,
  messageSchedules as schedules,
} from '../../../platform/db/tables/schedules.ts'
import { inboundSms } from '../../../platform/db/tables/sms.ts'
import type { FollowUpRow } from '../follow-ups/store.ts'
import { isOpen } from '../notify/store.ts'
import { isPending, PLAN } from '../store.ts'

type Schedule = typeof schedules.$inferSelect
type Delivery = typeof deliveries.$inferSelect

const query = new QueryBuilder()

const browsers = query
  .select({ id: pushSubscriptions.id })
  .from(pushSubscriptions)
  .where(eq(pushSubscriptions.userId, users.id))
const answers = query
  .select({ id: messages.id })
  .from(messages)
  .where(
    and(
      eq(messages.helperId, helpers.id),
      gt(messages.id, helpers.lastPlannedMessage),
      messages.isFromUser,
      isNull(messages.importId),
    ),
  )
const lastSaid = query.select({ at: messages.sentAt }).from(messages).where(eq(messages.id, helpers.lastPlannedMessage))
const isUnanswered = gt(helpers.unanswered, sql`0`)

/** How the person wants to hear of planned messages. */
export const CHANNELS = {
  wantsPush: sql<boolean>`${exists(browsers)}`,
  wantsEmail: sql<boolean>`${users.emailNotifications} and ${isNotNull(users.emailVerifiedAt)}`,
  wantsSms: sql<boolean>`${eq(helpers.communicationType, sql`'sms'`)} and ${isNotNull(helpers.phoneNumber)}`,
}

interface Planned {
  id: SQLWrapper
  scheduledTime: SQLWrapper
  followUpId: SQLWrapper
  exceptionId: SQLWrapper
}

export function dueFields({ id, scheduledTime, followUpId, exceptionId }: Planned) {
  const crisis = query
    .select({ helperId: crises.helperId })
    .from(crises)
    .where(and(eq(crises.helperId, helpers.id), gt(crises.endsAt, scheduledTime), lte(crises.startedAt, scheduledTime)))
  return {
    ...PLAN,
    scheduleId: sql`${id}`.mapWith(schedules.id),
    scheduledTime: sql`${scheduledTime}`.mapWith(schedules.scheduledTime),
    /** What it is about, and what moved it here; null if the helper writes by its habits. */
    followUpId: sql`${followUpId}`.mapWith(schedules.followUpId) as SQL<number | null>,
    exceptionId: sql`${exceptionId}`.mapWith(schedules.exceptionId) as SQL<number | null>,
    active: helpers.active,
    name: helpers.name,
    tone: helpers.tone,
    messageLength: helpers.messageLength,
    personaType: helpers.personaType,
    position: helpers.currentSequencePosition,
    useTemplatedMessages: helpers.useTemplatedMessages,
    suspended: sql<boolean>`${isNotNull(users.suspendedAt)}`,
    /** Whether the person mentioned a danger within a day before it. */
    inCrisis: sql<boolean>`${exists(crisis)}`,
    firstName: users.firstName,
    wrappedKey: userKeys.wrappedKey,
    /** Whether the helper was answered since its last planned message. */
    answered: sql<boolean>`${isUnanswered} and ${exists(answers)}`,
    /** When the newest of its unanswered messages was sent; null if there is none. */
    lastSaidAt: sql`case when ${isUnanswered} then ${lastSaid} end`.mapWith(messages.sentAt) as SQL<Date | null>,
    ...CHANNELS,
  }
}

/** Locked until the transaction ends. What others have locked is left, so a batch never waits and nothing deadlocks. */
export const claimDue = preparedQuery<{ now: Date; limit: number }>('claim_due')((db, { now, limit }) => {
  const due = db.$with('due').as(
    db
      .select({
        id: schedules.id,
        helperId: schedules.helperId,
        scheduledTime: schedules.scheduledTime,
        followUpId: schedules.followUpId,
        exceptionId: schedules.exceptionId,
      })
      .from(schedules)
      .where(and(isPending, lte(schedules.scheduledTime, now)))
      .orderBy(schedules.scheduledTime)
      .limit(limit)
      .for('update', { skipLocked: true }),
  )
  return db
    .with(due)
    .select(dueFields(due))
    .from(due)
    .innerJoin(helpers, eq(helpers.id, due.helperId))
    .innerJoin(users, eq(users.id, helpers.userId))
    .innerJoin(userKeys, eq(userKeys.userId, users.id))
    .for('no key update', { of: [helpers, users], skipLocked: true })
})

export type DueRow = Awaited<ReturnType<typeof claimDue>>[number] & {
  /** The topic and the goal that its template may mention, encrypted; only if it mentions any. */
  topicsAndGoals?: (typeof digests.$inferSelect)['topicsAndGoals']
  /** What it is about, encrypted; only if it is a reminder or a follow-up. */
  followUp?: FollowUpRow
}

export interface SettledRow extends Pick<Schedule, 'helperId' | 'userId' | 'timeZone'> {
  scheduleId: Schedule['id']
  status: Extract<Schedule['status'], 'delivered' | 'claimed' | 'skipped' | 'failed'>
  reason: string
  missed: Passed['missed']
  /** The written message and the helper's next position; null if nothing was written. */
  messageId: number | null
  position: number
  unanswered: number
  /** The reminder or follow-up that it was about. */
  followUpId: number | null
  /** When the helper's next message is due; null if there is none. */
  nextTime: number | null
}

const settleRows = preparedSql<never, { rows: string; now: Date }>('settle_due')`
  with given as (
    select * from json_to_recordset(:rows::json) as r("scheduleId" bigint, "helperId" int, "userId" int, status text,
      reason text, missed json, "messageId" bigint, position int, unanswered int, "followUpId" bigint,
      "nextTime" float8, "timeZone" text)),
  moved as (
    update ${helpers} h set ${helpers.currentSequencePosition} = g.position, ${helpers.unanswered} = g.unanswered,
      ${helpers.lastPlannedMessage} = g."messageId"
    from given g where h.${helpers.id} = g."helperId" and g."messageId" is not null and g."followUpId" is null),
  followed as (
    update ${followUps} f set ${followUps.settledAt} = :now::timestamptz
    from given g where f.${followUps.id} = g."followUpId" and g.status <> 'claimed'),
  settled as (
    update ${schedules} s set ${schedules.status} = g.status, ${schedules.reason} = g.reason,
      ${schedules.metadata} = case when g.missed is null then s.${schedules.metadata}
        else jsonb_build_object('missed', g.missed) end,
      ${schedules.claimedAt} = case when g.status = 'claimed' then :now::timestamptz end,
      ${schedules.settledAt} = case when g.status <> 'claimed' then :now::timestamptz end
    from given g where s.${schedules.id} = g."scheduleId"
    returning g."helperId", g."userId", g."nextTime", g."timeZone")
  insert into ${schedules} (${schedules.helperId}, ${schedules.userId}, ${schedules.scheduledTime}, ${schedules.timeZone},
    ${schedules.createdAt})
  select "helperId", "userId", to_timestamp("nextTime" / 1000), "timeZone", :now from settled where "nextTime" is not null`

/** A schedule is settled before the next one is inserted, since a helper has at most one that is open. */
export async function finishSchedules(tx: Queryable, rows: readonly SettledRow[], now: Date): Promise<void> {
  const given = rows.map(({ missed, reason, ...row }) => ({
    ...row,
    reason: reason || undefined,
    missed: missed ? { until: new Date(missed.until), times: missed.times } : undefined,
  }))
  await settleRows(tx, { rows: JSON.stringify(given), now })
}

/** One push per browser. Reasons are empty if there is none. */
export const saveDeliveries = preparedSql<
  never,
  {
    schedules: number[]
    messages: number[]
    users: number[]
    channels: Delivery['channel'][]
    statuses: Delivery['status'][]
    reasons: string[]
    dueAt: Date[]
  }
>('save_deliveries')`
  with d as (
    insert into ${deliveries} (${deliveries.scheduleId}, ${deliveries.messageId}, ${deliveries.userId},
      ${deliveries.channel}, ${deliveries.status}, ${deliveries.reason}, ${deliveries.dueAt}, ${deliveries.settledAt})
    select t.schedule, t.message, t.owner, t.channel, t.status, nullif(t.reason, ''), t.due,
      case when t.status <> 'pending' then t.due end
    from unnest(:schedules::bigint[], :messages::bigint[], :users::int[], :channels::text[], :statuses::text[],
      :reasons::text[], :dueAt::timestamptz[]) as t(schedule, message, owner, channel, status, reason, due)
    on conflict (${deliveries.scheduleId}, ${deliveries.channel}) do nothing
    returning ${deliveries.id}, ${deliveries.userId}, ${deliveries.channel}, ${deliveries.status}, ${deliveries.dueAt})
  insert into ${pushDeliveries} (${pushDeliveries.deliveryId}, ${pushDeliveries.subscriptionId}, ${pushDeliveries.dueAt})
  select d.${deliveries.id}, s.${pushSubscriptions.id}, greatest(d.${deliveries.dueAt}, s.${pushSubscriptions.retryAt})
  from d join ${pushSubscriptions} s on s.${pushSubscriptions.userId} = d.${deliveries.userId}
  where d.${deliveries.channel} = 'push' and d.${deliveries.status} = 'pending'`

const isThere = (table: PgTable, condition: SQL | undefined) =>
  sql<boolean>`exists (select from ${table} where ${condition})`

/** Costs seven lookups in indexes that contain nothing else. Runs twice a second, so it is built once. */
export const findPendingWork = preparedQuery<{ now: Date }>('find_work')((db, { now }) => {
  const ofOutbox = (table: typeof deliveries | typeof pushDeliveries | typeof emailOutbox, condition?: SQL) =>
    isThere(table, and(condition, lte(table.dueAt, now), isFree(table)))
  return db
    .select({
      due: isThere(schedules, and(isPending, lte(schedules.scheduledTime, now))),
      unplanned: isThere(helpers, sql`${helpers.needsPlan}`),
      checkIns: isThere(crises, and(lte(crises.endsAt, now), isNull(crises.checkedInAt))),
      receivedSms: isThere(inboundSms, and(sql`${inboundSms.status} = 'received'`, isNull(inboundSms.queuedAt))),
      /** Emails or SMS about planned messages are due. */
      notices: ofOutbox(deliveries, sql`${deliveries.channel} in ('email', 'sms') and ${isOpen}`),
      pushes: ofOutbox(pushDeliveries),
      /** Emails about accounts are due. */
      emails: ofOutbox(emailOutbox),
    })
    .from(sql`(select 1) one`)
})

export type PendingWork = Awaited<ReturnType<typeof findPendingWork>>[number]

/** Encrypted; no row if nothing is known. */
export const findTopicsAndGoals = (tx: Transaction, helperIds: readonly number[]) =>
  tx
    .select({ helperId: digests.helperId, topicsAndGoals: digests.topicsAndGoals })
    .from(digests)
    .where(and(isAnyOf(digests.helperId, helperIds), isNotNull(digests.topicsAndGoals)))
    .prepare('find_topics_and_goals')
    .execute()
