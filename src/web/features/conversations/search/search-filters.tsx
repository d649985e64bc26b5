import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { ConversationSummary, SearchAnswer } from '../../../../contract/conversations.ts'
import { knownZone } from '../../../../core/time/dates.ts'
import { DAY_MS } from '../../../../core/time/durations.ts'
import { ApiError, post } from '../../../api.ts'
import { Select } from '../../../ui/fields/select.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'

/** Values of the filter fields; an empty string matches everything. */
export interface Filters {
  saidBy: string
  helperId: string
  from: string
  to: string
}

export const NO_FILTERS: Filters = { saidBy: '', helperId: '', from: '', to: '' }

export const isFiltered = (filters: Filters): boolean => Object.values(filters).some(Boolean)

/** No message can be on or after the first day and on or before the last. */
export const isBackwards = ({ from, to }: Filters): boolean => from !== '' && to !== '' && to < from

interface SearchFiltersProps {
  filters: Filters
  onChange(filters: Filters): void
  /** Null: one conversation alone is searched. */
  conversations: readonly ConversationSummary[] | null
}

export function SearchFilters({ filters, onChange, conversations }: SearchFiltersProps) {
  const field = (name: keyof Filters) => ({
    value: filters[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...filters, [name]: target.value }),
  })
  const used = Object.values(filters).filter(Boolean).length
  return (
    <details className="rounded-card px-3">
      <summary className="flex min-h-11 cursor-pointer items-center text-sm text-ink-soft hover:text-ink">
        Filters{used > 0 && ` (${used})`}
      </summary>
      <div className="grid grid-cols-2 gap-3 pb-3">
        <Select label="Said by" {...field('saidBy')}>
          <option value="">Anyone</option>
          <option value="person">You</option>
          <option value="helper">A helper</option>
        </Select>
        {conversations && (
          <Select label="Conversation" {...field('helperId')}>
            <option value="">All</option>
            {conversations.map(({ helperId, name }) => (
              <option key={helperId} value={helperId}>
                {name}
              </option>
            ))}
          </Select>
        )}
        <TextField
          label="From"
          className="lg:col-span-2"
          type="date"
          max={filters.to || undefined}
          {...field('from')}
        />
        <TextField
          label="To"
          className="lg:col-span-2"
          type="date"
          min={filters.from || undefined}
          error={isBackwards(filters) ? 'This day is before “From”. Please choose a later one.' : undefined}
          {...field('to')}
        />
      </div>
    </details>
  )
}

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
