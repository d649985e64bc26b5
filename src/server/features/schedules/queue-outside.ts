import { takeOutside } from './outside-store.ts'
import { transaction } from './store.ts'
import type { Worker } from './worker.ts'

const AT_ONCE = 500

/** Gives the queue what is to be told outside the app by now. */
export async function queueOutside(worker: Worker): Promise<void> {
  const { services, queue } = worker
  const now = services.clock.now()
  const taken = await transaction(services.db, async (tx) => {
    const rows = await takeOutside(tx, now, AT_ONCE)
    for (const channel of ['push', 'email', 'sms'] as const) {
      const ids = rows.filter((row) => row.channel === channel).map((row) => row.id)
      if (ids.length > 0) await queue.send(tx.$client, channel, ids)
    }
    return rows.length
  })
  if (taken === AT_ONCE) await queueOutside(worker)
}
