import type { Services } from '../../ports.ts'
import { settleLedger } from './sent-store.ts'

/** Has the history say what became of the texts of a planned message. */
export const settleTexted = async (services: Services, deliveryId: string): Promise<void> => {
  await settleLedger(services.db, deliveryId, '', services.clock.now())
}
