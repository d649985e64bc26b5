import { unanswered } from '../../api.ts'
import type { OnFailed } from './reply-flow.ts'
import { failed, LOST, type ReplyStore } from './reply-store.ts'
import type { Written } from './send-written.ts'

/** `reply-flow.ts` and `send-written.ts`, fetched when the person begins to write and not with the page. */

/** Rejects with an ApiError where it cannot be fetched. */
const flow = () =>
  import('./reply-flow.ts').catch((cause) => {
    throw unanswered(cause)
  })
const sending = () => import('./send-written.ts')

/** Call when a message is about to be written. A failure is left to the sending. */
export const prepareToSend = (): void => void sending().catch(() => {})

/** Sends what was written, keeps it on this device, or gives it back. */
export const sendWritten = (written: Written): Promise<void> =>
  sending().then(
    ({ sendWritten }) => sendWritten(written),
    () => {
      written.giveBack(written.content)
      written.toast({ title: 'Failed to send message. Please try again.', variant: 'destructive' })
    },
  )

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
