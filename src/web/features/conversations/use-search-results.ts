import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { SearchAnswer } from '../../../contract/conversations.ts'
import { ApiError, post } from '../../api.ts'
import { beginOfDay } from './begin-of-day.ts'
import { type Filters, isBackwards } from './search-filters.tsx'

const bodyOf = (query: string, { saidBy, helperId, from, to }: Filters, timeZone: string, before: number | null) => ({
  query,
  ...(saidBy ? { saidBy } : {}),
  ...(helperId ? { helperId: Number(helperId) } : {}),
  ...(from ? { from: beginOfDay(from, timeZone) } : {}),
  ...(to ? { to: beginOfDay(to, timeZone, 1) } : {}),
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
