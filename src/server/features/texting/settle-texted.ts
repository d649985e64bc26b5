import { REASONS } from '../../../core/delivery-rules.ts'
import type { Services } from '../../ports.ts'
import { settleLedger } from './sent-store.ts'

/** Has the history say what became of the texts of a planned message, and why where one of them failed. */
export async function settleTexted(services: Services, deliveryId: string, reason = ''): Promise<void> {
  await settleLedger(services.db, deliveryId, reason, services.clock.now(), REASONS.unknown)
}
