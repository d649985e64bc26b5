import { PICTURE_ONLY_TEXT } from '../../../../core/pictures/picture-limits.ts'
import { canReach, get, toApiError } from '../../../api.ts'
import type { OutgoingMessage } from '../send/send-or-queue.ts'
import { addUnsent } from '../send/unsent-store.ts'
import type { OnFailed } from './reply-flow.ts'
import { failed, LOST, type ReplyStore, tell } from './reply-store.ts'

/** Loads the code for sending when the person starts to type, not with the page. */

/** Rejects with an ApiError when the code cannot be loaded. */
const flow = () =>
  import('./reply-flow.ts').catch((cause) => {
    throw toApiError(cause)
  })
const sending = async () => {
  // The list of unsent messages is needed too, if the network goes away.
  const [{ sendOrQueue }] = await Promise.all([
    import('../send/send-or-queue.ts'),
    import('../send/unsent-messages.tsx'),
  ])
  return sendOrQueue
}

/** Call when the person starts to type. Errors show up on sending. */
export const prepareToSend = (): void => void sending().catch(() => undefined)

/**
 * Chromium never retries code that failed to load, so a new page sends the message. Returns false, or throws, if it can't.
 */
async function sendFromNewPage({ queue, content, picture }: OutgoingMessage): Promise<boolean> {
  if (picture) return false
  await get('/api/auth/me')
  // Otherwise the answer came from the cache.
  const isLeft = canReach() && addUnsent(queue, content)
  if (isLeft) location.reload()
  return isLeft
}

/** Returns false if the message was neither sent nor queued. */
async function isTaken(written: OutgoingMessage): Promise<boolean> {
  const send = await sending().catch(() => null)
  if (!send) return sendFromNewPage(written)
  await send(written)
  return true
}

export async function sendOrQueue(written: OutgoingMessage): Promise<void> {
  const { store, content, picture, mayGo, restore, toast } = written
  // Set before the code loads, so that the next message is queued behind this one.
  if (mayGo) tell(store, { type: 'sent', content: content || PICTURE_ONLY_TEXT })
  if (await isTaken(written).catch(() => false)) return
  if (mayGo) tell(store, { type: 'settled' })
  restore(content, picture)
  toast({ title: 'Failed to send message. Please try again.', variant: 'destructive' })
}

export const stopReply = async (store: ReplyStore, userMessageId: number): Promise<void> =>
  (await flow()).stopReply(store, userMessageId)

export const resumeReply = (store: ReplyStore, userMessageId: number): Promise<void> =>
  flow().then(
    ({ resumeReply }) => resumeReply(store, userMessageId),
    () => failed(store, userMessageId, LOST),
  )

export const tryAgain = (store: ReplyStore, userMessageId: number, onFailed: OnFailed): Promise<void> =>
  flow().then(
    ({ tryAgain }) => tryAgain(store, userMessageId, onFailed),
    () => failed(store, userMessageId, LOST),
  )
