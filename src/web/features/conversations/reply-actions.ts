import { PICTURE_ONLY_TEXT } from '../../../core/pictures/picture-limits.ts'
import { toApiError } from '../../api.ts'
import type { OnFailed } from './reply-flow.ts'
import { failed, LOST, type ReplyStore, tell } from './reply-store.ts'
import type { OutgoingMessage } from './send-or-queue.ts'

/** Loads the code for sending when the person starts to type, not with the page. */

/** Rejects with an ApiError when the code cannot be loaded. */
const flow = () =>
  import('./reply-flow.ts').catch((cause) => {
    throw toApiError(cause)
  })
const sending = () => import('./send-or-queue.ts')

/** Call when the person starts to type. Errors show up on sending. */
export const prepareToSend = (): void =>
  // Also the list of unsent messages, which is needed if the network goes away.
  void Promise.all([sending(), import('./unsent-messages.tsx')]).catch(() => {})

export async function sendOrQueue(written: OutgoingMessage): Promise<void> {
  const { store, content, picture, mayGo, giveBack, toast } = written
  // Set before the code loads, so that the next message is queued behind this one.
  if (mayGo) tell(store, { type: 'sent', content: content || PICTURE_ONLY_TEXT })
  try {
    const { sendOrQueue: send } = await sending()
    await send(written)
  } catch {
    if (mayGo) tell(store, { type: 'settled' })
    giveBack(content, picture)
    toast({ title: 'Failed to send message. Please try again.', variant: 'destructive' })
  }
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
