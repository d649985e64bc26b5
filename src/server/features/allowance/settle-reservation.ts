import type { Services } from '../../ports/services.ts'
import { nowOrWhenBack } from '../../when-back.ts'
import { releaseEntriesBefore, releaseEntry, spendEntry } from './store.ts'

/** Longer than any reply may take: a reservation that is older belongs to a process that died. */
const ABANDONED_AFTER_MS = 5 * 60_000

/** Spends the message that was reserved for a reply; in an outage, once that is over. */
export async function spendReservation(services: Services, entryId: number): Promise<void> {
  await nowOrWhenBack(services, 'a payment', () => spendEntry(services.db, entryId, services.clock.now()))
}

/** Gives back the message that was reserved for a reply that did not come; in an outage, once that is over. */
export async function releaseReservation(services: Services, entryId: number | null): Promise<void> {
  if (entryId === null) return
  await nowOrWhenBack(services, 'a reservation', () => releaseEntry(services.db, entryId, services.clock.now()))
}

/** Gives back what processes that died had reserved. With `all`, every open reservation: no other process can hold one. */
export async function releaseAbandonedReservations(services: Services, { all }: { all: boolean }): Promise<void> {
  const now = services.clock.now()
  const before = all ? now : new Date(now.getTime() - ABANDONED_AFTER_MS)
  const [row] = await releaseEntriesBefore(services.db, before, now)
  if (row && row.released > 0) services.log.info({ released: row.released }, 'gave back abandoned reservations')
}
