import { randomUUID } from 'node:crypto'
import { SIMULATED_NUMBER } from '../../../core/sms/sms-options.ts'
import { AppError } from '../../platform/errors/errors.ts'
import type { SimulatedSms, Sms } from './port.ts'

interface SimulatorStore {
  keep(text: SimulatedSms): Promise<void>
}

const noCalls = (): never => {
  throw new AppError(404, 'not_found', 'The simulator has no provider that could call.')
}

/** Stands in for a provider during development: every message arrives on a page. */
export const createSimulatorSms = (store: SimulatorStore): Sms => ({
  simulated: true,
  number: SIMULATED_NUMBER,
  async send({ to, body }) {
    await store.keep({ from: SIMULATED_NUMBER, to, body })
    return { id: `simulated-${randomUUID()}`, delivered: true }
  },
  sentTo: async () => [],
  readInbound: noCalls,
  readReport: noCalls,
})
