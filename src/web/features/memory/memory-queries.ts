import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Memories, MemoryDetail, Profile, RememberedAnswer } from '../../../contract/memory.ts'
import { get } from '../../api.ts'
import { ALL_MEMORIES, PROFILE, REMEMBERED } from '../../refetch.ts'

/** Empty strings match everything. */
export interface MemoryFilters {
  search: string
  helperId: string
  kind: string
  category: string
  state: 'current' | 'superseded' | 'all'
}

export const NO_FILTERS: MemoryFilters = { search: '', helperId: '', kind: '', category: '', state: 'current' }
const PAGE = 50

/** Whether a filter is set. Hiding superseded memories is none: they are forgotten along with the current ones. */
export const isFiltered = ({ state, ...others }: MemoryFilters): boolean =>
  state === 'superseded' || Object.values(others).some((value) => value !== '')

// Helpers keep learning, so every view asks the server again, and so does a return to the window.
const fresh = { staleTime: 0, refetchOnWindowFocus: true }

export const memoryQueries = {
  /** A page of the list; `after` is the `next` of the page before, empty for the first. */
  list: (filters: MemoryFilters, after: string) => {
    const given = Object.entries({ ...filters, after }).filter(([, value]) => value !== '')
    const query = new URLSearchParams([...given, ['limit', String(PAGE)]])
    return queryOptions({
      queryKey: [...ALL_MEMORIES, 'list', filters, after],
      queryFn: ({ signal }) => get<Memories>(`/api/memories?${query}`, signal),
      placeholderData: keepPreviousData,
      ...fresh,
    })
  },
  /** What is coming up on or after `day`. */
  ahead: (day: string) =>
    queryOptions({
      queryKey: [...ALL_MEMORIES, 'ahead', day],
      queryFn: ({ signal }) => get<Memories>(`/api/memories?aheadOn=${day}`, signal),
      ...fresh,
    }),
  detail: (id: number) =>
    queryOptions({
      queryKey: [...ALL_MEMORIES, id],
      queryFn: ({ signal }) => get<MemoryDetail>(`/api/memories/${id}`, signal),
      ...fresh,
    }),
  profile: queryOptions({
    queryKey: PROFILE,
    queryFn: ({ signal }) => get<Profile>('/api/profile', signal),
    ...fresh,
  }),
  remembered: (messageId: number) =>
    queryOptions({
      queryKey: [...REMEMBERED, messageId],
      queryFn: ({ signal }) => get<RememberedAnswer>(`/api/messages/${messageId}/memories`, signal),
      ...fresh,
    }),
}
