import { useQuery } from '@tanstack/react-query'
import type { Memory } from '../../../contract/memory.ts'
import { Spinner } from '../../ui/loading.tsx'
import { memoryQueries } from './memory-queries.ts'
import { useMemoryDates } from './memory-texts.ts'

function Line({ memory: { content, validFrom, validTo } }: { memory: Memory }) {
  const { dateOf } = useMemoryDates()
  const span = validTo === null ? `Since ${dateOf(validFrom)}` : `${dateOf(validFrom)} to ${dateOf(validTo)}`
  return (
    <li>
      <span className="font-[550]">{content}</span>
      <span className="block text-sm text-ink-soft">{span}</span>
    </li>
  )
}

export function MemoryHistory({ id }: { id: number }) {
  const { data, isError } = useQuery(memoryQueries.detail(id))
  const { saidTo } = useMemoryDates()
  if (isError) return <p className="mt-3 text-danger">The history could not be loaded.</p>
  if (!data) return <Spinner className="mt-3" />
  const { sources, before, after } = data
  return (
    <div className="mt-3 grid grid-cols-1 gap-3 border-l-2 border-line pl-4 text-[0.9375rem]">
      {after.length > 0 && (
        <section>
          <h2 className="font-sans text-sm font-[550] text-ink-soft">What replaced it</h2>
          <ul className="mt-1 grid grid-cols-1 gap-2">
            {after.map((one) => (
              <Line key={one.id} memory={one} />
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2 className="font-sans text-sm font-[550] text-ink-soft">Where it comes from</h2>
        <ul className="mt-1 grid grid-cols-1 gap-2">
          {sources.map(({ messageId, quote, helperName, saidAt }) => (
            <li key={messageId}>
              “{quote}”<span className="block text-sm text-ink-soft">{saidTo(helperName, saidAt)}</span>
            </li>
          ))}
          {sources.length === 0 && <li>You wrote this here, or what you said is forgotten.</li>}
        </ul>
      </section>
      {before.length > 0 && (
        <section>
          <h2 className="font-sans text-sm font-[550] text-ink-soft">What it was before</h2>
          <ul className="mt-1 grid grid-cols-1 gap-2">
            {before.map((one) => (
              <Line key={one.id} memory={one} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
