import { statement } from '../../db/statement.ts'
import { DUE, type DueRow } from './store-due.ts'

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
export const findClaimed = statement<ClaimedRow, [scheduleId: number]>(
  'find_claimed',
  `select ${DUE}, h.description, h.example_messages as "exampleMessages", u.username, u.role,
     p.privacy_settings as privacy, d.fact_digest as "factDigest", d.session_digest as "sessionDigest", d.topics_and_goals as "topicsAndGoals", h.memory_version as "memoryVersion" ${CLAIMED}`,
)

/** One that is held, as it is by now. */
export interface HeldRow extends DueRow {
  memoryVersion: number
}

/**
 * Holds one until the transaction ends, with owner and helper, in the order in which everyone locks them. No row when it is
 * not being written any more.
 */
export const lockClaimed = statement<HeldRow, [scheduleId: number, helperId: number, userId: number]>(
  'lock_claimed',
  `with u as materialized (select * from users where id = $3 for no key update),
   h as materialized (select h.* from u join helpers h on h.user_id = u.id where h.id = $2 for no key update of h)
   select ${DUE}, h.memory_version as "memoryVersion"
   from u join h on h.user_id = u.id join user_keys k on k.user_id = u.id join message_schedules s on s.helper_id = h.id
   where s.id = $1 and s.status = 'claimed' for update of s`,
)

/**
 * Planned messages whose writing began long ago, and of which nothing was heard; or by a clock that ran ahead, so that
 * nobody knows when.
 */
export const findLost = statement<{ id: number }, [before: Date, ahead: Date, limit: number]>(
  'find_lost',
  `select id from message_schedules where status = 'claimed' and (claimed_at < $1 or claimed_at > $2)
   order by claimed_at limit $3`,
)
