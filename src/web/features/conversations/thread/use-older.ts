import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Message } from '../../../../contract/messages.ts'
import { MESSAGE_PAGE } from '../../../../core/text/limits.ts'
import { get } from '../../../api.ts'
import { withOlder } from '../reply/reply-state.ts'

export type EdgeState = 'more' | 'loading' | 'failed' | 'end'

export function useOlder(helperId: number, messages: readonly Message[], key: QueryKey) {
  const client = useQueryClient()
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
