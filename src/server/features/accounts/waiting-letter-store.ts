import { inTransaction, type Queryable, statement } from '../../db/statement.ts'
import type { Db } from '../../ports.ts'

/** Keeps a letter that is to leave. `userId`: whom it is about; null: that is not looked up yet. */
export const insertWaiting = statement<never, [userId: number | null, sealed: Buffer, now: Date]>(
  'insert_waiting_letter',
  'insert into waiting_letters (user_id, sealed, created_at) values ($1, $2, $3)',
)

const takeWaiting = statement<{ id: string }, [now: Date, limit: number]>(
  'take_waiting_letters',
  `update waiting_letters set queued_at = $1 where id = any(array(
     select id from waiting_letters where queued_at is null order by id limit $2 for update skip locked))
   returning id`,
)

/** Hands over letters that no job has yet: they are taken if `hand` resolves. */
export function handOverLetters(
  db: Db,
  now: Date,
  limit: number,
  hand: (tx: Queryable, ids: string[]) => Promise<void>,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const ids = (await takeWaiting(tx, now, limit)).map(({ id }) => id)
    if (ids.length > 0) await hand(tx, ids)
  })
}

export const findWaiting = statement<{ sealed: Buffer }, [id: string]>(
  'find_waiting_letter',
  'select sealed from waiting_letters where id = $1',
)

export const deleteWaiting = statement<never, [id: string]>(
  'delete_waiting_letter',
  'delete from waiting_letters where id = $1',
)

/** Letters whose jobs were lost. */
export const deleteOldWaiting = statement<never, [before: Date]>(
  'delete_old_waiting_letters',
  'delete from waiting_letters where created_at < $1',
)
