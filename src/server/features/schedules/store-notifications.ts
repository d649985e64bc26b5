import { type ClaimedRow, isFree, TAKEN } from '../../db/leases.ts'
import { namedStatement, statement } from '../../db/statement.ts'

/** Emails and texts about planned messages, which wait in `deliveries`. */

const OPEN = `status in ('pending', 'sending')`

/** Takes those of a channel ($1) whose time has come ($2), at most so many ($3), with what both need. */
const CLAIMED = `with d as (
    update deliveries set status = 'sending', ${TAKEN} where id = any(array(
      select id from deliveries o where channel = $1 and ${OPEN} and due_at <= $2 and data_started_at is null
        and ${isFree('o')}
      order by due_at limit $3 for update skip locked))
    returning *)
  select d.id, d.claim, d.tries, d.user_id as "userId", h.id as "helperId", h.name as "helperName", k.wrapped_key as "wrappedKey"`
const JOINED = `from d join message_schedules c on c.id = d.schedule_id join helpers h on h.id = c.helper_id
  join users u on u.id = d.user_id join user_keys k on k.user_id = u.id left join messages m on m.id = d.message_id`

interface NoticeRow extends ClaimedRow {
  userId: number
  helperId: number
  helperName: string
  wrappedKey: string
}

export interface EmailRow extends NoticeRow {
  timeZone: string
  quietHoursStart: number
  quietHoursEnd: number
  /** Null: none is confirmed. */
  email: string | null
  emailNotifications: boolean
  /** Null: the message was deleted meanwhile. */
  sentAt: Date | null
  seen: boolean
}

export const claimEmails = statement<EmailRow, [channel: 'email', now: Date, limit: number]>(
  'claim_emails',
  `${CLAIMED}, u.time_zone as "timeZone", u.quiet_hours_start as "quietHoursStart", u.quiet_hours_end as "quietHoursEnd",
     case when u.email_verified_at is not null then u.email end as email, u.email_notifications as "emailNotifications",
     m.sent_at as "sentAt", coalesce(h.seen_at >= m.sent_at, false) or exists (
       select from messages a where a.helper_id = h.id and a.id > m.id and a.is_from_user) as seen
   ${JOINED}`,
)

export interface PlannedTextRow extends NoticeRow {
  messageId: number
  /** Null: the message was deleted meanwhile. */
  content: Buffer | null
  /** Null: the helper has no number. */
  phoneNumber: string | null
}

export const claimTexts = statement<PlannedTextRow, [channel: 'sms', now: Date, limit: number]>(
  'claim_texts',
  `${CLAIMED}, d.message_id as "messageId", m.content, h.phone_number as "phoneNumber" ${JOINED}`,
)

/**
 * Ends a notice; an empty reason is none. `unknown`: what is written of an email whose worker seems to have died. It may
 * have been cut off from the database only, and knows better.
 */
export const endNotice = namedStatement<
  never,
  { id: number; claim: number; status: string; reason: string; now: Date; unknown: string }
>(
  'end_notice',
  `update deliveries set status = :status, reason = nullif(:reason, ''), settled_at = :now
   where id = :id and claim = :claim and (status = 'sending' or status = 'failed' and reason = :unknown)`,
)

export const putOffNotice = statement<never, [id: number, claim: number, dueAt: Date]>(
  'put_off_notice',
  `update deliveries set status = 'pending', due_at = $3, tries = tries + 1, leased_until = null, data_started_at = null
   where id = $1 and claim = $2 and status = 'sending'`,
)

/** Ends emails whose worker died after their text began to leave. */
export const endUnknownEmails = statement<{ id: number }, [reason: string, now: Date]>(
  'end_unknown_emails',
  `update deliveries o set status = 'failed', reason = $1, settled_at = $2
   where channel = 'email' and ${OPEN} and data_started_at is not null and ${isFree('o')} returning id`,
)

/** Ends emails about messages for a person. */
export const stopEmails = statement<{ id: number }, [userId: number]>(
  'stop_emails',
  'update users set email_notifications = false where id = $1 returning id',
)

export const markSeen = statement<{ id: number }, [helperId: number, userId: number, now: Date]>(
  'mark_seen',
  'update helpers set seen_at = $3 where id = $1 and user_id = $2 returning id',
)
