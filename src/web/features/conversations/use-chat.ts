import { useEffect } from 'react'
import type { ApiError } from '../../api.ts'
import { useToast } from '../../ui/toast.tsx'
import type { ComposerAction } from './composer.tsx'
import { prepareToSend, sendOrQueue, stopReply, tryAgain } from './reply-actions.ts'
import { isBusy, type ReplyState } from './reply-state.ts'
import { replyIn } from './reply-store.ts'
import { useConversation } from './use-conversation.ts'
import { useDraft } from './use-draft.ts'

function actionOf(reply: ReplyState): ComposerAction {
  if (reply.phase === 'sending') return 'sending'
  if (reply.phase === 'writing') return reply.stopping ? 'stopping' : 'stop'
  return 'send'
}

export function useChat(helperId: number, userId: number, online: boolean, greeting = false) {
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
  const onReplyFailed = () => toast({ title: 'Failed to get AI response. Please try again.', variant: 'destructive' })
  const idle = !greeting && !isBusy(reply)
  /** Queues the message if it cannot be sent now, the helper is writing, or the conversation is being loaded. */
  const send = () => {
    const { picture, giveBack } = draft
    const content = draft.text.trim()
    // Cleared at once, so that the person can keep typing.
    draft.setText('')
    draft.setPicture(null)
    // The store is ahead of what is rendered.
    const mayGo = messages.data !== undefined && online && !greeting && !isBusy(replyIn(store))
    void sendOrQueue({ store, userId, content, picture, mayGo, toast, giveBack, onReplyFailed })
  }
  return {
    store,
    messages,
    reply,
    draft,
    action: actionOf(reply),
    idle,
    send,
    onReplyFailed,
    stop: () => void stop(),
    tryAgain: (userMessageId: number) => void tryAgain(store, userMessageId, onReplyFailed),
  }
}
