import { queryOptions } from '@tanstack/react-query'
import type { CalendarLink, PlannedMessage, Upcoming } from '../../../../contract/upcoming.ts'
import { get, queryOf } from '../../../api.ts'

const LONGEST_WAIT_MS = 3_600_000
/** What is due has been delivered by then. */
const AFTERWARDS_MS = 3000

/** Until the first message has come. */
function waitFor(first: PlannedMessage | undefined): number {
  const wait = first ? Date.parse(first.plannedFor) - Date.now() : LONGEST_WAIT_MS
  return Math.min(LONGEST_WAIT_MS, Math.max(0, wait) + AFTERWARDS_MS)
}

/** `helperId` null: of every helper. */
export const upcomingOf = (helperId: number | null) =>
  queryOptions({
    queryKey: ['/api/upcoming', helperId],
    queryFn: ({ signal }) => get<Upcoming>(`/api/upcoming${helperId === null ? '' : `?helperId=${helperId}`}`, signal),
    // People open it to see what is ahead now.
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data ? waitFor(state.data.messages[0]) : false),
  })

export const calendarLink = queryOf<CalendarLink>('/api/calendar-link')
