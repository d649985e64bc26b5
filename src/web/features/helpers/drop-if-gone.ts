import type { QueryClient } from '@tanstack/react-query'
import { ApiError, queries } from '../../api.ts'
import { clearHelperData } from './clear-helper-data.ts'

/** A helper that was deleted elsewhere leaves the list, and its page offers the way back. */
export function dropIfGone(client: QueryClient, helperId: number, error: Error): void {
  if (!(error instanceof ApiError && error.status === 404)) return
  clearHelperData(helperId)
  void client.invalidateQueries({ queryKey: queries.helpers.queryKey, exact: true })
}
