import { restDaysAfter } from '../../../../core/scheduling/delivery-rules.ts'
import { planNext } from '../../../../core/scheduling/planner.ts'
import type { PlanRow } from '../store.ts'

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
