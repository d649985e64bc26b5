import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Spinner } from '../../ui/spinner.tsx'
import { MemoryItem } from './memory-item.tsx'
import { memoryQueries } from './memory-queries.ts'
import { RecalledMessage } from './recalled-message.tsx'

export function MemorySourcesPanel({ messageId }: { messageId: number }) {
  const { data, isError, refetch } = useQuery(memoryQueries.remembered(messageId))
  const [open, setOpen] = useState(false)
  const end = useRef<HTMLDivElement>(null)
  const isLoaded = data !== undefined
  // Below the newest reply the panel would open behind the composer. It scrolls only once, so nothing moves under a finger.
  useEffect(() => {
    if (isLoaded) end.current?.scrollIntoView({ block: 'nearest' })
  }, [isLoaded])
  if (isError) {
    return (
      <p role="alert" className="py-3">
        This could not be loaded.{' '}
        <button type="button" className="link min-h-11" onClick={() => void refetch()}>
          Retry
        </button>
      </p>
    )
  }
  if (!data) return <Spinner className="my-3" />
  const { mainFacts, mainTurns } = data
  const total = data.facts.length + data.turns.length
  if (total === 0) return <p className="py-3">None of this is remembered any more.</p>
  const main = mainFacts.length + mainTurns.length
  const all = open || main === 0
  const facts = data.facts.filter(({ id }) => all || mainFacts.includes(id))
  const turns = data.turns.filter((turn) => all || mainTurns.includes(turn.messageId))
  return (
    <>
      <ul className="divide-y divide-line">
        {facts.map((memory) => (
          <MemoryItem key={memory.id} memory={memory} />
        ))}
        {turns.map((turn) => (
          <RecalledMessage key={turn.messageId} turn={turn} />
        ))}
      </ul>
      {main > 0 && total > main && (
        <button type="button" aria-expanded={open} className="link min-h-11 text-sm" onClick={() => setOpen(!open)}>
          {open ? 'Show fewer' : `And ${total - main} more`}
        </button>
      )}
      <div ref={end} className="h-2" />
    </>
  )
}
