import { REASONS } from '../../../core/scheduling/delivery-rules.ts'
import type { Services } from '../../platform/ports/services.ts'
import { settleHistory } from './store-outbound.ts'

/** Updates the history with the outcome of a planned message's SMS parts, and why one failed. */
export async function settleSmsDelivery(
  services: Pick<Services, 'db' | 'clock'>,
  deliveryId: number,
  reason = '',
): Promise<void> {
  await settleHistory(services.db, { deliveryId, reason, now: services.clock.now(), unknown: REASONS.unknown })
}
