import type { Transaction } from '../../db/statement.ts'
import type { Services } from '../../ports/services.ts'
import { renewAllowance } from './renew-allowance.ts'
import { findReservation, type Purpose, reserve } from './store.ts'

/**
 * Reserves one message of the allowance; null when none is left. `prepare` runs in the same transaction: it saves what is
 * to be answered, and says what the message is reserved for. The account is locked before what `prepare` locks, as
 * everywhere. Fails with UNIQUE_VIOLATION while one is reserved for the same purpose.
 */
export async function reserveMessage<For extends Purpose>(
  services: Pick<Services, 'db' | 'clock'>,
  userId: number,
  prepare: (tx: Transaction) => Promise<For>,
): Promise<(For & { reservationId: number }) | null> {
  const take = () => reserve(services.db, userId, services.clock.now(), prepare)
  return (await take()) ?? ((await renewAllowance(services, userId)) ? take() : null)
}

/** Reserves a message for a planned one, or gives what an earlier try has reserved for it; null when none is left. */
export async function reservePlanned(
  services: Pick<Services, 'db' | 'clock'>,
  userId: number,
  scheduleId: number,
): Promise<number | null> {
  const held = await findReservation(services.db, scheduleId)
  if (held !== null) return held
  const reserved = await reserveMessage(services, userId, async () => ({ scheduleId }))
  return reserved?.reservationId ?? null
}
