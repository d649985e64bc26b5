import { randomUUID } from 'node:crypto'
import type { SimulatedSms, SimulatedSmsBody } from '../../../contract/sms-webhooks.ts'
import { SIMULATED_NUMBER } from '../../../core/sms/sms-options.ts'
import type { Services } from '../../platform/ports/services.ts'
import { parsePhone } from '../identity/phone/parse-phone.ts'
import { receiveSms } from './receive-sms.ts'
import { simulatorMessages } from './simulator-messages.ts'
import { findNumbersOf } from './store-simulator.ts'

const storeOf = ({ db, secrets, clock }: Pick<Services, 'secrets' | 'db' | 'clock'>) =>
  simulatorMessages(db, secrets.serverKey, clock)

/** Both directions, oldest first. */
export const readSimulated = (services: Pick<Services, 'secrets' | 'db' | 'clock'>): Promise<SimulatedSms[]> =>
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
  services: Pick<Services, 'secrets' | 'db' | 'clock' | 'sms'>,
  userId: number,
): Promise<void> {
  if (!services.sms?.simulated) return
  await storeOf(services).forget(new Set(await findNumbersOf(services.db, userId)))
}
