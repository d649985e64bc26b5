import { queryOptions } from '@tanstack/react-query'
import type { MemorySummary } from '../../../contract/privacy.ts'
import { get } from '../../api.ts'
import { MEMORY_FIGURES } from '../../refetch.ts'

export const summaryQuery = queryOptions({
  queryKey: MEMORY_FIGURES,
  queryFn: ({ signal }) => get<MemorySummary>('/api/privacy/memory-summary', signal),
  // Every reply may add memories.
  staleTime: 0,
  refetchOnWindowFocus: true,
})
