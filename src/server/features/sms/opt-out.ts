import type { Services } from '../../ports/services.ts'
import { hashNumber } from '../auth/keyed-hash.ts'
import { openOptOut } from './store-consents.ts'

export const noteOptOut = (services: Pick<Services, 'secrets' | 'db' | 'clock'>, phoneNumber: string): Promise<void> =>
  noteOptOutOf(services, hashNumber(services, phoneNumber))

/** The same when reported by the provider, by the number's hash. */
export async function noteOptOutOf(services: Pick<Services, 'db' | 'clock'>, numberHash: string): Promise<void> {
  await openOptOut(services.db, { numberHash, source: 'provider', optedOutAt: services.clock.now() })
}
