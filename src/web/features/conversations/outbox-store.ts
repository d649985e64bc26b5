import { newIdempotencyKey } from './idempotency-key.ts'

/** A message waiting on this device to be sent. */
export interface QueuedMessage {
  content: string
  /** ISO 8601 timestamp. */
  at: string
  /** The server accepts one message per key. */
  key: string
}

const keyOf = (userId: number, helperId: number): string => `outbox:${userId}:${helperId}`

export const OUTBOX_MAX = 20

/** Deletes what other people left in this browser without signing out. */
export function forgetOthers(userId: number): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith('outbox:') && !key.startsWith(`outbox:${userId}:`)) localStorage.removeItem(key)
  }
}

export function readOutbox(userId: number, helperId: number): QueuedMessage[] {
  return JSON.parse(localStorage.getItem(keyOf(userId, helperId)) ?? '[]')
}

/** Saves the outbox and dispatches an `outbox` event. */
export function writeOutbox(userId: number, helperId: number, waiting: readonly QueuedMessage[]): void {
  const key = keyOf(userId, helperId)
  if (waiting.length > 0) localStorage.setItem(key, JSON.stringify(waiting))
  else localStorage.removeItem(key)
  dispatchEvent(new Event('outbox'))
}

/** Returns false when the outbox is full. */
export function addToOutbox(userId: number, helperId: number, content: string, key = newIdempotencyKey()): boolean {
  const waiting = readOutbox(userId, helperId)
  if (waiting.length >= OUTBOX_MAX) return false
  writeOutbox(userId, helperId, [...waiting, { content, key, at: new Date().toISOString() }])
  return true
}

/** Removes one message and leaves any that were added since. */
export function removeFromOutbox(userId: number, helperId: number, at: string): void {
  const left = readOutbox(userId, helperId).filter((message) => message.at !== at)
  writeOutbox(userId, helperId, left)
}
