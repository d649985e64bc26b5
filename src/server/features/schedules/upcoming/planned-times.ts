import type { PlannedMessage } from '../../../../contract/upcoming.ts'
import { isMuted, writesFirst } from '../../../../core/scheduling/mute.ts'
import { SHOWN_DAYS, timesUntil } from '../../../../core/scheduling/planned-times.ts'
import { nextTimeOf } from '../plan/plan-next.ts'
import type { PlannedHelper } from './store.ts'

const DAY_MS = 86_400_000

export const shownUntil = (now: Date): Date => new Date(now.getTime() + SHOWN_DAYS * DAY_MS)

function firstTime(row: PlannedHelper, now: Date): number | null {
  if (row.open) return row.open.at
  try {
    return nextTimeOf(row, now, row.lastTime)
  } catch {
    return null
  }
}

/** When a helper writes by its habits in the time that is shown: its open message, and what the planner would add. */
export function routineTimes(row: PlannedHelper, now: Date): number[] {
  if (!writesFirst(row)) return []
  const next = (time: number): number => nextTimeOf(row, new Date(time), new Date(time))
  return timesUntil(firstTime(row, now), next, shownUntil(now).getTime())
}

/** Why nothing would come of a message at an instant, as things are now. `isAsked`: the person asked for it. */
export function heldBackAt(row: PlannedHelper, at: Date, isAsked: boolean): PlannedMessage['heldBack'] {
  if (row.isSuspended) return 'suspended'
  if (!row.active) return 'paused'
  if (!isAsked && isMuted(row.mutedUntil, at)) return 'muted'
  if (!isAsked && row.careUntil !== null && at < row.careUntil) return 'care'
  return row.usedUpUntil !== null && at < row.usedUpUntil ? 'allowance' : null
}
