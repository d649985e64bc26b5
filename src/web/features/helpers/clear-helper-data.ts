import { deleteCachedResponse } from '../../api.ts'

/** What pages keep of a helper: words that wait to be sent, and what was written in this tab. */
const WAITING = /^outbox:\d+:(\d+)$/
const IN_THIS_TAB = /^(?:draft|sensitive|sensitive-mode|helper-edit):(\d+)$/

function clear(storage: Storage, keys: RegExp, helperId: number): void {
  for (const key of Object.keys(storage)) if (keys.exec(key)?.[1] === String(helperId)) storage.removeItem(key)
}

/** Keeps nothing of a deleted helper in this browser. */
export function clearHelperData(helperId: number): void {
  clear(localStorage, WAITING, helperId)
  clear(sessionStorage, IN_THIS_TAB, helperId)
  deleteCachedResponse(`/api/helpers/${helperId}/messages`)
}
