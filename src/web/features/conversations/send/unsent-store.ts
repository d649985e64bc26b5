import { useMemo, useSyncExternalStore } from 'react'
import type { MessageQuote } from '../../../../contract/messages.ts'
import { canReach } from '../../../api.ts'
import { onReachabilityChange } from '../../../server-outage.ts'

const hexDigit = (): string => ((crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) & 15).toString(16)

/** A random UUID, version 4. Over plain HTTP, browsers have no `crypto.randomUUID`. */
export const newIdempotencyKey = (): string => 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replaceAll('x', hexDigit)

export interface UnsentMessage {
  content: string
  /** The message that it refers to. */
  quote?: MessageQuote | null
  /** The server accepts one message per key. */
  key: string
}

/** The waiting messages of one conversation: where they are stored, and under which name. */
export interface Queue {
  storage: Storage
  name: string
}

/** Ordinary messages. The name is that of the first release, so that messages waiting since then are still sent. */
export const unsentQueue = (userId: number, helperId: number): Queue => ({
  storage: localStorage,
  name: `outbox:${userId}:${helperId}`,
})

/** Messages of Sensitive Mode, in this tab only. */
export const sensitiveQueue = (helperId: number): Queue => ({
  storage: sessionStorage,
  name: `sensitive-unsent:${helperId}`,
})

/** Messages written before the mode is known, in this tab only: they may turn out to be sensitive. */
export const undecidedQueue = (helperId: number): Queue => ({
  storage: sessionStorage,
  name: `undecided:${helperId}`,
})

export const MOST_UNSENT = 20

/** Deletes what other people left in this browser without signing out. */
export function deleteOthersUnsent(userId: number): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith('outbox:') && !key.startsWith(`outbox:${userId}:`)) localStorage.removeItem(key)
  }
}

/** Empty if the stored text is damaged. */
function parseUnsent(text: string | null): UnsentMessage[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored) ? stored : []
  } catch {
    return []
  }
}

export const readUnsent = ({ storage, name }: Queue): UnsentMessage[] => parseUnsent(storage.getItem(name))

/** Saves the unsent messages and dispatches an `unsent` event. */
export function writeUnsent({ storage, name }: Queue, waiting: readonly UnsentMessage[]): void {
  if (waiting.length > 0) storage.setItem(name, JSON.stringify(waiting))
  else storage.removeItem(name)
  dispatchEvent(new Event('unsent'))
}

/** Returns false when there are too many. */
export function addUnsent(
  queue: Queue,
  content: string,
  key = newIdempotencyKey(),
  quote: MessageQuote | null = null,
): boolean {
  const waiting = readUnsent(queue)
  if (waiting.length >= MOST_UNSENT) return false
  writeUnsent(queue, [...waiting, { content, key, ...(quote ? { quote } : {}) }])
  return true
}

/** Removes one message and leaves any that were added since. */
export function removeUnsent(queue: Queue, key: string): void {
  const left = readUnsent(queue).filter((message) => message.key !== key)
  writeUnsent(queue, left)
}

/** The messages with these keys are sent next, in the order in which they were written. */
export function putFirst(queue: Queue, keys: ReadonlySet<string>): void {
  const waiting = readUnsent(queue)
  const inOrder = [...waiting.filter(({ key }) => keys.has(key)), ...waiting.filter(({ key }) => !keys.has(key))]
  if (inOrder.some(({ key }, at) => key !== waiting[at]?.key)) writeUnsent(queue, inOrder)
}

const KINDS = ['unsent', 'storage']

function subscribe(changed: () => void): () => void {
  for (const kind of KINDS) addEventListener(kind, changed)
  return () => {
    for (const kind of KINDS) removeEventListener(kind, changed)
  }
}

export function useUnsent({ storage, name }: Queue): readonly UnsentMessage[] {
  const text = useSyncExternalStore(subscribe, () => storage.getItem(name))
  return useMemo(() => parseUnsent(text), [text])
}

export const useOnline = (): boolean => useSyncExternalStore(onReachabilityChange, canReach, () => true)
