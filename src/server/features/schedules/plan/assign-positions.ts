import { isDeepStrictEqual } from 'node:util'
import { assignPositions } from '../../../../core/scheduling/assign-positions.ts'
import type { SlotPosition } from '../../../../core/scheduling/slot-positions.ts'
import type { HelperPlan } from '../store.ts'

export interface PositionedRow extends HelperPlan {
  placeBefore: SlotPosition | null
}

function assignForOwner(rows: readonly HelperPlan[]): PositionedRow[] {
  const [{ quietHoursStart: start, quietHoursEnd: end } = { quietHoursStart: 0, quietHoursEnd: 0 }] = rows
  const members = rows.map((row) => ({ helperId: row.helperId, schedule: row, place: row.place }))
  const places = assignPositions(members, { start, end })
  return rows.map((row) => ({ ...row, placeBefore: row.place, place: places.get(row.helperId) ?? null }))
}

export const assignForOwners = (rows: readonly HelperPlan[]): PositionedRow[] =>
  [...Map.groupBy(rows, ({ userId }) => userId).values()].flatMap(assignForOwner)

export const changedPositions = (rows: readonly PositionedRow[]): PositionedRow[] =>
  rows.filter(({ place, placeBefore }) => !isDeepStrictEqual(place, placeBefore))
