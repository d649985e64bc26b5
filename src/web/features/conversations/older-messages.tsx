import type { QueryKey } from '@tanstack/react-query'
import type { RefObject } from 'react'
import type { Message } from '../../../contract/messages.ts'
import { PageEdge } from './page-edge.tsx'
import { useOlder } from './use-older.ts'

interface OlderMessagesProps {
  helperId: number
  messages: readonly Message[]
  /** The scrolling element. */
  box: RefObject<HTMLElement | null>
  /** Where the messages are cached. */
  listKey: QueryKey
}

/** Loads the previous page when the person scrolls near the first message. */
export function OlderMessages({ helperId, messages, box, listKey }: OlderMessagesProps) {
  const { state, load } = useOlder(helperId, messages, listKey)
  return <PageEdge {...{ state, load, box }} edgeId={messages[0]?.id} label="Load earlier messages" />
}
