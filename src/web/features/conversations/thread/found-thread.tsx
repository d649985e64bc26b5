import { type RefObject, useLayoutEffect, useState } from 'react'
import { ErrorState } from '../../../ui/page.tsx'
import { PageEdge } from './older-messages.tsx'
import { Thread, type ThreadProps } from './thread.tsx'
import { ThreadSkeleton } from './thread-skeleton.tsx'
import { useFound } from './use-found.ts'

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
