import type { Clock, Db } from '../../ports.ts'
import type { SimulatedText } from '../../ports-sms.ts'
import { type DataKey, open, seal } from '../../vault.ts'
import { keepSimulated, listSimulated } from './simulator-store.ts'

const CONTEXT = 'simulated text'
const SHOWN = 200

/** Texts of the simulator, in the database: they are there for every process, and after a restart. */
export const simulatorShelf = (db: Db, serverKey: DataKey, clock: Clock) => ({
  keep: (text: SimulatedText): Promise<void> =>
    keepSimulated(db, seal(serverKey, JSON.stringify(text), CONTEXT), clock.now()),
  /** The newest, oldest first. */
  async read() {
    const rows = await listSimulated(db, SHOWN)
    return rows.reverse().map(({ id, sealed, createdAt }) => ({
      id,
      sentAt: createdAt.toISOString(),
      ...(JSON.parse(open(serverKey, sealed, CONTEXT)) as SimulatedText),
    }))
  },
})
