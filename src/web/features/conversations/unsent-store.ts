import { newIdempotencyKey } from './idempotency-key.ts'

export interface UnsentMessage {
  content: string
  /** The server accepts one message per key. */
  key: string
}

/** The key of the first release, so that messages waiting since then are still sent. */
const keyOf = (userId: number, helperId: number): string => `outbox:${userId}:${helperId}`

export const MOST_UNSENT = 20

/** Deletes what other people left in this browser without signing out. */
export function deleteOthersUnsent(userId: number): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith('outbox:') && !key.startsWith(`outbox:${userId}:`)) localStorage.removeItem(key)
  }
}

/** Empty if the stored text is damaged. */
export function readUnsent(userId: number, helperId: number): UnsentMessage[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(userId, helperId)) ?? '[]')
    return Array.isArray(stored) ? stored : []
  } catch {
    return []
  }
}

/** Saves the unsent messages and dispatches an `unsent` event. */
export function writeUnsent(userId: number, helperId: number, waiting: readonly UnsentMessage[]): void {
  const key = keyOf(userId, helperId)
  if (waiting.length > 0) localStorage.setItem(key, JSON.stringify(waiting))
  else localStorage.removeItem(key)
  dispatchEvent(new Event('unsent'))
}

/** Returns false when there are too many. */
export function addUnsent(userId: number, helperId: number, content: string, key = newIdempotencyKey()): boolean {
  const waiting = readUnsent(userId, helperId)
  if (waiting.length >= MOST_UNSENT) return false
  writeUnsent(userId, helperId, [...waiting, { content, key }])
  return true
}

/** Removes one message and leaves any that were added since. */
export function removeUnsent(userId: number, helperId: number, key: string): void {
  const left = readUnsent(userId, helperId).filter((message) => message.key !== key)
  writeUnsent(userId, helperId, left)
}

/** The message with this key is sent next. */
export function putFirst(userId: number, helperId: number, key: string): void {
  const waiting = readUnsent(userId, helperId)
  writeUnsent(userId, helperId, [
    ...waiting.filter((message) => message.key === key),
    ...waiting.filter((message) => message.key !== key),
  ])
}
