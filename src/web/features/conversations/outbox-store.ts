import { newIdempotencyKey } from './idempotency-key.ts'

/** What was written without a network or while the server was away, on this device, until it is sent. */
export interface Waiting {
  content: string
  /** ISO instant at which it was written. */
  at: string
  /** Has the server take it in once, however often it is sent. */
  key: string
}

const keyOf = (userId: number, helperId: number): string => `outbox:${userId}:${helperId}`

/** Most messages that wait for one helper. */
export const OUTBOX_MAX = 20

/** Forgets what others wrote who used this browser before and did not sign out. */
export function forgetOthers(userId: number): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith('outbox:') && !key.startsWith(`outbox:${userId}:`)) localStorage.removeItem(key)
  }
}

export function readOutbox(userId: number, helperId: number): Waiting[] {
  return JSON.parse(localStorage.getItem(keyOf(userId, helperId)) ?? '[]')
}

/** Writes what waits, and tells the window by an `outbox` event. */
export function writeOutbox(userId: number, helperId: number, waiting: readonly Waiting[]): void {
  const key = keyOf(userId, helperId)
  if (waiting.length > 0) localStorage.setItem(key, JSON.stringify(waiting))
  else localStorage.removeItem(key)
  dispatchEvent(new Event('outbox'))
}

/** Adds what was just written; false where no more can wait. */
export function addToOutbox(userId: number, helperId: number, content: string, key = newIdempotencyKey()): boolean {
  const waiting = readOutbox(userId, helperId)
  if (waiting.length >= OUTBOX_MAX) return false
  writeOutbox(userId, helperId, [...waiting, { content, key, at: new Date().toISOString() }])
  return true
}

/** Takes out what was sent or is not to be sent; what was added meanwhile stays. */
export function removeFromOutbox(userId: number, helperId: number, at: string): void {
  const left = readOutbox(userId, helperId).filter((message) => message.at !== at)
  writeOutbox(userId, helperId, left)
}
