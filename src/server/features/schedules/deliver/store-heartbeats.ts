import { and, gt, inArray, or, sql } from 'drizzle-orm'
import type { Heartbeats } from '../../../../core/scheduling/outage.ts'
import type { Db, Transaction } from '../../../platform/db/statement.ts'
import { heartbeats } from '../../../platform/db/tables/admin.ts'
import { emailOutbox } from '../../../platform/db/tables/auth.ts'
import { helpers } from '../../../platform/db/tables/helpers.ts'
import {
  deliveries,
  pushDeliveries,
  pushSubscriptions,
  messageSchedules as schedules,
} from '../../../platform/db/tables/schedules.ts'
import { isPending } from '../store.ts'

/** When workers ran: `ran` is the last record; the others are the start and the end of the last gap. */
const NAMES = { ran: 'worker', awayFrom: 'away from', awayUntil: 'away until' } as const
const NEVER = new Date(0)

const save = (tx: Transaction, name: string, at: Date) =>
  tx.insert(heartbeats).values({ name, at }).onConflictDoUpdate({ target: heartbeats.name, set: { at } })

/** Locked until the transaction ends. `null` if there was none. */
export async function lockHeartbeat(tx: Transaction): Promise<Date | null> {
  const [note] = await tx
    .insert(heartbeats)
    .values({ name: NAMES.ran, at: NEVER })
    .onConflictDoUpdate({ target: heartbeats.name, set: { at: sql`${heartbeats.at}` } })
    .returning({ at: heartbeats.at })
  return note && note.at > NEVER ? note.at : null
}

export const saveHeartbeat = (tx: Transaction, now: Date) => save(tx, NAMES.ran, now)

/** Only the last one is kept. */
export async function saveDowntime(tx: Transaction, from: Date, until: Date): Promise<void> {
  await save(tx, NAMES.awayFrom, from)
  await save(tx, NAMES.awayUntil, until)
}

export async function readHeartbeats(db: Pick<Db, 'select'>): Promise<Heartbeats> {
  const rows = await db.select({ name: heartbeats.name, at: heartbeats.at }).from(heartbeats)
  const at = (wanted: string): Date | null => rows.find(({ name }) => name === wanted)?.at ?? null
  return { ranAt: at(NAMES.ran), awayFrom: at(NAMES.awayFrom), awayUntil: at(NAMES.awayUntil) }
}

/** Marks plans for replanning if they were made by a clock that ran ahead, or lie too far ahead. */
export async function replanFuture(tx: Transaction, now: Date, farthest: Date): Promise<void> {
  const isAhead = or(gt(schedules.createdAt, now), gt(schedules.scheduledTime, farthest))
  const ahead = tx.select({ id: schedules.helperId }).from(schedules).where(and(isPending, isAhead))
  await tx.update(helpers).set({ needsPlan: true }).where(inArray(helpers.id, ahead))
}

/** Retries at once what waits in the outboxes longer than any regular pause. */
export async function retryOutboxesNow(tx: Transaction, now: Date, farthest: Date): Promise<void> {
  const isOpen = inArray(deliveries.status, ['pending', 'sending'])
  await tx
    .update(deliveries)
    .set({ dueAt: now })
    .where(and(isOpen, gt(deliveries.dueAt, farthest)))
  await tx.update(pushDeliveries).set({ dueAt: now }).where(gt(pushDeliveries.dueAt, farthest))
  await tx.update(pushSubscriptions).set({ retryAt: null }).where(gt(pushSubscriptions.retryAt, farthest))
  await tx.update(emailOutbox).set({ dueAt: now }).where(gt(emailOutbox.dueAt, farthest))
}
