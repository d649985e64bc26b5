import { REASONS } from '../../../core/scheduling/delivery-rules.ts'
import type { Services } from '../../ports/services.ts'
import { settleLedger } from './store-outbound.ts'

/** Has the history say what became of the texts of a planned message, and why where one of them failed. */
export async function settleSmsDelivery(
  services: Pick<Services, 'db' | 'clock'>,
  deliveryId: number,
  reason = '',
): Promise<void> {
  await settleLedger(services.db, { deliveryId, reason, now: services.clock.now(), unknown: REASONS.unknown })
}
