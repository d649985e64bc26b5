import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { type ComponentType, type RefObject, useEffect, useState } from 'react'
import type { Message } from '../../../../contract/messages.ts'
import { MESSAGE_PAGE } from '../../../../core/text/limits.ts'
import { get } from '../../../api.ts'
import { withOlder } from '../reply/reply-state.ts'
import type { MessageListProps } from './message-list.tsx'
import { type EdgeState, PageEdge } from './page-edge.tsx'

function useOlder(helperId: number, messages: readonly Message[], key: QueryKey) {
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

interface OlderMessagesProps {
  helperId: number
  messages: readonly Message[]
  box: RefObject<HTMLElement | null>
  listKey: QueryKey
  /** Too many messages are loaded for a plain list; `list` shows them from now on. */
  onLong(list: () => ComponentType<MessageListProps>): void
}

/** From this many messages on, only those near the screen are in the page. */
const LONG = 200

/** Anything being typed or selected in the list would be lost. */
const isBusy = (box: HTMLElement | null): boolean =>
  Boolean(box?.querySelector('[data-message-editor], [aria-haspopup][data-state=open]'))

export function OlderMessages({ helperId, messages, box, listKey, onLong }: OlderMessagesProps) {
  const { state, load } = useOlder(helperId, messages, listKey)
  const count = messages.length
  useEffect(() => {
    if (count < LONG) return
    // Without it, every message stays in the page.
    import('./virtual-message-list.tsx').then(
      ({ VirtualMessageList }) => !isBusy(box.current) && onLong(() => VirtualMessageList),
      () => undefined,
    )
  }, [count, box, onLong])
  return <PageEdge {...{ state, load, box }} edgeId={messages[0]?.id} label="Load earlier messages" />
}
