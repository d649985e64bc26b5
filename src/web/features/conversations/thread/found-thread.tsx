import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import type { Message } from '../../../../contract/messages.ts'
import { MESSAGE_PAGE } from '../../../../core/text/limits.ts'
import { get, queries } from '../../../api.ts'
import { ErrorState } from '../../../ui/page.tsx'
import { ThreadSkeleton } from '../conversation-skeleton.tsx'
import { withOlder } from '../send/reply-store.ts'
import { type EdgeState, PageEdge } from './older-messages.tsx'
import { Thread, type ThreadProps } from './thread.tsx'

const keyOf = (helperId: number, messageId: number) => ['/api/helpers', helperId, 'around', messageId] as const

const PAGE = MESSAGE_PAGE.default

/** Loads newer messages until they reach `newest`, the loaded newest ones; then both are merged into one list. */
function useFound(helperId: number, messageId: number, newest: readonly Message[]) {
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

interface FoundThreadProps extends ThreadProps {
  messageId: number
  onLeave(): void
}

const MARKED_MS = 3000

/** Scrolls a message into view, focuses it and highlights it for a moment. Returns a function that removes the highlight. */
function show(element: HTMLElement): () => void {
  element.scrollIntoView({ block: 'center' })
  element.tabIndex = -1
  element.focus({ preventScroll: true })
  element.dataset.found = ''
  const unmark = () => void delete element.dataset.found
  const timer = setTimeout(unmark, MARKED_MS)
  return () => {
    clearTimeout(timer)
    unmark()
  }
}

/** Mount it with the message's id as its key. */
export function FoundThread({ messageId, onLeave, ...thread }: FoundThreadProps) {
  const { helperId } = thread
  const found = useFound(helperId, messageId, thread.messages)
  const [leave] = useState(() => onLeave)
  const isLoaded = found.messages !== undefined
  useLayoutEffect(() => {
    const element = isLoaded && document.getElementById(`message-${messageId}`)
    return element ? show(element) : undefined
  }, [isLoaded, messageId])
  if (found.isError) {
    return (
      <div className="grid grow content-center">
        <ErrorState title="The message could not be loaded" onRetry={found.retry} />
      </div>
    )
  }
  if (!found.messages) return <ThreadSkeleton />
  const { messages, listKey, reachesEnd, newer } = found
  const edge = { ...newer, edgeId: messages.at(-1)?.id, label: 'Load later messages' }
  const part = {
    listKey,
    reachesEnd,
    leave,
    newer: (box: RefObject<HTMLElement | null>) => !reachesEnd && <PageEdge {...edge} box={box} />,
  }
  return <Thread {...thread} messages={messages} part={part} />
}
