import type { Services } from '../../ports/services.ts'
import { hashNumber } from '../auth/keyed-hash.ts'
import { openOptOut } from './store-opt-outs.ts'

/** Nothing is texted to this number any more, by anyone's helper. */
export const noteOptOut = (services: Pick<Services, 'secrets' | 'db' | 'clock'>, phoneNumber: string): Promise<void> =>
  noteOptOutOf(services, hashNumber(services, phoneNumber))

/** The same where the provider told us, and only the hash of the number is known. */
export async function noteOptOutOf(services: Pick<Services, 'db' | 'clock'>, numberHash: string): Promise<void> {
  await openOptOut(services.db, { numberHash, source: 'provider', optedOutAt: services.clock.now() })
}
