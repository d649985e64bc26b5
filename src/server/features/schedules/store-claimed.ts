import { namedStatement, statement } from '../../db/statement.ts'
import { isPeriodCurrent } from '../allowance/current-period.ts'
import { PLAN, type PlanRow } from './store.ts'
import { DUE, type DueRow, type WrittenRow } from './store-due.ts'

/** What a model writes a planned message from. */
export interface ClaimedRow extends DueRow {
  description: Buffer
  exampleMessages: Buffer | null
  username: string
  role: 'user' | 'operator'
  /** The person's privacy settings as they are stored; null: none were chosen. */
  privacy: unknown
  /** What the helper remembers, sealed. */
  factDigest: Buffer | null
  sessionDigest: Buffer | null
  memoryVersion: number
}

const CLAIMED = `from message_schedules s join helpers h on h.id = s.helper_id join users u on u.id = s.user_id
  join user_keys k on k.user_id = u.id
  left join user_profiles p on p.user_id = u.id left join conversation_digests d on d.helper_id = h.id where s.id = $1 and s.status = 'claimed'`

/** A planned message that is being written; none when it is not (any more). */
export const findClaimed = statement<ClaimedRow, [scheduleId: string]>(
  'find_claimed',
  `select ${DUE}, h.description, h.example_messages as "exampleMessages", u.username, u.role,
     p.privacy_settings as privacy, d.fact_digest as "factDigest", d.session_digest as "sessionDigest", d.topics_and_goals as "topicsAndGoals", h.memory_version as "memoryVersion" ${CLAIMED}`,
)

/** What the next plan of a helper is made of, as it is by now. */
export interface HeldRow extends PlanRow {
  active: boolean
  memoryVersion: number
}

/**
 * Holds one until the transaction ends, with owner and helper, in the order in which everyone locks them. No row when it is
 * not being written any more.
 */
export const lockClaimed = statement<HeldRow, [scheduleId: string, helperId: number, userId: number]>(
  'lock_claimed',
  `with u as materialized (select * from users where id = $3 for no key update),
   h as materialized (select h.* from u join helpers h on h.user_id = u.id where h.id = $2 for no key update of h)
   select ${PLAN}, h.active, h.memory_version as "memoryVersion" from u join h on h.user_id = u.id join message_schedules s on s.helper_id = h.id
   where s.id = $1 and s.status = 'claimed' for update of s`,
)

/**
 * Planned messages whose writing began long ago, and of which nothing was heard; or by a clock that ran ahead, so that
 * nobody knows when.
 */
export const findLost = statement<{ id: string }, [before: Date, ahead: Date, limit: number]>(
  'find_lost',
  `select id from message_schedules where status = 'claimed' and (claimed_at < $1 or claimed_at > $2)
   order by claimed_at limit $3`,
)

/** Reserves a message of the allowance for a planned one, once; no row when none is left or its period is over. */
export const reservePlanned = statement<{ id: string }, [scheduleId: string, userId: number, now: Date]>(
  'reserve_planned',
  `with held as (select id from allowance_reservations where schedule_id = $1::bigint and state = 'reserved'),
   paid as (
     update users set message_credits_used = message_credits_used + 1
     where id = $2 and not exists (select from held) and message_credits_used < message_credits_limit
       and ${isPeriodCurrent('$3')}
     returning allowance_period_start),
   entry as (
     insert into allowance_reservations (user_id, schedule_id, period, created_at) select $2, $1, allowance_period_start, $3 from paid
     returning id)
   select id from held union all select id from entry`,
)

/** Saves a planned message that was written for it, and settles its reservation: spent, or given back. */
export const saveWritten = namedStatement<
  WrittenRow,
  {
    scheduleId: string
    helperId: number
    userId: number
    text: Buffer
    source: string
    now: Date
    isPaid: boolean
    facts: readonly number[] | null
    turns: readonly number[] | null
  }
>(
  'save_written',
  `with said as (
     insert into messages (helper_id, user_id, content, is_from_user, sent_at, delivery_status, source, schedule_id,
       fact_references, context_references, share_across_helpers)
     values (:helperId, :userId, :text, false, :now, 'delivered', :source, :scheduleId::bigint, :facts::bigint[], :turns::bigint[],
       not exists (select from conversation_memory where id = any(:facts::bigint[]) and not share_across_helpers)
         and not exists (select from messages where id = any(:turns::bigint[]) and not share_across_helpers))
     on conflict (schedule_id) where schedule_id is not null do nothing returning id, schedule_id),
   settled as (
     update allowance_reservations set state = case when :isPaid::boolean then 'spent' else 'released' end, settled_at = :now,
       message_id = (select id from said)
     where schedule_id = :scheduleId::bigint and state = 'reserved' returning user_id, period),
   refunded as (
     update users u set message_credits_used = u.message_credits_used - 1 from settled s
     where not :isPaid::boolean and u.id = s.user_id and u.allowance_period_start = s.period and u.message_credits_used > 0)
   select id as "messageId", schedule_id as "scheduleId" from said`,
)

/** Moves a helper on after a message: its place in the sequence, and how many were not answered. */
export const moveOn = statement<never, [helperId: number, position: number, unanswered: number, messageId: string]>(
  'move_on',
  `update helpers set current_sequence_position = $2, unanswered = $3, last_planned_message = $4::bigint where id = $1`,
)
