import type { Channel } from '../../../core/schedule-options.ts'
import { statement } from '../../db/statement.ts'

/** Takes notices whose time has come, for the queue. */
export const takeOutside = statement<{ id: string; channel: Channel }, [now: Date, limit: number]>(
  'take_outside',
  `update deliveries set queued_at = $1 where id = any(array(
     select id from deliveries where status = 'pending' and queued_at is null and due_at <= $1
     order by due_at limit $2 for update skip locked))
   returning id, channel`,
)

/** A notice of a message outside the app, with whom it goes to. */
export interface OutsideRow {
  id: string
  helperId: number
  messageId: string
  userId: number
  helperName: string
  imageUrl: string | null
  timeZone: string
  quietHoursStart: number
  quietHoursEnd: number
  email: string | null
  emailNotifications: boolean
  wrappedKey: string
  pushPreviews: boolean
  content: Buffer
  sentAt: Date
  seen: boolean
}

/** Begins a notice, which nobody can begin again until it is known to have failed. */
export const beginOutside = statement<OutsideRow, [id: string]>(
  'begin_outside',
  `with d as (update deliveries set status = 'sending' where id = $1 and status = 'pending' returning *)
   select d.id, h.id as "helperId", d.message_id as "messageId", d.user_id as "userId", h.name as "helperName",
     h.image_url as "imageUrl", u.time_zone as "timeZone", u.quiet_hours_start as "quietHoursStart",
     u.quiet_hours_end as "quietHoursEnd",
     case when u.email_verified_at is not null then u.email end as email, u.email_notifications as "emailNotifications",
     k.wrapped_key as "wrappedKey", u.push_previews as "pushPreviews", m.content, m.sent_at as "sentAt",
     coalesce(h.seen_at >= m.sent_at, false) or exists (
       select from messages a where a.helper_id = h.id and a.id > m.id and a.is_from_user) as seen
   from d join messages m on m.id = d.message_id join helpers h on h.id = m.helper_id
   join users u on u.id = d.user_id join user_keys k on k.user_id = u.id`,
)

/** Ends a notice that was begun; an empty reason is none. `pending`: it may be begun again. */
export const settleOutside = statement<never, [id: string, status: string, reason: string, now: Date]>(
  'settle_outside',
  `update deliveries set status = $2::varchar, reason = nullif($3, ''), settled_at = case when $2::varchar <> 'pending' then $4::timestamptz end
   where id = $1 and status = 'sending'`,
)

/** Notices that the queue has had for long: their jobs were lost. */
export const findLostOutside = statement<{ id: string; status: 'pending' | 'sending' }, [before: Date, limit: number]>(
  'find_lost_outside',
  `select id, status from deliveries where status in ('pending', 'sending') and queued_at < $1
   order by queued_at limit $2`,
)

export interface SubscriptionRow {
  id: number
  subscription: Buffer
}

export const listSubscriptions = statement<SubscriptionRow, [userId: number]>(
  'list_subscriptions',
  'select id, subscription from push_subscriptions where user_id = $1',
)

/** Adds a browser; one that someone else used before is theirs now. A person has the newest twenty. */
export const saveSubscription = statement<
  never,
  [userId: number, endpointHash: string, subscription: Buffer, now: Date]
>(
  'save_subscription',
  `with dropped as (
     delete from push_subscriptions where id in (
       select id from push_subscriptions where user_id = $1 and endpoint_hash <> $2 order by id desc offset 19))
   insert into push_subscriptions (user_id, endpoint_hash, subscription, created_at) values ($1, $2, $3, $4)
   on conflict (endpoint_hash) do update set user_id = excluded.user_id, subscription = excluded.subscription`,
)

export const deleteSubscription = statement<never, [userId: number, endpointHash: string]>(
  'delete_subscription',
  'delete from push_subscriptions where user_id = $1 and endpoint_hash = $2',
)

export const forgetSubscription = statement<never, [id: number]>(
  'forget_subscription',
  'delete from push_subscriptions where id = $1',
)
