import { useInfiniteQuery } from '@tanstack/react-query'
import type { SearchAnswer } from '../../../contract/conversations.ts'
import { ApiError, post } from '../../api.ts'
import type { Filters } from './search-filters.tsx'

/** The instant when a calendar day such as `2026-11-20` starts in this time zone, plus `days`. */
function beginOf(date: string, days = 0): string {
  const begin = new Date(`${date}T00:00`)
  begin.setDate(begin.getDate() + days)
  return begin.toISOString()
}

const bodyOf = (query: string, { saidBy, helperId, from, to }: Filters, before: number | null) => ({
  query,
  ...(saidBy ? { saidBy } : {}),
  ...(helperId ? { helperId: Number(helperId) } : {}),
  ...(from ? { from: beginOf(from) } : {}),
  ...(to ? { to: beginOf(to, 1) } : {}),
  ...(before ? { before } : {}),
})

export function useSearchResults(query: string, filters: Filters) {
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: ['/api/conversations/search', query, filters],
    queryFn: ({ pageParam, signal }) =>
      post<SearchAnswer>('/api/conversations/search', bodyOf(query, filters, pageParam), signal),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    // Finds messages sent since the last search, too.
    staleTime: 0,
  })
  return {
    results: data?.pages.flatMap(({ results }) => results),
    error: error instanceof ApiError ? error.text : null,
    isLoading: isPending,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    more: () => void fetchNextPage(),
    retry: () => void refetch(),
  }
}
