import { queryOptions } from '@tanstack/react-query'
import type { ImportList } from '../../../contract/imports.ts'
import { get } from '../../api.ts'

export const importsQuery = queryOptions({
  queryKey: ['imports'],
  queryFn: ({ signal }) => get<ImportList>('/api/imports', signal),
})
