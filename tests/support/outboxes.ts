import { Dispatcher, type Outbox } from '../../src/server/features/notifications/dispatcher.ts'
import type { ClaimedRow } from '../../src/server/platform/db/leases.ts'
import type { Db } from '../../src/server/platform/db/statement.ts'
import type { Services } from '../../src/server/platform/ports/services.ts'

/** Sends everything due in an outbox, one after the other, like a worker. */
export async function sendDue<Row extends ClaimedRow>(services: Services, outbox: Outbox<Row>): Promise<void> {
  const dispatcher = new Dispatcher(services, { ...outbox, concurrency: 1 })
  dispatcher.wake()
  await dispatcher.idle()
  await dispatcher.stop()
}

/** Expires all leases, as if their workers had been silent for long. */
export async function endLeases({ db }: { db: Db }): Promise<void> {
  for (const table of ['deliveries', 'push_deliveries', 'email_outbox'])
    await db.$client.query(
      `update ${table} set leased_until = now() - interval '1 second' where leased_until is not null`,
    )
}
