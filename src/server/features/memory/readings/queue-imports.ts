import type { JobQueue } from '../../../platform/ports/queue.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { transaction } from '../store-memories.ts'
import { dueAt, PEOPLE_AT_ONCE } from './queue-readings.ts'
import { lockImportReaders, takeImports } from './store-import-readings.ts'

/** Enqueues what was brought from other programs and is to be read: one a person at a time, after their conversations. */
export async function queueImports(services: Pick<Services, 'db' | 'clock'>, queue: JobQueue): Promise<void> {
  const due = dueAt(services.clock.now())
  await transaction(services.db, async (tx) => {
    const people = await lockImportReaders(tx, { ...due, limit: PEOPLE_AT_ONCE })
    if (people.length === 0) return
    const rows = await takeImports(tx, due, people)
    const ids = rows.map(({ id }) => id)
    if (ids.length > 0) await queue.send(tx.$client, 'read_import', ids)
  })
}
