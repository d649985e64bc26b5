import { reasonNotToSend } from '../../../core/sms/sms-rules.ts'
import { hashNumber } from '../../platform/crypto/keyed-hash.ts'
import type { Uses } from '../../platform/ports/services.ts'
import { openOptOut, readPermission } from './store-consents.ts'

/** Records an opt-out that the provider reported. */
export const noteOptOut = (services: Uses<'secrets' | 'db' | 'clock'>, phoneNumber: string): Promise<void> =>
  noteOptOutOf(services, hashNumber(services, phoneNumber))

/** The same by the hash of the number. */
export async function noteOptOutOf(services: Uses<'db' | 'clock'>, numberHash: string): Promise<void> {
  await openOptOut(services.db, { numberHash, source: 'provider', optedOutAt: services.clock.now() })
}

export interface NumberState {
  /** Whether planned messages may be sent there. */
  reachable: boolean
  optedOut: boolean
}

/** Empty if SMS is not set up. */
export async function readNumberStates(
  services: Uses<'secrets' | 'db' | 'sms'>,
  userId: number,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, NumberState>> {
  if (!services.sms) return new Map()
  const states = [...new Set(numbers)].map(async (number): Promise<[string, NumberState]> => {
    const numberHash = hashNumber(services, number)
    const [permission] = await readPermission(services.db, { numberHash, userId, phoneNumber: number })
    const reachable =
      permission !== undefined && reasonNotToSend({ kind: 'planned', ...permission, quiet: false }) === null
    return [number, { reachable, optedOut: permission?.optedOut ?? false }]
  })
  return new Map(await Promise.all(states))
}
