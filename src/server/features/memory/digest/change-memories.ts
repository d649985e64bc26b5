import { settingsFrom } from '../../../../core/privacy/settings.ts'
import type { Transaction } from '../../../platform/db/statement.ts'
import type { Person, Uses } from '../../../platform/ports/services.ts'
import { holdHelpers } from '../forgetting/store-locks.ts'
import { rebuildSessionDigests } from '../readings/days.ts'
import type { Owner } from '../seal-memory.ts'
import { lockMemory, transaction } from '../store-memories.ts'
import { rebuildDigest } from './rebuild-digest.ts'
import { endStale, findStale, privacySettingsOf } from './store-digest.ts'

type Work = (tx: Transaction, owner: Owner, now: Date) => Promise<boolean>
/** Holds the lock on their memory, and rebuilds what prompts use of it. `work` returns whether anything changed. */
export async function changeMemories(
  services: Uses<'db' | 'clock'>,
  { userId, dataKey }: Person,
  work: Work,
): Promise<void> {
  await transaction(services.db, (tx) => changeMemoriesIn(tx, { userId, dataKey }, services.clock.now(), work))
}

async function changeMemoriesIn(tx: Transaction, { userId, dataKey }: Person, now: Date, work: Work): Promise<void> {
  await lockMemory(tx, { userId })
  const owner = { userId, dataKey, settings: settingsFrom(await privacySettingsOf(tx, userId)) }
  if (await work(tx, owner, now)) await rebuildDigest(tx, owner, now)
}

/** In the caller's transaction; one that also locks the account does so first. Returns the helpers' memory versions. */
export async function takeFromMemoryIn(tx: Transaction, person: Person, now: Date, work: Work) {
  let held: { id: number; memoryVersion: number }[] = []
  await changeMemoriesIn(tx, person, now, async (_, owner) => {
    held = await holdHelpers(tx, person.userId)
    return work(tx, owner, now)
  })
  return held
}

/**
 * For removals: a reply or a reading that is being written meanwhile is saved without becoming a memory, or made again
 * (`helpers.memory_version`).
 */
export async function takeFromMemory(
  services: Uses<'db' | 'clock' | 'caches'>,
  person: Person,
  work: Work,
): Promise<void> {
  const held = await transaction(services.db, (tx) => takeFromMemoryIn(tx, person, services.clock.now(), work))
  for (const { id } of held) services.caches.conversations.forget(id)
  services.caches.facts.forget(person.userId)
}

export const rebuildDigests = (services: Uses<'db' | 'clock'>, person: Person): Promise<void> =>
  changeMemories(services, person, async () => true)

const PEOPLE_AT_ONCE = 50

/** Makes again what prompts use of memory, where an earlier version made it. */
export async function rebuildStale(services: Uses<'db' | 'vault' | 'clock' | 'log'>): Promise<void> {
  for (;;) {
    const people = await findStale(services.db, PEOPLE_AT_ONCE)
    if (people.length === 0) return
    for (const { userId, wrappedKey } of people) {
      const person = { userId, dataKey: services.vault.unwrap(wrappedKey) }
      await changeMemories(services, person, async (tx, owner) => {
        const helpers = await endStale(tx, userId)
        await rebuildSessionDigests(
          tx,
          owner,
          helpers.map(({ helperId }) => helperId),
        )
        return true
      })
    }
  }
}
