import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Message } from '../../../../contract/messages.ts'
import { MESSAGE_PAGE } from '../../../../core/text/limits.ts'
import { get, queries } from '../../../api.ts'
import { withOlder } from '../reply/reply-state.ts'
import type { EdgeState } from './older-messages.tsx'

const keyOf = (helperId: number, messageId: number) => ['/api/helpers', helperId, 'around', messageId] as const

const PAGE = MESSAGE_PAGE.default

/** Loads newer messages until they reach `newest`, the loaded newest ones; then both are merged into one list. */
export function useFound(helperId: number, messageId: number, newest: readonly Message[]) {
  const client = useQueryClient()
  const isHere = newest.some(({ id }) => id === messageId)
  const aroundKey = keyOf(helperId, messageId)
  const newestKey = queries.messages(helperId).queryKey
  const path = `/api/helpers/${helperId}/messages`
  const around = useQuery({
    queryKey: aroundKey,
    queryFn: ({ signal }) => get<Message[]>(`${path}?around=${messageId}&limit=${PAGE}`, signal),
    enabled: !isHere,
    gcTime: 0,
  })
  const [state, setState] = useState<EdgeState>('more')
  const last = around.data?.at(-1)
  const first = newest[0]
  const isJoined = last !== undefined && (!first || last.id >= first.id || state === 'end')
  useEffect(() => {
    if (!isJoined) return
    client.setQueryData(queries.messages(helperId).queryKey, (known) => withOlder(known ?? [], around.data ?? []))
  }, [isJoined, client, helperId, around.data])

  const load = async (): Promise<void> => {
    if (!last || state === 'loading') return
    setState('loading')
    try {
      const newer = await get<Message[]>(`${path}?after=${last.id}&limit=${PAGE}`)
      client.setQueryData<Message[]>(aroundKey, (known) => [...(known ?? []), ...newer])
      setState(newer.length < PAGE ? 'end' : 'more')
    } catch {
      setState('failed')
    }
  }
  return {
    messages: isHere ? newest : around.data,
    listKey: isHere ? newestKey : aroundKey,
    reachesEnd: isHere,
    isError: !isHere && around.isError,
    retry: () => void around.refetch(),
    newer: { state, load },
  }
}
