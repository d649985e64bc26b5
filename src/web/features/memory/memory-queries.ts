import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type {
  EditRecalledBody,
  Memories,
  Memory,
  MemoryDetail,
  Profile,
  RememberedAnswer,
} from '../../../contract/memory.ts'
import { shortDate } from '../../../core/time/dates.ts'
import { dateAt } from '../../../core/time/zone-time.ts'
import { ApiError, del, get, patch, post, queries } from '../../api.ts'
import { ALL_MEMORIES, PROFILE, REMEMBERED, reloadMemory, reloadMemoryAndReceipts } from '../../refetch.ts'
import { useAction } from '../../use-action.ts'

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

/** In the person's time zone, as in the conversations. */
export function useMemoryDates() {
  const { data: me } = useQuery(queries.me)
  /** `Nov 20, 2026` */
  const dateOf = (instant: string): string => shortDate(instant, me?.timeZone ?? 'UTC')
  const saidTo = (helperName: string | null, instant: string): string =>
    helperName === null ? `Written here, ${dateOf(instant)}` : `To ${helperName}, ${dateOf(instant)}`
  const saidBy = ({ foundBy, sourceMessageId, helperName, validFrom }: Memory): string =>
    saidTo(foundBy === 'person' && sourceMessageId === null ? null : helperName, validFrom)
  /** The same of a local day such as `2026-11-20`. */
  const dayOf = (day: string | null): string => (day === null ? '' : shortDate(`${day}T12:00:00Z`, 'UTC'))
  const today = dateAt(Date.now(), me?.timeZone ?? 'UTC')
  const isAhead = ({ expiresOn, validTo }: Memory): boolean =>
    expiresOn !== null && validTo === null && expiresOn >= today
  return { today, dateOf, dayOf, saidTo, saidBy, isAhead }
}

export const STAYS = 'You can still read it in your conversations.'

export const MEMORY_TEXTS = {
  forget: `No helper will use this any more: not this memory, the messages you said it in, replies written with it, or summaries. ${STAYS} This cannot be undone.`,
  keep: `Only the helper you told will use this. The others no longer see this memory, the messages you said it in, what they wrote with it, or summaries. ${STAYS} You can share it again at any time.`,
  correct: `Once you save, helpers use the corrected version. Messages that say otherwise, and replies and summaries based on them, are no longer used. ${STAYS} The history of this memory keeps the old version, and so does “Remembered” under replies written with it.`,
}

/** For a memory that the person added without a helper. */
export const MANUAL_FACT_TEXTS = {
  ...MEMORY_TEXTS,
  keep: `No helper will use this: not this memory, the messages you said it in, what they wrote with it, or summaries. ${STAYS} You can share it again at any time.`,
}

export const MESSAGE_TEXTS = {
  forget: `No helper will use this message any more, nor anything learned only from it: memories, replies or summaries. ${STAYS} This cannot be undone.`,
  keep: `Only the helper in that conversation will use this message. The others lose anything learned only from it: memories, replies and summaries. ${STAYS} You can share it again at any time.`,
  correct: `Once you save, helpers use the corrected version. This message is no longer used, nor anything learned only from it: memories, replies or summaries. ${STAYS}`,
}

interface MemoryAction<Input, Result> {
  call(input: Input): Promise<Result>
  done(result: Result): string
  failed: string
  onDone?(): void
}

export function useMemoryAction<Input, Result>({ onDone, ...action }: MemoryAction<Input, Result>) {
  const client = useQueryClient()
  return useAction<Result, Input>({
    ...action,
    onDone: async () => {
      await reloadMemoryAndReceipts(client)
      onDone?.()
    },
    // It is gone, for example forgotten in another window, so it should not stay on the page.
    onFailed: (error) => error instanceof ApiError && error.status === 404 && void reloadMemory(client),
  })
}

export const useForget = (onDone?: () => void) =>
  useMemoryAction<Memory, null>({
    call: ({ id }) => del(`/api/memories/${id}`),
    done: () => 'Forgotten',
    failed: 'Failed to forget this.',
    ...(onDone ? { onDone } : {}),
  })

export const useShare = () =>
  useMemoryAction<Memory, Memory>({
    call: ({ id, isShared }) => patch<Memory>(`/api/memories/${id}`, { isShared: !isShared }),
    done: ({ isShared }) => (isShared ? 'Shared with your helpers' : 'Kept from other helpers'),
    failed: 'Failed to change who can use this.',
  })

export const useCorrect = (id: number, onDone: () => void) =>
  useMemoryAction<string, Memory>({
    call: (value) => patch<Memory>(`/api/memories/${id}`, { value }),
    done: () => 'Corrected',
    failed: 'Failed to correct this.',
    onDone,
  })

export const useCountMany = (onCounted: (count: number, body: object) => void) =>
  useAction<{ count: number }, object>({
    call: (body) => post<{ count: number }>('/api/memories/forget', { ...body, preview: true }),
    failed: 'Nothing was forgotten.',
    onDone: ({ count }, body) => onCounted(count, body),
  })

export const useForgetMany = (onDone: () => void) =>
  useMemoryAction<object, { count: number }>({
    call: (body) => post<{ count: number }>('/api/memories/forget', body),
    done: ({ count }) => (count === 1 ? 'Forgot 1 memory' : `Forgot ${count} memories`),
    failed: 'Failed to forget these.',
    onDone,
  })

export const useRecalled = (messageId: number) =>
  useMemoryAction<EditRecalledBody, null>({
    call: (body) => patch<null>(`/api/messages/${messageId}/memory`, body),
    done: () => 'Done',
    failed: 'Failed to change this.',
  })
