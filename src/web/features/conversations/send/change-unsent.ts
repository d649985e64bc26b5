import { type Queue, readUnsent, writeUnsent } from './unsent-store.ts'

/** Apart from `unsent-store.ts`, because the first view of a conversation does not need it. */

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
