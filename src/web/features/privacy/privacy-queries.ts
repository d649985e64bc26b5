import { queryOptions } from '@tanstack/react-query'
import type { MemorySummary } from '../../../contract/privacy.ts'
import { get } from '../../api.ts'

export const summaryQuery = queryOptions({
  queryKey: ['/api/privacy/memory-summary'],
  queryFn: ({ signal }) => get<MemorySummary>('/api/privacy/memory-summary', signal),
  // Every reply may add memories.
  staleTime: 0,
})
