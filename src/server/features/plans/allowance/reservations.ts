import { ABANDONED_AFTER_MS } from '../../../../core/calls/ceilings.ts'
import type { Reservation } from '../../../../core/plans/allowance.ts'
import type { Db, Queryable } from '../../../platform/db/statement.ts'
import { retryDeadlock } from '../../../platform/db/transaction.ts'
import { runOrRetryAfterOutage } from '../../../platform/outage/retry-after-outage.ts'
import type { Uses } from '../../../platform/ports/services.ts'
import { renewAllowance } from './allowance.ts'
import {
  closeReservations,
  findOpenBefore,
  findReservation,
  isReserved,
  isReservedIn,
  type ReservationPurpose,
  reserve,
  reserveAll,
} from './store.ts'

/** Runs `attempt`, a transaction, and again after renewing the allowance if its period was over; null if none is left. */
export async function inCurrentPeriod<Taken>(
  services: Uses<'db' | 'clock'>,
  userId: number,
  attempt: () => Promise<Taken | null>,
): Promise<Taken | null> {
  // Messages that a person sends at once wait for each other's account.
  const run = () => retryDeadlock(attempt)
  return (await run()) ?? ((await renewAllowance(services, userId)) ? run() : null)
}

/** Null when none is left. Fails with UNIQUE_VIOLATION while one is reserved for the same purpose. */
export const reserveMessage = (
  services: Uses<'db' | 'clock'>,
  userId: number,
  purpose: ReservationPurpose = {},
): Promise<Reservation | null> =>
  inCurrentPeriod(services, userId, () => reserve(services.db, userId, purpose, services.clock.now()))

/** Returns the earlier reservation if there is one; null if no message is left. */
export async function reservePlanned(
  services: Uses<'db' | 'clock'>,
  userId: number,
  scheduleId: number,
): Promise<Reservation | null> {
  return (await findReservation(services.db, scheduleId)) ?? reserveMessage(services, userId, { scheduleId })
}

/** As many as given, all or none, in a transaction that has locked the account; null if fewer are left. */
export const reserveMessages = (
  { clock }: Uses<'clock'>,
  tx: Queryable,
  userId: number,
  count: number,
): Promise<Reservation[] | null> => reserveAll(tx, userId, count, clock.now())

/** Whether any process is writing the reply to a message. */
export const isReplyReserved = ({ db }: Uses<'db'>, messageId: number): Promise<boolean> => isReserved(db, messageId)

/** Whether a reply in a conversation is in progress; with `reservationId`, only replies reserved before that count. */
export const isReplyReservedIn = (
  on: Pick<Db, 'select'>,
  helperId: number,
  reservationId = Number.MAX_SAFE_INTEGER,
): Promise<boolean> => isReservedIn(on, helperId, reservationId)

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

/** For work that fails: `work.catch((error) => releaseAndThrow(services, reservation, error))`. */
export async function releaseAndThrow(
  services: Uses<'db' | 'clock' | 'log' | 'replies'>,
  reservation: Reservation | null,
  error: unknown,
): Promise<never> {
  await releaseReservation(services, reservation)
  throw error
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
