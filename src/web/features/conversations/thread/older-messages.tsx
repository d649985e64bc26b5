import type { QueryKey } from '@tanstack/react-query'
import { type ComponentType, type RefObject, useEffect } from 'react'
import type { Message } from '../../../../contract/messages.ts'
import type { MessageListProps } from './message-list.tsx'
import { PageEdge } from './page-edge.tsx'
import { useOlder } from './use-older.ts'

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
