import type { Services } from '../../../platform/ports/services.ts'
import { rebuildSessionDigests } from '../readings/rebuild-days.ts'
import { changeMemories } from './change-memories.ts'
import { endStale, findStale } from './store-digest.ts'

const PEOPLE_AT_ONCE = 50

/** Makes again what prompts use of memory, where an earlier version made it. */
export async function rebuildStale(services: Pick<Services, 'db' | 'vault' | 'clock' | 'log'>): Promise<void> {
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
