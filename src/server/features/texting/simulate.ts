import { randomUUID } from 'node:crypto'
import type { SimulatedText, SimulatedTextBody } from '../../../contract/texts.ts'
import { SIMULATED_NUMBER } from '../../../core/texting-options.ts'
import type { Services } from '../../ports.ts'
import { parsePhone } from '../verification/parse-phone.ts'
import { hearText } from './hear-text.ts'
import { simulatorShelf } from './simulator-shelf.ts'
import { findNumbersOf } from './simulator-store.ts'

const shelfOf = ({ db, serverKey, clock }: Services) => simulatorShelf(db, serverKey, clock)

/** The newest texts of the simulator, both ways, oldest first. */
export const readSimulated = (services: Services): Promise<SimulatedText[]> => shelfOf(services).read()

/** A text from a phone that is only played. */
export async function hearSimulated(services: Services, input: SimulatedTextBody): Promise<void> {
  const from = parsePhone(input.from)
  await shelfOf(services).keep({ from, to: SIMULATED_NUMBER, body: input.body })
  await hearText(services, { id: `simulated-${randomUUID()}`, from, body: input.body, answered: false })
}

/** Forgets what was texted to and from a person, before their account goes. */
export async function forgetSimulated(services: Services, userId: number): Promise<void> {
  if (!services.sms?.simulated) return
  const rows = await findNumbersOf(services.db, userId)
  await shelfOf(services).forget(new Set(rows.map(({ number }) => number)))
}
