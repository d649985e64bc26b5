import type { WaitingScreening } from '../../../../contract/safety.ts'
import { post } from '../../../api.ts'
import { putFirst, type Queue, readUnsent, type UnsentMessage } from './unsent-store.ts'

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
