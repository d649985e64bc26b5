import type { JobQueue, Services } from '../../ports.ts'
import { handOver } from './heard-store.ts'

const AT_ONCE = 500

/** Gives the queue the texts that arrived and wait for their answer. */
export async function queueHeard({ services, queue }: { services: Services; queue: JobQueue }): Promise<void> {
  await handOver(services.db, services.clock.now(), AT_ONCE, (tx, ids) => queue.send(tx.$client, 'answer', ids))
}
