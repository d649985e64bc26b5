import type { Runs } from '../../../core/scheduling/outage.ts'
import { statement } from '../../db/statement.ts'

/** When workers ran: `at` of the last time that one noted it, and of the last time that none did, begin and end. */
const NAMES = { ran: 'worker', awayFrom: 'away from', awayUntil: 'away until' } as const

/** Takes the note of the last time, until the transaction ends; `null`: there was none. */
export const takeRun = statement<{ at: Date | null }, []>(
  'take_run',
  `insert into heartbeats (name, at) values ('${NAMES.ran}', 'epoch')
   on conflict (name) do update set at = heartbeats.at returning nullif(at, 'epoch') as at`,
)

export const saveRun = statement<never, [now: Date]>(
  'save_run',
  `update heartbeats set at = $1 where name = '${NAMES.ran}'`,
)

/** Notes that no worker ran; only the last such time is kept. */
export const saveAway = statement<never, [from: Date, until: Date]>(
  'save_away',
  `insert into heartbeats (name, at) values ('${NAMES.awayFrom}', $1), ('${NAMES.awayUntil}', $2)
   on conflict (name) do update set at = excluded.at`,
)

export const readRuns = statement<Runs, []>(
  'read_runs',
  `select max(at) filter (where name = '${NAMES.ran}') as "ranAt",
     max(at) filter (where name = '${NAMES.awayFrom}') as "awayFrom",
     max(at) filter (where name = '${NAMES.awayUntil}') as "awayUntil"
   from heartbeats`,
)

/** Has plans made again that were made by a clock which ran ahead, or lie too far ahead. */
export const markAhead = statement<never, [now: Date, farthest: Date]>(
  'mark_plans_ahead',
  `update helpers set needs_plan = true where id in (
     select helper_id from message_schedules
     where status = 'pending' and (created_at > $1 or scheduled_time > $2))`,
)

/** Has what waits in the outboxes until a time that no pause reaches tried now. */
export const hastenOutboxes = statement<never, [now: Date, farthest: Date]>(
  'hasten_outboxes',
  `with notices as (
     update deliveries set due_at = $1 where status in ('pending', 'sending') and due_at > $2),
   pushes as (update push_deliveries set due_at = $1 where due_at > $2),
   browsers as (update push_subscriptions set retry_at = null where retry_at > $2)
   update email_outbox set due_at = $1 where due_at > $2`,
)
