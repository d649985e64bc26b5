import type { Reservation } from '../../../../core/plans/allowance.ts'
import { ABANDONED_AFTER_MS } from '../../../../core/usage/model-calls.ts'
import type { Queryable } from '../../../platform/db/statement.ts'
import { runOrRetryAfterOutage } from '../../../platform/outage/retry-after-outage.ts'
import type { Uses } from '../../../platform/ports/services.ts'
import { closeReservations, findOpenBefore } from './store.ts'

export interface WrittenMessage {
  messageId: number
  /** Whether the message costs its reservation, which is released otherwise. */
  isPaid: boolean
  now: Date
}

/** Closes a message's reservation, in the transaction that saves it; null if it has none. */
export async function closeReservation(
  tx: Queryable,
  reservationId: number | null,
  { messageId, isPaid, now }: WrittenMessage,
): Promise<void> {
  if (reservationId === null) return
  await closeReservations(tx, [reservationId], { state: isPaid ? 'spent' : 'released', messageId, now })
}

/** Spends the reservation of a reply that is not stored; during an outage, once it is over. */
export async function spendReservation(
  services: Uses<'db' | 'clock' | 'log' | 'replies'>,
  reservation: Reservation,
): Promise<void> {
  const spend = () => closeReservations(services.db, [reservation.id], { state: 'spent', now: services.clock.now() })
  await runOrRetryAfterOutage(services, 'a payment', spend)
}

/** Releases the reservation of a failed reply; during an outage, once it is over. */
export async function releaseReservation(
  services: Uses<'db' | 'clock' | 'log' | 'replies'>,
  reservation: Reservation | null,
): Promise<void> {
  if (reservation === null) return
  const release = () =>
    closeReservations(services.db, [reservation.id], { state: 'released', now: services.clock.now() })
  await runOrRetryAfterOutage(services, 'a reservation', release)
}

/** What `work` returns. Releases the reservation if it fails. */
export async function releaseOnFailure<Result>(
  services: Uses<'db' | 'clock' | 'log' | 'replies'>,
  reservation: Reservation | null,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    await releaseReservation(services, reservation)
    throw error
  }
}

/** Releases reservations of dead processes. With `all`, every open one, as no other process can hold any. */
export async function releaseAbandonedReservations(
  { db, clock, log }: Uses<'db' | 'clock' | 'log'>,
  { all }: { all: boolean },
): Promise<void> {
  const now = clock.now()
  const abandoned = await findOpenBefore(db, all ? now : new Date(now.getTime() - ABANDONED_AFTER_MS))
  if (abandoned.length === 0) return
  const released = await closeReservations(db, abandoned, { state: 'released', now })
  if (released > 0) log.info({ released }, 'released abandoned reservations')
}
