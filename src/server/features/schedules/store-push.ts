import { type ClaimedRow, isFree, TAKEN } from '../../db/leases.ts'
import { statement } from '../../db/statement.ts'
import type { Db } from '../../ports/db.ts'
import { transaction } from './store.ts'

/** A message that a browser is to be told about. */
export interface PushRow extends ClaimedRow {
  deliveryId: number
  subscriptionId: number
  /** Sealed: where the browser takes notifications. */
  subscription: Buffer
  messageId: number
  /** Null: the message was deleted meanwhile. */
  content: Buffer | null
  helperId: number
  helperName: string
  imageUrl: string | null
  timeZone: string
  quietHoursStart: number
  quietHoursEnd: number
  wrappedKey: string
  pushPreviews: boolean
}

/** Takes pushes whose time has come: those of browsers that answer quickly, or those of the others. */
export const claimPushes = statement<PushRow, [now: Date, slow: boolean, limit: number]>(
  'claim_pushes',
  `with p as (
     update push_deliveries set ${TAKEN} where id = any(array(
       select o.id from push_deliveries o join push_subscriptions s on s.id = o.subscription_id
       where o.due_at <= $1 and s.is_slow = $2 and ${isFree('o')}
       order by o.due_at limit $3 for update of o skip locked))
     returning *)
   select p.id, p.claim, p.tries, p.delivery_id as "deliveryId", p.subscription_id as "subscriptionId", s.subscription,
     d.message_id as "messageId", m.content, h.id as "helperId", h.name as "helperName", h.image_url as "imageUrl",
     u.time_zone as "timeZone", u.quiet_hours_start as "quietHoursStart", u.quiet_hours_end as "quietHoursEnd",
     k.wrapped_key as "wrappedKey", u.push_previews as "pushPreviews"
   from p join push_subscriptions s on s.id = p.subscription_id join deliveries d on d.id = p.delivery_id
   join message_schedules c on c.id = d.schedule_id join helpers h on h.id = c.helper_id
   join users u on u.id = d.user_id join user_keys k on k.user_id = u.id
   left join messages m on m.id = d.message_id`,
)

const lockDelivery = statement<never, [id: number]>(
  'lock_delivery',
  'select from deliveries where id = $1 for no key update',
)

/**
 * Ends a push: the message counts as told once one browser took it, and as failed when the last one is over and one of
 * them failed. Until then the delivery keeps the reason of a failure.
 */
const endPushIn = statement<never, [id: number, claim: number, status: string, reason: string, now: Date]>(
  'end_push',
  `with gone as (delete from push_deliveries where id = $1 and claim = $2 returning delivery_id),
   told as (
     select d.id, case
       when d.status = 'delivered' or $3::varchar = 'delivered' then 'delivered'
       when exists (select from push_deliveries o where o.delivery_id = d.id and o.id <> $1) then 'sending'
       when $3::varchar = 'failed' or d.reason is not null then 'failed'
       else 'skipped' end as status
     from gone join deliveries d on d.id = gone.delivery_id where d.status in ('pending', 'sending', 'delivered'))
   update deliveries d set status = told.status,
     reason = case when told.status = 'delivered' then null
       when d.reason is not null or $3::varchar = 'failed' or told.status = 'skipped' then coalesce(d.reason, $4) end,
     settled_at = case when told.status <> 'sending' then coalesce(d.settled_at, $5::timestamptz) end
   from told where d.id = told.id`,
)

/** Ends a push, one after the other for a message: its last one has to know that it is the last. */
export function endPush(
  db: Db,
  { id, claim, deliveryId }: PushRow,
  ending: { status: string; reason: string },
  now: Date,
): Promise<void> {
  return transaction(db, async (tx) => {
    await lockDelivery(tx, deliveryId)
    await endPushIn(tx, id, claim, ending.status, ending.reason, now)
  })
}

export const putOffPush = statement<never, [id: number, claim: number, dueAt: Date]>(
  'put_off_push',
  `update push_deliveries set due_at = $3, tries = tries + 1, leased_until = null where id = $1 and claim = $2`,
)

/** Sends nothing to a browser before then, as its push service asked. */
export const putOffSubscription = statement<never, [id: number, until: Date]>(
  'put_off_subscription',
  `with s as (update push_subscriptions set retry_at = $2 where id = $1)
   update push_deliveries set due_at = greatest(due_at, $2) where subscription_id = $1 and ${isFree('push_deliveries')}`,
)

/** Ends messages whose last browser was dropped meanwhile. */
export const endEmptyPushes = statement<never, [reason: string, now: Date]>(
  'end_empty_pushes',
  `update deliveries d set status = case when reason is null then 'skipped' else 'failed' end,
     reason = coalesce(reason, $1), settled_at = $2
   where channel = 'push' and status in ('pending', 'sending')
     and not exists (select from push_deliveries p where p.delivery_id = d.id)`,
)

export const noteTaken = statement<never, [id: number, isSlow: boolean]>(
  'note_push_taken',
  `update push_subscriptions set failures = 0, is_slow = $2, retry_at = null
   where id = $1 and (failures > 0 or is_slow <> $2 or retry_at is not null)`,
)

export const noteFailure = statement<{ failures: number }, [id: number]>(
  'note_push_failure',
  'update push_subscriptions set failures = failures + 1, is_slow = true where id = $1 returning failures',
)

/** Adds a browser; one that someone else used before is theirs now. A person has the newest twenty. */
export const saveSubscription = statement<
  never,
  [userId: number, endpointHash: string, subscription: Buffer, now: Date]
>(
  'save_subscription',
  `with dropped as (
     delete from push_subscriptions where id in (
       select id from push_subscriptions where user_id = $1 and endpoint_hash <> $2 order by id desc offset 19)),
   others as (
     delete from push_deliveries where subscription_id in (
       select id from push_subscriptions where endpoint_hash = $2 and user_id <> $1))
   insert into push_subscriptions (user_id, endpoint_hash, subscription, created_at) values ($1, $2, $3, $4)
   on conflict (endpoint_hash) do update
   set user_id = excluded.user_id, subscription = excluded.subscription, failures = 0, retry_at = null`,
)

export const deleteSubscription = statement<never, [userId: number, endpointHash: string]>(
  'delete_subscription',
  'delete from push_subscriptions where user_id = $1 and endpoint_hash = $2',
)

export const dropSubscription = statement<never, [id: number]>(
  'drop_subscription',
  'delete from push_subscriptions where id = $1',
)
