import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { Message } from '../../../contract/messages.ts'
import { MESSAGE_PAGE } from '../../../core/text/limits.ts'
import { get, queries } from '../../api.ts'
import { resumeReply } from './reply-actions.ts'
import { IDLE, withOlder } from './reply-state.ts'
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
  const toApiError = newest?.isFromUser && reply.phase === 'idle' ? newest.id : null
  useEffect(() => {
    if (toApiError !== null) void resumeReply(store, toApiError)
  }, [store, toApiError])
  return { store, messages, reply }
}

export type OlderState = 'more' | 'loading' | 'failed' | 'end'

/** Loads older messages. */
export function useOlder(helperId: number, messages: readonly Message[] | undefined) {
  const { client } = useStore(helperId)
  const [state, setState] = useState<OlderState>('more')
  const first = messages?.[0]?.id
  const ended = messages !== undefined && messages.length < MESSAGE_PAGE.default
  const load = async (): Promise<void> => {
    if (first === undefined || state === 'loading') return
    setState('loading')
    try {
      const path = `/api/helpers/${helperId}/messages?before=${first}&limit=${MESSAGE_PAGE.default}`
      const older = await get<Message[]>(path)
      client.setQueryData(queries.messages(helperId).queryKey, (known) => withOlder(known ?? [], older))
      setState(older.length < MESSAGE_PAGE.default ? 'end' : 'more')
    } catch {
      setState('failed')
    }
  }
  return { state: ended ? ('end' as const) : state, load }
}
