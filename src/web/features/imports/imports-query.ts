import { queryOptions } from '@tanstack/react-query'
import type { ImportList } from '../../../contract/imports.ts'
import { get } from '../../api.ts'

const READING_MS = 4000
const PAUSED_MS = 30_000

function waitFor({ imports }: ImportList): number | false {
  const states = imports.map(({ reading }) => reading.state)
  if (states.includes('reading')) return READING_MS
  return states.includes('limited') || states.includes('failing') ? PAUSED_MS : false
}

export const importsQuery = queryOptions({
  queryKey: ['imports'],
  queryFn: ({ signal }) => get<ImportList>('/api/imports', signal),
  refetchInterval: ({ state }) => (state.data ? waitFor(state.data) : false),
})
