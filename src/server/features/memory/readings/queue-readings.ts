import type { JobQueue } from '../../../platform/ports/queue.ts'
import type { Person, Uses } from '../../../platform/ports/services.ts'
import { takeFromMemory } from '../digest/change-memories.ts'
import { awaitReading, countAwaiting } from '../remember/store-waiting.ts'
import { deleteMemories, findStatedBy, transaction } from '../store-memories.ts'
import { lockImportReaders, takeImports } from './store-import-readings.ts'
import { type Due, lockReaders, takeReadings } from './store-readings.ts'

const QUIET_MS = 60_000
const MOST_UNREAD = 6
/** After this time, a conversation whose worker was lost is taken again. Longer than a reading may take. */
const LOST_MS = 15 * 60_000
const PEOPLE_AT_ONCE = 50

function dueAt(now: Date): Due {
  const before = (milliseconds: number): Date => new Date(now.getTime() - milliseconds)
  return { now, before: before(QUIET_MS), most: MOST_UNREAD, lost: before(LOST_MS) }
}

const queueing =
  (job: 'remember' | 'read_import', lock: typeof lockReaders, take: typeof takeReadings) =>
  async (services: Uses<'db' | 'clock'>, queue: JobQueue): Promise<void> => {
    const due = dueAt(services.clock.now())
    await transaction(services.db, async (tx) => {
      const people = await lock(tx, { ...due, limit: PEOPLE_AT_ONCE })
      if (people.length === 0) return
      const rows = await take(tx, due, people)
      const ids = rows.map(({ id }) => id)
      if (ids.length > 0) await queue.send(tx.$client, job, ids)
    })
  }

/** Enqueues conversations in which nothing was said for a minute, or many messages are unread: one a person at a time. */
export const queueReadings = queueing('remember', lockReaders, takeReadings)

/** Enqueues what was brought from other programs and is to be read: one a person at a time, after their conversations. */
export const queueImports = queueing('read_import', lockImportReaders, takeImports)

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
