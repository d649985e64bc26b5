import type { Services } from '../../platform/ports/services.ts'
import { hashNumber } from '../identity/attempts/keyed-hash.ts'
import { openOptOut } from './store-consents.ts'

/** Records an opt-out that the provider reported. */
export const noteOptOut = (services: Pick<Services, 'secrets' | 'db' | 'clock'>, phoneNumber: string): Promise<void> =>
  noteOptOutOf(services, hashNumber(services, phoneNumber))

/** The same by the hash of the number. */
export async function noteOptOutOf(services: Pick<Services, 'db' | 'clock'>, numberHash: string): Promise<void> {
  await openOptOut(services.db, { numberHash, source: 'provider', optedOutAt: services.clock.now() })
}
