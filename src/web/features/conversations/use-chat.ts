import { useEffect } from 'react'
import { type ApiError, queries } from '../../api.ts'
import { useToast } from '../../ui/toast.tsx'
import type { ComposerAction } from './composer.tsx'
import { prepareToSend, sendMessage, stopReply, tryAgain } from './reply-actions.ts'
import type { ReplyState } from './reply-state.ts'
import type { ReplyStore } from './reply-store.ts'
import { useConversation } from './use-conversation.ts'
import { type Draft, useDraft } from './use-draft.ts'

type Toast = ReturnType<typeof useToast>

function actionOf(reply: ReplyState): ComposerAction {
  if (reply.phase === 'sending') return 'sending'
  if (reply.phase === 'writing') return reply.stopping ? 'stopping' : 'stop'
  return 'send'
}

// A refusal says why (used up, too fast); everything else is a failure of ours.
function notSent(store: ReplyStore, toast: Toast, error: ApiError): void {
  const refused = error.status >= 400 && error.status < 500
  const told = refused
    ? { title: 'Your message was not sent', description: error.text }
    : { title: 'Failed to send message. Please try again.' }
  toast({ ...told, variant: 'destructive' })
  if (error.status === 402) void store.client.invalidateQueries(queries.me)
}

const replyFailed = (toast: Toast) => () =>
  toast({ title: 'Failed to get AI response. Please try again.', variant: 'destructive' })

async function send(store: ReplyStore, draft: Draft, toast: Toast): Promise<void> {
  const content = draft.text.trim()
  draft.setText('')
  try {
    await sendMessage(store, content, replyFailed(toast))
  } catch (error) {
    draft.giveBack(content)
    notSent(store, toast, error as ApiError)
  }
}

/** Everything a conversation with one helper shows and does. */
export function useChat(helperId: number, userId: number, online: boolean) {
  const { store, messages, reply } = useConversation(helperId)
  const draft = useDraft(helperId)
  const toast = useToast()
  const writes = draft.text !== ''
  useEffect(() => {
    if (writes) prepareToSend()
  }, [writes])
  const stop = async () => {
    if (reply.phase !== 'writing') return
    await stopReply(store, reply.userMessageId).catch((error: ApiError) =>
      toast({ title: 'Failed to stop the reply.', description: error.text, variant: 'destructive' }),
    )
  }
  const onReplyFailed = replyFailed(toast)
  // Its code came with what shows the outbox.
  const queue = async () => {
    const { addToOutbox } = await import('./outbox-store.ts')
    if (addToOutbox(userId, helperId, draft.text.trim())) draft.setText('')
    else toast({ title: 'Too many messages wait for a connection.', variant: 'destructive' })
  }
  return {
    store,
    messages,
    reply,
    draft,
    action: actionOf(reply),
    /** Without a network what was written waits on this device. */
    send: () => void (online ? send(store, draft, toast) : queue()),
    onReplyFailed,
    stop: () => void stop(),
    tryAgain: (userMessageId: number) => void tryAgain(store, userMessageId, onReplyFailed),
  }
}
