import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { queries } from '../../../api.ts'
import { resumeReply } from './reply-flow.ts'
import { IDLE } from './reply-state.ts'
import { type ReplyStore, replyQuery } from './reply-store.ts'

const useStore = (helperId: number): ReplyStore => {
  const client = useQueryClient()
  return useMemo(() => ({ client, helperId }), [client, helperId])
}

/** Messages and the reply in progress, which is resumed after a reload. */
export function useConversation(helperId: number) {
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
