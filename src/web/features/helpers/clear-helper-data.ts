import type { QueryClient } from '@tanstack/react-query'
import { ApiError, deleteCachedResponse, queries } from '../../api.ts'

/** Storage keys: unsent messages, the chosen voice, and what belongs to this tab. */
const ON_THIS_DEVICE = /^(?:outbox:\d+|voice):(\d+)$/
const IN_THIS_TAB = /^(?:draft|draft-picture|sensitive|sensitive-mode|sensitive-unsent|undecided|helper-edit):(\d+)$/

function clear(storage: Storage, keys: RegExp, helperId: number): void {
  for (const key of Object.keys(storage)) if (keys.exec(key)?.[1] === String(helperId)) storage.removeItem(key)
}

export function clearHelperData(helperId: number): void {
  clear(localStorage, ON_THIS_DEVICE, helperId)
  clear(sessionStorage, IN_THIS_TAB, helperId)
  deleteCachedResponse(`/api/helpers/${helperId}/messages`)
}

/** A helper that was deleted elsewhere leaves the list, and its page offers the way back. */
export function dropIfGone(client: QueryClient, helperId: number, error: Error): void {
  if (!(error instanceof ApiError && error.status === 404)) return
  clearHelperData(helperId)
  void client.invalidateQueries({ queryKey: queries.helpers.queryKey, exact: true })
}
