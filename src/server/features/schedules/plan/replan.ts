import { isDeepStrictEqual } from 'node:util'
import { assignPositions } from '../../../../core/scheduling/assign-positions.ts'
import { REASONS, restDaysAfter } from '../../../../core/scheduling/delivery-rules.ts'
import { writesFirst } from '../../../../core/scheduling/mute.ts'
import { planNext } from '../../../../core/scheduling/planner.ts'
import type { SlotPosition } from '../../../../core/scheduling/slots.ts'
import { dayAt } from '../../../../core/time/zone-time.ts'
import { inTransaction, lockAccount } from '../../../platform/db/transaction.ts'
import type { Uses } from '../../../platform/ports/services.ts'
import { notifyClients } from '../../notifications/live/notify-clients.ts'
import { plannedTimeOf } from '../follow-ups/present-follow-up.ts'
import {
  cancelPlans,
  clearStalePlans,
  type HelperPlan,
  lockStaleOwners,
  type PlanRow,
  readPlans,
  savePlaces,
  savePlans,
  type Tx,
} from '../store.ts'
import { deleteWithdrawn, readAccepted, saveMoved, saveSingles } from './store.ts'

/** The next time of a helper after `after`, in milliseconds. `last` is its last planned time that is over. */
export const nextTimeOf = (row: PlanRow, after: Date, last: Date | null, unanswered = row.unanswered): number =>
  planNext(row, {
    timeZone: row.timeZone,
    quiet: { start: row.quietHoursStart, end: row.quietHoursEnd },
    seed: row.helperId,
    group: row.userId,
    place: row.place,
    createdAt: row.createdAt.getTime(),
    after: Math.max(after.getTime(), row.mutedUntil?.getTime() ?? 0),
    last: last?.getTime() ?? null,
    restDays: restDaysAfter(unanswered),
    exceptions: row.exceptions ?? [],
  })

interface PositionedRow extends HelperPlan {
  placeBefore: SlotPosition | null
}

function assignForOwner(rows: readonly HelperPlan[]): PositionedRow[] {
  const [{ quietHoursStart: start, quietHoursEnd: end } = { quietHoursStart: 0, quietHoursEnd: 0 }] = rows
  const members = rows.map((row) => ({ helperId: row.helperId, schedule: row, place: row.place }))
  const places = assignPositions(members, { start, end })
  return rows.map((row) => ({ ...row, placeBefore: row.place, place: places.get(row.helperId) ?? null }))
}

const assignForOwners = (rows: readonly HelperPlan[]): PositionedRow[] =>
  [...Map.groupBy(rows, ({ userId }) => userId).values()].flatMap(assignForOwner)

const changedPositions = (rows: readonly PositionedRow[]): PositionedRow[] =>
  rows.filter(({ place, placeBefore }) => !isDeepStrictEqual(place, placeBefore))

/** Gives what was moved, and each accepted follow-up, its planned message; takes those of other follow-ups away. */
async function planSingles(tx: Tx, helperIds: number[], now: Date): Promise<void> {
  await saveMoved(tx, { helpers: helperIds, now })
  await deleteWithdrawn(tx, { helpers: helperIds })
  const rows = await readAccepted(tx, helperIds)
  const planned = rows.map(({ id, kind, helperId, userId, timeZone, ...row }) => ({
    followUpId: id,
    helperId,
    userId,
    time: plannedTimeOf(row, timeZone, now).getTime(),
    timeZone,
    metadata: { kind, followUpId: id },
  }))
  await saveSingles(tx, planned, now)
}

/** True if it would otherwise lose that day's message, because its new time has passed. */
function keepsTimeToday(row: PositionedRow, time: number, now: Date): boolean {
  const { plannedTime, timeZone } = row
  if (plannedTime === null || dayAt(time, timeZone) <= dayAt(plannedTime.getTime(), timeZone)) return false
  return nextTimeOf({ ...row, place: row.placeBefore }, now, row.lastTime) === plannedTime.getTime()
}

const AT_ONCE = 500

interface Plan {
  row: PositionedRow
  time: number
}

function planOf(services: Uses<'log'>, row: PositionedRow, now: Date): Plan[] {
  try {
    const time = nextTimeOf(row, now, row.lastTime)
    return keepsTimeToday(row, time, now) ? [] : [{ row, time }]
  } catch (cause) {
    services.log.error({ err: cause, helper: row.helperId }, 'the next message of a helper could not be planned')
    return []
  }
}

/** Plans the helpers of locked accounts whose plan is out of date or whose place has changed. */
async function replanOwners(tx: Tx, services: Uses<'log'>, users: number[], now: Date): Promise<PositionedRow[]> {
  const rows = assignForOwners(await readPlans(tx, users))
  const moved = changedPositions(rows)
  const helpersOf = (some: readonly PositionedRow[]): number[] => some.map(({ helperId }) => helperId)
  if (moved.length > 0)
    await savePlaces(
      tx,
      moved.map(({ helperId, place }) => ({ helperId, place })),
    )
  const touched = rows.filter((row) => row.isStale || moved.includes(row))
  const plans = touched.filter(writesFirst).flatMap((row) => planOf(services, row, now))
  const paused = touched.filter((row) => !row.active)
  const muted = touched.filter((row) => row.active && !writesFirst(row))
  if (plans.length > 0)
    await savePlans(tx, {
      helpers: plans.map(({ row }) => row.helperId),
      users: plans.map(({ row }) => row.userId),
      times: plans.map(({ time }) => time),
      zones: plans.map(({ row }) => row.timeZone),
      now,
    })
  if (paused.length > 0) await cancelPlans(tx, helpersOf(paused), REASONS.paused, now)
  if (muted.length > 0) await cancelPlans(tx, helpersOf(muted), REASONS.muted, now)
  if (touched.length > 0) {
    await planSingles(tx, helpersOf(touched), now)
    await clearStalePlans(tx, helpersOf(touched))
  }
  return touched
}

async function replan(services: Uses<'db' | 'clock' | 'log' | 'signals'>, userId: number | null): Promise<number> {
  const now = services.clock.now()
  const [owners, touched] = await inTransaction(services.db, async (tx) => {
    const held = userId === null ? await lockStaleOwners(tx, AT_ONCE) : await lockAccount(tx, userId)
    const users = held.map((row) => row.userId)
    return [users.length, await replanOwners(tx, services, users, now)] as const
  })
  await notifyClients(
    services,
    [...new Set(touched.map((row) => row.userId))].map((id) => ({ userId: id, messageId: 0 })),
  )
  return owners
}

/** Plans helpers that any process created or changed and nobody has planned yet. */
export async function replanStale(services: Uses<'db' | 'clock' | 'log' | 'signals'>): Promise<void> {
  while ((await replan(services, null)) > 0);
}

/** Plans the helpers of an account that are marked, without waiting for the next sweep. */
export async function planMarked(services: Uses<'db' | 'clock' | 'log' | 'signals'>, userId: number): Promise<void> {
  await replan(services, userId)
}
