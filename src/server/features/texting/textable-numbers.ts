import { reasonNotToText } from '../../../core/texting-rules.ts'
import type { Services } from '../../ports.ts'
import { hashNumber } from '../verification/keyed-hash.ts'
import { readFacts } from './opt-out-store.ts'

/** Of these numbers of a person's, those that the gate lets planned messages through to, when it is no quiet hour. */
export async function textableNumbers(
  services: Services,
  userId: number,
  numbers: readonly string[],
): Promise<ReadonlySet<string>> {
  if (!services.sms) return new Set()
  const distinct = [...new Set(numbers)]
  const facts = await Promise.all(
    distinct.map((number) => readFacts(services.db, hashNumber(services, number), userId, number)),
  )
  return new Set(
    distinct.filter((_, index) =>
      facts[index]?.every((each) => reasonNotToText({ kind: 'planned', ...each, quiet: false }) === null),
    ),
  )
}
