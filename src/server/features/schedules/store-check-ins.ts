import { statement } from '../../db/statement.ts'
import { DUE, type DueRow } from './store-due.ts'

const AT_ONCE = 50

export interface CheckIn {
  userId: number
  helperId: number
  /** The sealed care period. */
  state: Buffer
  endsAt: Date
  active: boolean
}

/** Care periods that are over and whose person was not asked how it is. Held until the transaction ends. */
export const claimCheckIns = statement<CheckIn, [now: Date]>(
  'claim_check_ins',
  `select c.user_id as "userId", c.helper_id as "helperId", c.state, c.ends_at as "endsAt", h.active
   from care_periods c join helpers h on h.id = c.helper_id
   where c.ends_at <= $1 and c.checked_in_at is null limit ${AT_ONCE} for update of c skip locked`,
)

export const markCheckedIn = statement<never, [userId: number, now: Date]>(
  'mark_checked_in',
  'update care_periods set checked_in_at = $2 where user_id = $1',
)

/** A row of the history for the message that asks how it is. */
export const insertCheckIn = statement<
  { id: number },
  [userId: number, helperId: number, plannedFor: Date, timeZone: string, now: Date]
>(
  'insert_check_in',
  `insert into message_schedules (user_id, helper_id, scheduled_time, time_zone, status, metadata, created_at, settled_at)
   values ($1, $2, $3, $4, 'delivered', '{"checkIn": true}', $5, $5) returning id`,
)

/** Where and how that person is told about a message of this helper. */
export const findRecipient = statement<DueRow, [helperId: number]>(
  'check_in_recipient',
  `select ${DUE} from (select 0::bigint as id, now() as scheduled_time) s join helpers h on h.id = $1
   join users u on u.id = h.user_id join user_keys k on k.user_id = u.id where u.suspended_at is null`,
)
