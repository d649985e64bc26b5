import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import { flushSync } from 'react-dom'
import type { Message, MessageQuote } from '../../../../contract/messages.ts'
import { LIMITS } from '../../../../core/text/limits.ts'
import { type ApiError, queries } from '../../../api.ts'
import { useToast } from '../../../ui/overlays/toast.tsx'
import type { ComposerAction } from '../composer/composer.tsx'
import { useDraft } from '../composer/use-draft.ts'
import { composerField } from '../conversation-keys.ts'
import type { Mode } from '../sensitive/sensitive-mode.tsx'
import { resumeReply, stopReply, tryAgain } from './reply-flow.ts'
import { IDLE, isBusy, type ReplyState, type ReplyStore, replyIn, replyQuery, wordsOf } from './reply-store.ts'
import { sendOrQueue } from './send-or-queue.ts'
import { deleteOthersUnsent, undecidedQueue, unsentQueue, useUnsent } from './unsent-store.ts'

const useStore = (helperId: number): ReplyStore => {
  const client = useQueryClient()
  return useMemo(() => ({ client, helperId }), [client, helperId])
}

/** Messages and the reply in progress, which is resumed after a reload. */
function useConversation(helperId: number) {
  const store = useStore(helperId)
  const messages = useQuery(queries.messages(helperId))
  const { data: reply = IDLE } = useQuery(replyQuery(helperId))
  const newest = messages.data?.at(-1)
  const unansweredId = newest?.isFromUser && reply.phase === 'idle' ? newest.id : null
  useEffect(() => {
    if (unansweredId !== null) void resumeReply(store, unansweredId)
  }, [store, unansweredId])
  return { store, messages, reply }
}

const GO_ON = 'Go on, please.'

function actionOf(reply: ReplyState): ComposerAction {
  if (reply.phase === 'sending') return 'sending'
  if (reply.phase === 'writing') return reply.stopping ? 'stopping' : 'stop'
  return 'send'
}

/** A message in the composer, as plain words. */
async function quoteOf(message: Message): Promise<MessageQuote> {
  const { id, isFromUser, content } = message
  const words = isFromUser ? content : await wordsOf(message)
  return { id, isFromUser, text: words.slice(0, LIMITS.quote.max) }
}

interface ChatOptions {
  helperId: number
  userId: number
  online: boolean
  mode: Mode
  greeting?: boolean
}

export function useChat({ helperId, userId, online, mode, greeting = false }: ChatOptions) {
  const unsent = useUnsent(unsentQueue(userId, helperId))
  const undecided = useUnsent(undecidedQueue(helperId))
  useEffect(() => deleteOthersUnsent(userId), [userId])
  const { store, messages, reply } = useConversation(helperId)
  const draft = useDraft(helperId)
  const toast = useToast()
  const stop = async () => {
    if (reply.phase !== 'writing') return
    await stopReply(store, reply.userMessageId).catch((error: ApiError) =>
      toast({ title: 'Failed to stop the reply.', description: error.text, variant: 'destructive' }),
    )
  }
  const onReplyFailed = () => toast({ title: 'Failed to get AI response. Please try again.', variant: 'destructive' })
  const idle = !greeting && !isBusy(reply)
  const queue = mode.known ? unsentQueue(userId, helperId) : undecidedQueue(helperId)
  const outgoing = { store, queue, toast, restore: draft.restore, onReplyFailed }
  /** Takes the text out of the composer at once, so that the person can keep typing. */
  const takeText = (): string => {
    draft.setText('')
    return draft.text.trim()
  }
  /** Queues the message if it cannot be sent now, the helper is writing, or the mode or the conversation is being loaded. */
  const submit = (content: string, picture: string | null, quote: MessageQuote | null) => {
    // The store is ahead of what is rendered.
    const mayGo = mode.known && messages.data !== undefined && online && !greeting && !isBusy(replyIn(store))
    void sendOrQueue({ ...outgoing, content, picture, quote, mayGo })
  }
  const send = () => {
    const content = takeText()
    const { picture, quote } = draft
    draft.setPicture(null)
    draft.setQuote(null)
    submit(content, picture, quote)
  }
  const { setQuote } = draft
  const quote = useCallback(
    (message: Message) => {
      void quoteOf(message).then((words) => {
        // Before the field can take a key that sends.
        flushSync(() => setQuote(words))
        composerField()?.focus()
      })
    },
    [setQuote],
  )
  return {
    outgoing,
    userId,
    mode,
    messages,
    reply,
    draft,
    unsent,
    undecided,
    takeText,
    action: actionOf(reply),
    idle,
    send,
    quote,
    goOn: () => submit(GO_ON, null, null),
    stop: () => void stop(),
    tryAgain: (userMessageId: number) => void tryAgain(store, userMessageId, onReplyFailed),
  }
}
