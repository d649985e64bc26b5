import type { SimulatedSms } from '../../integrations/sms/port.ts'
import { type DataKey, open, seal } from '../../platform/crypto/vault.ts'
import type { Db } from '../../platform/ports/db.ts'
import type { Clock } from '../../platform/ports/services.ts'
import { deleteSimulated, keepSimulated, listAllSimulated, listSimulated } from './store-simulator.ts'

const CONTEXT = 'simulated text'
const SHOWN = 200

const opened = (serverKey: DataKey, sealed: Buffer): SimulatedSms => JSON.parse(open(serverKey, sealed, CONTEXT))

/** Kept in the database, for every process and across restarts. */
export const simulatorMessages = (db: Db, serverKey: DataKey, clock: Clock) => ({
  keep: (text: SimulatedSms): Promise<void> =>
    keepSimulated(db, seal(serverKey, JSON.stringify(text), CONTEXT), clock.now()),
  /** Oldest first. */
  async read() {
    const rows = await listSimulated(db, SHOWN)
    return rows.reverse().map(({ id, sealed, createdAt }) => ({
      id,
      sentAt: createdAt.toISOString(),
      ...opened(serverKey, sealed),
    }))
  },
  /** Deletes messages from and to these numbers. */
  async forget(numbers: ReadonlySet<string>): Promise<void> {
    const rows = await listAllSimulated(db)
    const theirs = rows.filter(({ sealed }) => {
      const { from, to } = opened(serverKey, sealed)
      return numbers.has(from) || numbers.has(to)
    })
    if (theirs.length > 0)
      await deleteSimulated(
        db,
        theirs.map(({ id }) => id),
      )
  },
})
