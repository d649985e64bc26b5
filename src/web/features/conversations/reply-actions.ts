import { toApiError } from '../../api.ts'
import type { OnFailed } from './reply-flow.ts'
import { failed, LOST, type ReplyStore, tell } from './reply-store.ts'
import type { Draft } from './send-or-queue.ts'

/** `reply-flow.ts` and `send-written.ts`, fetched when the person begins to write and not with the page. */

/** Rejects with an ApiError where it cannot be fetched. */
const flow = () =>
  import('./reply-flow.ts').catch((cause) => {
    throw toApiError(cause)
  })
const sending = () => import('./send-or-queue.ts')

/** Call when a message is about to be written. A failure is left to the sending. */
export const prepareToSend = (): void =>
  // What can't be sent is shown as waiting, also where the network is lost meanwhile.
  void Promise.all([sending(), import('./outbox.tsx')]).catch(() => {})

/** Sends what was written, keeps it on this device, or gives it back. */
export async function sendOrQueue(written: Draft): Promise<void> {
  const { store, content, mayGo, giveBack, toast } = written
  // Before anything is fetched: what is written next has to wait its turn.
  if (mayGo) tell(store, { type: 'sent', content })
  try {
    const { sendOrQueue: send } = await sending()
    await send(written)
  } catch {
    if (mayGo) tell(store, { type: 'settled' })
    giveBack(content)
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
