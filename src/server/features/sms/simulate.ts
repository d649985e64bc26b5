import { randomUUID } from 'node:crypto'
import type { SimulatedSms, SimulatedTextBody } from '../../../contract/texts.ts'
import { SIMULATED_NUMBER } from '../../../core/sms/sms-options.ts'
import type { Services } from '../../ports/services.ts'
import { parsePhone } from '../auth/parse-phone.ts'
import { receiveSms } from './receive-sms.ts'
import { simulatorMessages } from './simulator-messages.ts'
import { findNumbersOf } from './store-simulator.ts'

const shelfOf = ({ db, secrets, clock }: Pick<Services, 'secrets' | 'db' | 'clock'>) =>
  simulatorMessages(db, secrets.serverKey, clock)

/** The simulator's newest messages in both directions, oldest first. */
export const readSimulated = (services: Pick<Services, 'secrets' | 'db' | 'clock'>): Promise<SimulatedSms[]> =>
  shelfOf(services).read()

/** A message from a simulated phone. */
export async function hearSimulated(services: Services, input: SimulatedTextBody): Promise<void> {
  const from = parsePhone(input.from)
  await shelfOf(services).keep({ from, to: SIMULATED_NUMBER, body: input.body })
  await receiveSms(services, { id: `simulated-${randomUUID()}`, from, body: input.body, answered: false })
}

/** Deletes a person's simulated messages before their account. */
export async function forgetSimulated(
  services: Pick<Services, 'secrets' | 'db' | 'clock' | 'sms'>,
  userId: number,
): Promise<void> {
  if (!services.sms?.simulated) return
  await shelfOf(services).forget(new Set(await findNumbersOf(services.db, userId)))
}
