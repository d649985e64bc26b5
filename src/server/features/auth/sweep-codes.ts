import type { Services } from '../../ports/services.ts'
import { deleteOldCodes } from './store-codes.ts'

/** Removes codes that are over. */
export async function sweepCodes(services: Services): Promise<void> {
  await deleteOldCodes(services.db, services.clock.now())
}
