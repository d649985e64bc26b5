import { type ClaimedRow, isFree, TAKEN } from '../../db/leases.ts'
import { statement } from '../../db/statement.ts'

/** Stores an email that is to leave. `userId`: whom it is about; null: that is not looked up yet. */
export const insertQueued = statement<never, [userId: number | null, sealed: Buffer, now: Date]>(
  'insert_queued_email',
  'insert into email_outbox (user_id, sealed, created_at, due_at) values ($1, $2, $3, $3)',
)

export interface QueuedRow extends ClaimedRow {
  sealed: Buffer
  createdAt: Date
  /** Its text began to leave in an earlier try. */
  mayHaveArrived: boolean
}

export const claimQueued = statement<QueuedRow, [now: Date, limit: number]>(
  'claim_queued_emails',
  `update email_outbox set ${TAKEN} where id = any(array(
     select id from email_outbox o where due_at <= $1 and ${isFree('o')}
     order by due_at limit $2 for update skip locked))
   returning id, claim, tries, sealed, created_at as "createdAt", data_started_at is not null as "mayHaveArrived"`,
)

export const putOffQueued = statement<never, [id: number, claim: number, dueAt: Date]>(
  'put_off_queued_email',
  `update email_outbox set due_at = $3, tries = tries + 1, leased_until = null
   where id = $1 and claim = $2`,
)

export const deleteQueued = statement<never, [id: number, claim: number]>(
  'delete_queued_email',
  'delete from email_outbox where id = $1 and claim = $2',
)

/** Emails that nobody sent, of long ago: their links would be old. */
export const deleteOldQueued = statement<never, [before: Date]>(
  'delete_old_queued_emails',
  'delete from email_outbox where created_at < $1',
)
