import type { Queryable } from '../../db/statement.ts'
import type { Services } from '../../ports/services.ts'
import { nowOrWhenBack } from '../../when-back.ts'
import { findOpenBefore, settle } from './store.ts'

/** Longer than any reply may take: a reservation that is older belongs to a process that died. */
const ABANDONED_AFTER_MS = 5 * 60_000

export interface Written {
  messageId: number
  /** Does the message cost what was reserved for it? If not, that is given back. */
  isPaid: boolean
  now: Date
}

/** Settles what was reserved for a message, in the transaction that saves it; null: nothing was. */
export async function settleReservation(
  tx: Queryable,
  reservationId: number | null,
  { messageId, isPaid, now }: Written,
): Promise<void> {
  if (reservationId === null) return
  await settle(tx, [reservationId], { state: isPaid ? 'spent' : 'released', messageId, now })
}

/** Spends what was reserved for a reply that is stored nowhere; in an outage, once that is over. */
export async function spendReservation(
  services: Pick<Services, 'db' | 'clock' | 'log' | 'replies'>,
  reservationId: number,
): Promise<void> {
  const spend = () => settle(services.db, [reservationId], { state: 'spent', now: services.clock.now() })
  await nowOrWhenBack(services, 'a payment', spend)
}

/** Gives back what was reserved for a reply that did not come; in an outage, once that is over. */
export async function releaseReservation(
  services: Pick<Services, 'db' | 'clock' | 'log' | 'replies'>,
  reservationId: number | null,
): Promise<void> {
  if (reservationId === null) return
  const release = () => settle(services.db, [reservationId], { state: 'released', now: services.clock.now() })
  await nowOrWhenBack(services, 'a reservation', release)
}

/** Gives back what processes that died had reserved. With `all`, every open reservation: no other process can hold one. */
export async function releaseAbandonedReservations(
  { db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>,
  { all }: { all: boolean },
): Promise<void> {
  const now = clock.now()
  const abandoned = await findOpenBefore(db, all ? now : new Date(now.getTime() - ABANDONED_AFTER_MS))
  if (abandoned.length === 0) return
  const released = await settle(db, abandoned, { state: 'released', now })
  if (released > 0) log.info({ released }, 'gave back abandoned reservations')
}
