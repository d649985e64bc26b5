import { isDeepStrictEqual } from 'node:util'
import { seatHelpers } from '../../../core/scheduling/assign-places.ts'
import type { Place } from '../../../core/scheduling/slot-places.ts'
import type { StaleRow } from './store.ts'

/** A helper with its new place and its previous one. */
export interface Seated extends StaleRow {
  placeBefore: Place | null
}

function seatOwner(rows: readonly StaleRow[]): Seated[] {
  const [{ quietHoursStart: start, quietHoursEnd: end } = { quietHoursStart: 0, quietHoursEnd: 0 }] = rows
  const members = rows.map((row) => ({ helperId: row.helperId, active: row.active, habits: row, place: row.place }))
  const places = seatHelpers(members, { start, end })
  return rows.map((row) => ({ ...row, placeBefore: row.place, place: places.get(row.helperId) ?? null }))
}

/** Assigns places to all helpers of some accounts. */
export const seatOwners = (rows: readonly StaleRow[]): Seated[] =>
  [...Map.groupBy(rows, ({ userId }) => userId).values()].flatMap(seatOwner)

export const changedPlaces = (rows: readonly Seated[]): Seated[] =>
  rows.filter(({ place, placeBefore }) => !isDeepStrictEqual(place, placeBefore))
