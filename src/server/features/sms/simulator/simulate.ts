import { randomUUID } from 'node:crypto'
import type { SimulatedSmsBody, SimulatedSms as StoredSms } from '../../../../contract/sms.ts'
import { SIMULATED_NUMBER } from '../../../../core/sms/sms-options.ts'
import type { SimulatedSms } from '../../../integrations/sms/port.ts'
import { type DataKey, open, seal } from '../../../platform/crypto/vault.ts'
import type { Db } from '../../../platform/db/statement.ts'
import type { Clock, Services, Uses } from '../../../platform/ports/services.ts'
import { parsePhone } from '../../identity/phone/parse-phone.ts'
import { receiveSms } from '../receive-sms.ts'
import { deleteSimulated, findNumbersOf, keepSimulated, listAllSimulated, listSimulated } from './store.ts'

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

const storeOf = ({ db, secrets, clock }: Uses<'secrets' | 'db' | 'clock'>) =>
  simulatorMessages(db, secrets.serverKey, clock)

/** Both directions, oldest first. */
export const readSimulated = (services: Uses<'secrets' | 'db' | 'clock'>): Promise<StoredSms[]> =>
  storeOf(services).read()

/** Comes from a simulated phone. */
export async function receiveSimulated(services: Services, input: SimulatedSmsBody): Promise<void> {
  const from = parsePhone(input.from)
  await storeOf(services).keep({ from, to: SIMULATED_NUMBER, body: input.body })
  await receiveSms(services, {
    id: `simulated-${randomUUID()}`,
    from,
    body: input.body,
    command: null,
    hasMedia: false,
  })
}

export async function forgetSimulated(
  services: Uses<'secrets' | 'db' | 'clock' | 'sms'>,
  userId: number,
): Promise<void> {
  if (!services.sms?.simulated) return
  await storeOf(services).forget(new Set(await findNumbersOf(services.db, userId)))
}
