import { unanswered } from '../../api.ts'
import type { OnFailed } from './reply-flow.ts'
import { failed, LOST, type ReplyStore } from './reply-store.ts'

/** `reply-flow.ts`, fetched when the person begins to write and not with the page. */

/** Rejects with an ApiError where it cannot be fetched. */
const flow = () =>
  import('./reply-flow.ts').catch((cause) => {
    throw unanswered(cause)
  })

/** Call when a message is about to be written. A failure is left to the sending. */
export const prepareToSend = (): void => void flow().catch(() => {})

export const sendMessage = async (store: ReplyStore, content: string, onFailed: OnFailed): Promise<void> =>
  (await flow()).sendMessage(store, content, onFailed)

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
