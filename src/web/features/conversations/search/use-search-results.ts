import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { SearchAnswer } from '../../../../contract/conversations.ts'
import { knownZone } from '../../../../core/time/dates.ts'
import { ApiError, post } from '../../../api.ts'
import { type Filters, isBackwards } from './search-filters.tsx'

const DAY_MS = 86_400_000

/** What the clocks of a zone show, as if it were UTC. */
const clockIn = (timeZone: string, instant: number): number =>
  Date.parse(`${new Date(instant).toLocaleString('sv-SE', { timeZone: knownZone(timeZone) }).replace(' ', 'T')}Z`)

/**
 * The instant when a calendar day such as `2026-11-20` begins in an IANA zone, plus `days`.
 * `core/time/zone-time.ts` needs Temporal, which not every browser has.
 */
export function startOfDay(date: string, timeZone: string, days = 0): string {
  const shown = Date.parse(date) + days * DAY_MS
  const near = shown - (clockIn(timeZone, shown) - shown)
  // The zone may change its clocks in between.
  return new Date(near - (clockIn(timeZone, near) - shown)).toISOString()
}

const bodyOf = (query: string, { saidBy, helperId, from, to }: Filters, timeZone: string, before: number | null) => ({
  query,
  ...(saidBy ? { saidBy } : {}),
  ...(helperId ? { helperId: Number(helperId) } : {}),
  ...(from ? { from: startOfDay(from, timeZone) } : {}),
  ...(to ? { to: startOfDay(to, timeZone, 1) } : {}),
  ...(before ? { before } : {}),
})

export function useSearchResults(query: string, filters: Filters, timeZone: string) {
  const { data, error, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: ['/api/conversations/search', query, filters, timeZone],
    queryFn: ({ pageParam, signal }) =>
      post<SearchAnswer>('/api/conversations/search', bodyOf(query, filters, timeZone, pageParam), signal),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    enabled: query !== '' && !isBackwards(filters),
    // Results stay while the next letter is searched for.
    placeholderData: keepPreviousData,
    // Finds messages sent since the last search, too.
    staleTime: 0,
  })
  return {
    results: data?.pages.flatMap(({ results }) => results),
    error: error instanceof ApiError ? error.text : null,
    isSearching: isFetching && !isFetchingNextPage,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    more: () => void fetchNextPage(),
    retry: () => void refetch(),
  }
}
