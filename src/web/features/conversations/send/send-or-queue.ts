import { useEffect, useEffectEvent } from 'react'
import type { MessageQuote } from '../../../../contract/messages.ts'
import { type ApiError, isOutage, queries } from '../../../api.ts'
import type { useToast } from '../../../ui/overlays/toast.tsx'
import type { Mode } from '../sensitive/sensitive-mode.tsx'
import { type OnFailed, sendMessage, stopReply } from './reply-flow.ts'
import { type ReplyStore, replyIn, replyOnce } from './reply-store.ts'
import {
  addUnsent,
  answerDangerFirst,
  newIdempotencyKey,
  type Queue,
  readUnsent,
  removeUnsent,
  sensitiveQueue,
  type UnsentMessage,
  undecidedQueue,
} from './unsent-store.ts'

export interface OutgoingMessage {
  store: ReplyStore
  /** Where it waits if it cannot be sent now. */
  queue: Queue
  content: string
  /** Sent with the words, as a data URL. It is too large to be queued. */
  picture?: string | null
  /** The message that it refers to. */
  quote?: MessageQuote | null
  /** If false, it is queued. */
  mayGo: boolean
  toast: ReturnType<typeof useToast>
  /** Puts them back into the composer. */
  restore(content: string, picture?: string | null, quote?: MessageQuote | null): void
  onReplyFailed: OnFailed
}

// The server's errors explain themselves (allowance used up, too fast); any other error is a fault of ours.
function notSent({ store, toast }: OutgoingMessage, error: ApiError): void {
  const refused = error.status >= 400 && error.status < 500
  const description = error.status === 401 ? 'Your words are kept: sign in to send them.' : error.text
  const told = refused
    ? { title: 'Your message was not sent', description }
    : { title: 'Failed to send message. Please try again.' }
  toast({ ...told, variant: 'destructive' })
  if (error.status === 402) void store.client.invalidateQueries(queries.me)
}

/** Stops the reply that the message with this key waits for, unless it is being sent itself. */
async function stopForWaiting({ store, queue }: OutgoingMessage, key: string): Promise<void> {
  const before = replyIn(store)
  if (before.phase === 'sending' && before.key === key) return
  const reply = await replyOnce(store, ({ phase }) => phase !== 'sending')
  const isWaiting = readUnsent(queue).some((message) => message.key === key)
  if (isWaiting && reply.phase === 'writing') await stopReply(store, reply.userMessageId).catch(() => undefined)
}

export const TOO_MANY = 'Too many messages are waiting to be sent.'
const CANT_WAIT = 'It is still here. Send it when you are online and no reply is being written.'

function keepForLater(written: OutgoingMessage, key: string): void {
  const { queue, content, picture, quote, toast, restore } = written
  if (picture) {
    restore(content, picture, quote)
    toast({ title: 'A picture can’t be sent later.', description: CANT_WAIT })
    return
  }
  if (addUnsent(queue, content, key, quote)) {
    void answerDangerFirst(queue, key, () => void stopForWaiting(written, key))
    return
  }
  restore(content, null, quote)
  toast({ title: TOO_MANY, variant: 'destructive' })
}

/** The last message put back into the composer. The server may have saved it, so it is sent again under the same key. */
let returned: { written: OutgoingMessage; key: string } | null = null

function keyOf({ store, content, picture, quote }: OutgoingMessage): string {
  const last = returned?.written
  const isSame =
    last?.store.helperId === store.helperId &&
    last.content === content &&
    last.picture === picture &&
    last.quote?.id === quote?.id
  return isSame && returned ? returned.key : newIdempotencyKey()
}

/** Sends the message, or queues it on this device. */
export async function sendOrQueue(written: OutgoingMessage): Promise<void> {
  const { store, content, picture = null, quote = null, mayGo, toast, restore, onReplyFailed } = written
  const key = keyOf(written)
  if (!mayGo) return keepForLater(written, key)
  // A toast about the last message would cover the reply: at worst, the numbers to call.
  toast(null)
  try {
    await sendMessage(store, { content, picture, quote, key }, onReplyFailed)
    returned = null
  } catch (error) {
    if (isOutage(error)) return keepForLater(written, key)
    // Its key belongs to another message.
    returned = (error as ApiError).code === 'key_reused' ? null : { written, key }
    restore(content, picture, quote)
    notSent(written, error as ApiError)
  }
}

/** All that a message is sent with besides its content. */
export type Outgoing = Omit<OutgoingMessage, 'content' | 'picture' | 'quote' | 'mayGo'>

/** Once the mode is known, queues each message that was written before, as sensitive or not. */
export function useDecision({ known, on }: Mode, undecided: readonly UnsentMessage[], outgoing: Outgoing): void {
  const decide = useEffectEvent(() => {
    const { helperId } = outgoing.store
    const queue = undecidedQueue(helperId)
    for (const { content, quote, key } of readUnsent(queue)) {
      if (on && !addUnsent(sensitiveQueue(helperId), content, key)) continue
      removeUnsent(queue, key)
      if (!on) void sendOrQueue({ ...outgoing, content, quote: quote ?? null, mayGo: false })
    }
  })
  useEffect(() => {
    if (known && undecided.length > 0) decide()
  }, [known, undecided])
}
