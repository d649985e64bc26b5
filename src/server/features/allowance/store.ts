import type { CreditCount } from '../../../core/billing/allowance.ts'
import { inTransaction, namedStatement, type Queryable, statement } from '../../db/statement.ts'
import type { Db } from '../../ports/db.ts'
import { isPeriodCurrent } from './current-period.ts'

/** Counts one message of the allowance. No row: none is left, or the period is over. */
const consumeMessage = statement<{ period: Date }, [userId: number, now: Date]>(
  'consume_message',
  `update users set message_credits_used = message_credits_used + 1
   where id = $1 and message_credits_used < message_credits_limit and ${isPeriodCurrent('$2')}
   returning allowance_period_start as period`,
)

/** Notes in the ledger what a consumed message is reserved for. Fails with UNIQUE_VIOLATION while that is reserved already. */
const insertReservation = namedStatement<
  { id: string },
  { userId: number; messageId: number | null; period: Date; now: Date }
>(
  'insert_reservation',
  `insert into allowance_reservations (user_id, user_message_id, period, created_at)
   values (:userId, :messageId::bigint, :period, :now) returning id`,
)

/** A message of the allowance that is held for a reply, and what was saved with it. */
export interface Reservation<Saved> {
  entryId: number
  messageId: Saved
}

/** Saves what is answered, in the transaction that reserves a message for the reply; gives its id, or null. */
export type SaveAnswered<Saved> = (tx: Queryable) => Promise<Saved>

/** Consumes a message and notes what it is reserved for, in one transaction; null when none is left or the period is over. */
export const reserve = <Saved extends number | null>(db: Db, userId: number, now: Date, save: SaveAnswered<Saved>) =>
  inTransaction(db, async (tx): Promise<Reservation<Saved> | null> => {
    const [consumed] = await consumeMessage(tx, userId, now)
    if (!consumed) return null
    const messageId = await save(tx)
    const [entry] = await insertReservation(tx, { userId, messageId, period: consumed.period, now })
    return { entryId: Number(entry?.id), messageId }
  })

/** Spends one reservation, if it is still open. */
export const spendEntry = statement<never, [entryId: number, now: Date]>(
  'spend_entry',
  "update allowance_reservations set state = 'spent', settled_at = $2 where id = $1 and state = 'reserved'",
)

const REFUND = `refunds as (select user_id, period, count(*)::int as messages from released group by user_id, period),
   refunded as (
     update users u set message_credits_used = greatest(0, u.message_credits_used - r.messages) from refunds r
     where u.id = r.user_id and u.allowance_period_start = r.period returning u.id)
   select count(*)::int as released from released`

/** Gives back one reservation, if it is still open. */
export const releaseEntry = statement<{ released: number }, [entryId: number, now: Date]>(
  'release_entry',
  `with released as (
     update allowance_reservations set state = 'released', settled_at = $2 where id = $1 and state = 'reserved'
     returning user_id, period), ${REFUND}`,
)

/** Gives back every reservation made before an instant and still open: the process that made it died. */
export const releaseEntriesBefore = statement<{ released: number }, [before: Date, now: Date]>(
  'release_entries_before',
  `with released as (
     update allowance_reservations set state = 'released', settled_at = $2 where created_at < $1 and state = 'reserved'
     returning user_id, period), ${REFUND}`,
)

export const readCredits = statement<CreditCount, [userId: number]>(
  'read_credits',
  `select message_credits_used as "messageCreditsUsed", message_credits_limit as "messageCreditsLimit",
     billing_anchor as "billingAnchor", allowance_period_start as "allowancePeriodStart", allowance_period_end as "allowancePeriodEnd"
   from users where id = $1`,
)

/**
 * Begins a period in place of the one that ended at `ended`, unless another call has. What the ledger already holds of
 * the new one counts, so that no detour can make a period begin with nothing used twice.
 */
export const beginPeriod = statement<never, [userId: number, ended: Date, start: Date, end: Date]>(
  'begin_period',
  `update users set allowance_period_start = $3, allowance_period_end = $4, planned_credits_used = p.used,
     message_credits_used = p.used +
       (select count(*) from allowance_reservations where user_id = $1 and period = $3 and state <> 'released')
   from (select coalesce((select used from planned_usage where user_id = $1 and period = $3), 0) as used) p
   where id = $1 and allowance_period_end = $2`,
)
