import type { Services } from '../../../platform/ports/services.ts'
import { findMessagesOf } from './store.ts'

/** Whether a reservation counts nothing, because the person's own model was to reply when it was made. */
export const isUncountedReservation = async (
  { db }: Pick<Services, 'db'>,
  reservationId: number | null,
): Promise<boolean> => reservationId !== null && (await findMessagesOf(db, reservationId)) === 0
