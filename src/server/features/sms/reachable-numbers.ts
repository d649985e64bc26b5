import { reasonNotToText } from '../../../core/sms/sms-rules.ts'
import type { Services } from '../../ports/services.ts'
import { hashNumber } from '../auth/keyed-hash.ts'
import { readFacts } from './store-opt-outs.ts'

export interface NumberState {
  /** Whether planned messages may be sent there. */
  textable: boolean
  optedOut: boolean
}

/** Empty if SMS is not set up. */
export async function readNumberStates(
  services: Pick<Services, 'secrets' | 'db' | 'sms'>,
  userId: number,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, NumberState>> {
  if (!services.sms) return new Map()
  const states = [...new Set(numbers)].map(async (number): Promise<[string, NumberState]> => {
    const numberHash = hashNumber(services, number)
    const [facts] = await readFacts(services.db, { numberHash, userId, phoneNumber: number })
    const textable = facts !== undefined && reasonNotToText({ kind: 'planned', ...facts, quiet: false }) === null
    return [number, { textable, optedOut: facts?.optedOut ?? false }]
  })
  return new Map(await Promise.all(states))
}
