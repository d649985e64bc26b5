import { useMemo, useSyncExternalStore } from 'react'
import type { MessageQuote } from '../../../../contract/messages.ts'
import type { WaitingScreening } from '../../../../contract/safety.ts'
import { canReach, post } from '../../../api.ts'
import { onReachabilityChange } from '../../../server-outage.ts'
import { listen } from '../../../ui/listen.ts'

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

const subscribe = (changed: () => void) => listen(globalThis, ['unsent', 'storage'], changed)

export function useUnsent({ storage, name }: Queue): readonly UnsentMessage[] {
  const text = useSyncExternalStore(subscribe, () => storage.getItem(name))
  return useMemo(() => parseUnsent(text), [text])
}

export const useOnline = (): boolean => useSyncExternalStore(onReachabilityChange, canReach, () => true)

/** Unsent messages wait this long at most while the server looks for a danger among them. */
const SCREENED_WITHIN_MS = 5000

/** By key, so that each waiting message is screened once. */
const screenings = new Map<string, Promise<WaitingScreening | null>>()

/** Whether the person may be in danger. Null if the server could not be asked; the next call tries again. */
export function screen({ content, key }: UnsentMessage): Promise<WaitingScreening | null> {
  const known = screenings.get(key)
  if (known) return known
  const screening = post<WaitingScreening>(
    '/api/safety/screening',
    { content },
    AbortSignal.timeout(SCREENED_WITHIN_MS),
  ).catch(() => {
    screenings.delete(key)
    return null
  })
  screenings.set(key, screening)
  return screening
}

/** Moves messages of someone in danger to the front, and returns their keys. */
async function putDangersFirst(queue: Queue): Promise<ReadonlySet<string>> {
  const waiting = readUnsent(queue)
  const screened = await Promise.all(waiting.map(screen))
  const keys = new Set(waiting.filter((_, at) => screened[at]?.isDanger).map(({ key }) => key))
  putFirst(queue, keys)
  return keys
}

/** The message to send next: the first from someone in danger, otherwise the oldest. */
export async function nextUnsent(queue: Queue): Promise<UnsentMessage | undefined> {
  if (readUnsent(queue).length > 1) await putDangersFirst(queue)
  return readUnsent(queue)[0]
}

/** Stops the reply in progress if the message with this key is from someone in danger and waits for it. */
export async function answerDangerFirst(queue: Queue, key: string, stopReply: () => void): Promise<void> {
  const dangers = await putDangersFirst(queue)
  const isWaiting = readUnsent(queue).some((message) => message.key === key)
  if (dangers.has(key) && isWaiting) stopReply()
}
