import type { Services } from '../../ports/services.ts'
import { renewAllowance } from './renew-allowance.ts'
import { type Reservation, reserve, type SaveAnswered } from './store.ts'

/**
 * Reserves one message of the allowance for a reply; null when none is left. `save` runs in the same transaction: it saves
 * the message that is to be answered and gives its id, or null where nothing is stored. The account is locked before what
 * `save` locks, as everywhere. Fails with UNIQUE_VIOLATION while a reply to that message is reserved already.
 */
export async function reserveMessage<Saved extends number | null>(
  services: Pick<Services, 'db' | 'clock'>,
  userId: number,
  save: SaveAnswered<Saved>,
): Promise<Reservation<Saved> | null> {
  const take = () => reserve(services.db, userId, services.clock.now(), save)
  return (await take()) ?? ((await renewAllowance(services, userId)) ? take() : null)
}
