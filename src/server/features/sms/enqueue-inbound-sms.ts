import type { JobQueue } from '../../platform/ports/queue.ts'
import type { Services } from '../../platform/ports/services.ts'
import { enqueueReceived } from './store-inbound.ts'

const AT_ONCE = 500

export async function enqueueInboundSms({ services, queue }: { services: Services; queue: JobQueue }): Promise<void> {
  await enqueueReceived(services.db, services.clock.now(), AT_ONCE, (tx, ids) => queue.send(tx.$client, 'answer', ids))
}
