import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { Link } from 'wouter'
import { paths } from '../../paths.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { MemoryItem } from './memory-item.tsx'
import { memoryQueries } from './memory-queries.ts'
import { RecalledMessage } from './recalled-message.tsx'

function Panel({ messageId }: { messageId: number }) {
  const { data, isError, refetch } = useQuery(memoryQueries.remembered(messageId))
  const end = useRef<HTMLDivElement>(null)
  // Below the newest reply the panel would open behind the composer.
  useEffect(() => {
    if (data) end.current?.scrollIntoView({ block: 'nearest' })
  }, [data])
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
  const { facts, turns } = data
  if (facts.length + turns.length === 0) return <p className="py-3">None of this is remembered any more.</p>
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
      <div ref={end} className="h-2" />
    </>
  )
}

/** The memories that a reply is based on, loaded on demand. */
export function MemorySources({ messageId }: { messageId: number }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <div className="px-1.5 text-left text-sm">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        className="link min-h-11 text-ink-soft"
        onClick={() => setOpen(!open)}
      >
        What I remembered
      </button>
      {open && (
        <section
          id={id}
          aria-label="What I remembered"
          className="max-w-[36rem] rounded-card border border-line bg-raised px-4 py-1 text-base animate-fade"
        >
          <Link href={paths.memory} className="link flex min-h-11 w-fit items-center text-sm">
            All memories
          </Link>
          <Panel messageId={messageId} />
        </section>
      )}
    </div>
  )
}
