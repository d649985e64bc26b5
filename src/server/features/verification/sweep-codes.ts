import type { Services } from '../../ports.ts'
import { deleteOldCodes } from './store.ts'

/** Removes codes that are over. */
export async function sweepCodes(services: Services): Promise<void> {
  await deleteOldCodes(services.db, services.clock.now())
}
