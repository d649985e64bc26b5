import { inTransaction, type Queryable } from '../../db/statement.ts'
import type { Services } from '../../ports.ts'
import { renewAllowance } from './renew-allowance.ts'
import { consumeMessage, insertReservation } from './store.ts'

/** A message of the allowance that is held for a reply, and what was saved with it. */
export interface Reservation<Saved> {
  entryId: number
  messageId: Saved
}

/**
 * Reserves one message of the allowance for a reply; null when none is left. `save` runs in the same transaction: it saves
 * the message that is to be answered and gives its id, or null where nothing is stored. The account is locked before what
 * `save` locks, as everywhere. Fails with UNIQUE_VIOLATION while a reply to that message is reserved already.
 */
export async function reserveMessage<Saved extends number | null>(
  services: Pick<Services, 'db' | 'clock'>,
  userId: number,
  save: (tx: Queryable) => Promise<Saved>,
): Promise<Reservation<Saved> | null> {
  const now = services.clock.now()
  const reserve = () =>
    inTransaction(services.db, async (tx): Promise<Reservation<Saved> | null> => {
      const [consumed] = await consumeMessage(tx, userId, now)
      if (!consumed) return null
      const messageId = await save(tx)
      const [entry] = await insertReservation(tx, { userId, messageId, period: consumed.period, now })
      return { entryId: Number(entry?.id), messageId }
    })
  return (await reserve()) ?? ((await renewAllowance(services, userId)) ? reserve() : null)
}
