import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query'
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

export type EdgeState = 'more' | 'loading' | 'failed' | 'end'

/** Loads older messages into the list of messages that is cached under `key`. */
export function useOlder(helperId: number, messages: readonly Message[], key: QueryKey) {
  const { client } = useStore(helperId)
  const [state, setState] = useState<EdgeState>('more')
  const first = messages[0]?.id
  const load = async (): Promise<void> => {
    if (first === undefined || state === 'loading') return
    setState('loading')
    try {
      const path = `/api/helpers/${helperId}/messages?before=${first}&limit=${MESSAGE_PAGE.default}`
      const older = await get<Message[]>(path)
      client.setQueryData<Message[]>(key, (known) => withOlder(known ?? [], older))
      setState(older.length < MESSAGE_PAGE.default ? 'end' : 'more')
    } catch {
      setState('failed')
    }
  }
  return { state: messages.length < MESSAGE_PAGE.default ? ('end' as const) : state, load }
}
