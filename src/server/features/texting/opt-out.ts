import type { Services } from '../../ports.ts'
import { hashNumber } from '../verification/keyed-hash.ts'
import { findOptOut, openOptOut } from './opt-out-store.ts'

/** Has this number asked to be left alone, here or at the provider? */
export async function isOptedOut(services: Services, phoneNumber: string): Promise<boolean> {
  const [row] = await findOptOut(services.db, hashNumber(services, phoneNumber))
  return row?.optedOut ?? false
}

/** Nothing is texted to this number any more, by no helper of nobody. Tells whether that is new. */
export async function noteOptOut(
  services: Services,
  phoneNumber: string,
  source: 'text' | 'provider',
): Promise<boolean> {
  const rows = await openOptOut(services.db, hashNumber(services, phoneNumber), source, services.clock.now())
  return rows.length > 0
}
