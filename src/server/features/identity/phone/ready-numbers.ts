import { hashNumber } from '../../../platform/crypto/keyed-hash.ts'
import type { Actor } from '../../../platform/ports/actor.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { findAgreedNumbers, findOptedOut } from './store.ts'

/** Numbers that a person's helpers may text without asking again: verified, agreed to, and not opted out. E.164. */
export async function readyNumbers(
  services: Pick<Services, 'db' | 'secrets'>,
  { userId }: Pick<Actor, 'userId'>,
): Promise<string[]> {
  const numbers = (await findAgreedNumbers(services.db, userId)).map(({ phoneNumber }) => phoneNumber)
  const hashes = new Map(numbers.map((number) => [hashNumber(services, number), number]))
  for (const { numberHash } of await findOptedOut(services.db, [...hashes.keys()])) hashes.delete(numberHash)
  return [...hashes.values()]
}
