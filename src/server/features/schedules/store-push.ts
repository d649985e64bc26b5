import { and, eq, gt, isNotNull, ne, notExists, or, sql } from 'drizzle-orm'
import { type ClaimedRow, isFree, TAKEN } from '../../db/leases.ts'
import { preparedSql } from '../../db/statement.ts'
import { userKeys, users } from '../../db/tables/accounts.ts'
import { messages } from '../../db/tables/conversations.ts'
import { helpers } from '../../db/tables/helpers.ts'
import {
  deliveries,
  pushDeliveries as pushes,
  messageSchedules as schedules,
  pushSubscriptions as subscriptions,
} from '../../db/tables/schedules.ts'
import type { Db } from '../../ports/db.ts'
import { transaction } from './store.ts'

type Push = typeof pushes.$inferSelect
type Delivery = typeof deliveries.$inferSelect
type Subscription = typeof subscriptions.$inferSelect
type Helper = typeof helpers.$inferSelect

/** A message that a browser is to be told about. */
export interface PushRow
  extends ClaimedRow,
    Pick<Push, 'deliveryId' | 'subscriptionId'>,
    Pick<Subscription, 'subscription'>,
    Pick<Delivery, 'messageId'>,
    Pick<Helper, 'imageUrl'>,
    Pick<typeof users.$inferSelect, 'timeZone' | 'quietHoursStart' | 'quietHoursEnd' | 'pushPreviews'>,
    Pick<typeof userKeys.$inferSelect, 'wrappedKey'> {
  /** Null: the message was deleted meanwhile. */
  content: (typeof messages.$inferSelect)['content'] | null
  helperId: Helper['id']
  helperName: Helper['name']
}

/** Takes pushes whose time has come: those of browsers that answer quickly, or those of the others. */
export const claimPushes = preparedSql<PushRow, { now: Date; slow: boolean; limit: number }>('claim_pushes')`
  with p as (
    update ${pushes} set ${TAKEN} where ${pushes.id} = any(array(
      select o.${pushes.id} from ${pushes} o join ${subscriptions} s on s.${subscriptions.id} = o.${pushes.subscriptionId}
      where o.${pushes.dueAt} <= :now and s.${subscriptions.isSlow} = :slow and ${isFree('o')}
      order by o.${pushes.dueAt} limit :limit for update of o skip locked))
    returning *)
  select p.${pushes.id}, p.${pushes.claim}, p.${pushes.tries}, p.${pushes.deliveryId} as "deliveryId",
    p.${pushes.subscriptionId} as "subscriptionId", s.${subscriptions.subscription},
    d.${deliveries.messageId} as "messageId", m.${messages.content}, h.${helpers.id} as "helperId",
    h.${helpers.name} as "helperName", h.${helpers.imageUrl} as "imageUrl", u.${users.timeZone} as "timeZone",
    u.${users.quietHoursStart} as "quietHoursStart", u.${users.quietHoursEnd} as "quietHoursEnd",
    k.${userKeys.wrappedKey} as "wrappedKey", u.${users.pushPreviews} as "pushPreviews"
  from p join ${subscriptions} s on s.${subscriptions.id} = p.${pushes.subscriptionId}
  join ${deliveries} d on d.${deliveries.id} = p.${pushes.deliveryId}
  join ${schedules} c on c.${schedules.id} = d.${deliveries.scheduleId}
  join ${helpers} h on h.${helpers.id} = c.${schedules.helperId}
  join ${users} u on u.${users.id} = d.${deliveries.userId} join ${userKeys} k on k.${userKeys.userId} = u.${users.id}
  left join ${messages} m on m.${messages.id} = d.${deliveries.messageId}`

interface PushEnding {
  status: 'delivered' | 'failed' | 'skipped'
  reason: string
}

/**
 * Ends a push: the message counts as told once one browser took it, and as failed when the last one is over and one of
 * them failed. Until then the delivery keeps the reason of a failure.
 */
const endPushIn = preparedSql<never, Pick<ClaimedRow, 'id' | 'claim'> & PushEnding & { now: Date }>('end_push')`
  with gone as (
    delete from ${pushes} where ${pushes.id} = :id and ${pushes.claim} = :claim returning ${pushes.deliveryId}),
  told as (
    select d.${deliveries.id}, case
      when d.${deliveries.status} = 'delivered' or :status::varchar = 'delivered' then 'delivered'
      when exists (
        select from ${pushes} o where o.${pushes.deliveryId} = d.${deliveries.id} and o.${pushes.id} <> :id) then 'sending'
      when :status::varchar = 'failed' or d.${deliveries.reason} is not null then 'failed'
      else 'skipped' end as outcome
    from gone join ${deliveries} d on d.${deliveries.id} = gone.${pushes.deliveryId}
    where d.${deliveries.status} in ('pending', 'sending', 'delivered'))
  update ${deliveries} d set ${deliveries.status} = told.outcome,
    ${deliveries.reason} = case when told.outcome = 'delivered' then null
      when d.${deliveries.reason} is not null or :status::varchar = 'failed' or told.outcome = 'skipped'
        then coalesce(d.${deliveries.reason}, :reason) end,
    ${deliveries.settledAt} = case when told.outcome <> 'sending'
      then coalesce(d.${deliveries.settledAt}, :now::timestamptz) end
  from told where d.${deliveries.id} = told.${deliveries.id}`

/** Ends a push, one after the other for a message: its last one has to know that it is the last. */
export function endPush(db: Db, { id, claim, deliveryId }: PushRow, ending: PushEnding, now: Date): Promise<void> {
  return transaction(db, async (tx) => {
    await tx
      .select({ id: deliveries.id })
      .from(deliveries)
      .where(eq(deliveries.id, deliveryId))
      .for('no key update')
      .prepare('lock_delivery')
      .execute()
    await endPushIn(tx, { id, claim, status: ending.status, reason: ending.reason, now })
  })
}

export async function putOffPush(db: Db, { id, claim }: ClaimedRow, dueAt: Date): Promise<void> {
  await db
    .update(pushes)
    .set({ dueAt, tries: sql`${pushes.tries} + 1`, leasedUntil: null })
    .where(and(eq(pushes.id, id), eq(pushes.claim, claim)))
    .prepare('put_off_push')
    .execute()
}

/** Sends nothing to a browser before then, as its push service asked. */
export const putOffSubscription = preparedSql<never, { id: number; until: Date }>('put_off_subscription')`
  with s as (update ${subscriptions} set ${subscriptions.retryAt} = :until where ${subscriptions.id} = :id)
  update ${pushes} o set ${pushes.dueAt} = greatest(o.${pushes.dueAt}, :until)
  where o.${pushes.subscriptionId} = :id and ${isFree('o')}`

/** Ends messages whose last browser was dropped meanwhile. */
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
    .prepare('end_empty_pushes')
    .execute()
}

export async function noteTaken(db: Db, id: number, isSlow: boolean): Promise<void> {
  const isNews = or(gt(subscriptions.failures, 0), ne(subscriptions.isSlow, isSlow), isNotNull(subscriptions.retryAt))
  await db
    .update(subscriptions)
    .set({ failures: 0, isSlow, retryAt: null })
    .where(and(eq(subscriptions.id, id), isNews))
    .prepare('note_push_taken')
    .execute()
}

export const noteFailure = (db: Db, id: number) =>
  db
    .update(subscriptions)
    .set({ failures: sql`${subscriptions.failures} + 1`, isSlow: true })
    .where(eq(subscriptions.id, id))
    .returning({ failures: subscriptions.failures })
    .prepare('note_push_failure')
    .execute()

/** Adds a browser; one that someone else used before is theirs now. A person has the newest twenty. */
export const saveSubscription = preparedSql<
  never,
  Pick<Subscription, 'userId' | 'endpointHash' | 'subscription'> & { now: Date }
>('save_subscription')`
  with dropped as (
    delete from ${subscriptions} where ${subscriptions.id} in (
      select ${subscriptions.id} from ${subscriptions}
      where ${subscriptions.userId} = :userId and ${subscriptions.endpointHash} <> :endpointHash
      order by ${subscriptions.id} desc offset 19)),
  others as (
    delete from ${pushes} where ${pushes.subscriptionId} in (
      select ${subscriptions.id} from ${subscriptions}
      where ${subscriptions.endpointHash} = :endpointHash and ${subscriptions.userId} <> :userId))
  insert into ${subscriptions} (${subscriptions.userId}, ${subscriptions.endpointHash}, ${subscriptions.subscription},
    ${subscriptions.createdAt})
  values (:userId, :endpointHash, :subscription, :now)
  on conflict (${subscriptions.endpointHash}) do update
  set ${subscriptions.userId} = excluded.${subscriptions.userId},
    ${subscriptions.subscription} = excluded.${subscriptions.subscription}, ${subscriptions.failures} = 0,
    ${subscriptions.retryAt} = null`

export const listSubscriptions = (db: Db, userId: number) =>
  db
    .select({ subscription: subscriptions.subscription })
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .prepare('list_push_subscriptions')
    .execute()

export async function deleteSubscription(db: Db, userId: number, endpointHash: string): Promise<void> {
  await db
    .delete(subscriptions)
    .where(and(eq(subscriptions.userId, userId), eq(subscriptions.endpointHash, endpointHash)))
    .prepare('delete_subscription')
    .execute()
}

export async function dropSubscription(db: Db, id: number): Promise<void> {
  await db.delete(subscriptions).where(eq(subscriptions.id, id)).prepare('drop_subscription').execute()
}
