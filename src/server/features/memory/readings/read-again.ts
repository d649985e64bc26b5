import type { Person, Uses } from '../../../platform/ports/services.ts'
import { takeFromMemory } from '../digest/change-memories.ts'
import { awaitReading, countAwaiting } from '../remember/store-waiting.ts'
import { deleteMemories, findStatedBy } from '../store-memories.ts'

/** Drops what memory kept of a message that was misunderstood; a model reads it like any other. */
export const readAgain = (services: Uses<'db' | 'clock' | 'caches'>, actor: Person, messageId: number): Promise<void> =>
  takeFromMemory(services, actor, async (tx, { userId }) => {
    const stated = await findStatedBy(tx, userId, [messageId])
    const found = stated.filter(({ foundBy }) => foundBy !== 'person')
    await deleteMemories(
      tx,
      userId,
      found.map(({ id }) => id),
    )
    await awaitReading(tx, userId, messageId)
    await countAwaiting(tx, { userId })
    return true
  })
