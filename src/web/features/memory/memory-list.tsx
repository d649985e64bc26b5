import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ForgetDialog } from './forget-dialog.tsx'
import { MemoryFilterBar } from './memory-filters.tsx'
import { MemoryItem } from './memory-item.tsx'
import { type MemoryFilters, memoryQueries, NO_FILTERS, PAGE } from './memory-queries.ts'
import { useCountMany } from './use-memory-actions.ts'

const Loading = () => (
  <div role="status" className="grid gap-px rounded-card border border-line px-5 py-2">
    <span className="sr-only">Loading what is remembered</span>
    {['a', 'b', 'c', 'd'].map((key) => (
      <Skeleton key={key} className="my-3 h-14" />
    ))}
  </div>
)

/** The filter as the server forgets by it: everything that it finds, whatever its state. */
function bodyOf({ search, helperId, kind, category }: MemoryFilters): object {
  return {
    all: true,
    ...(search ? { search } : {}),
    ...(helperId ? { helperId: Number(helperId) } : {}),
    ...(kind ? { kind } : {}),
    ...(category ? { category } : {}),
  }
}

const isFiltered = (filters: MemoryFilters): boolean =>
  Object.entries(filters).some(([name, value]) => name !== 'state' && value !== '')

function useChosen() {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const toggle = (id: number): void => setChosen((known) => known.symmetricDifference(new Set([id])))
  return { chosen, toggle, clear: () => setChosen(new Set()) }
}

/** All memories: searched, filtered, and forgotten one by one, several or all. */
export function MemoryList() {
  const [filters, setFilters] = useState(NO_FILTERS)
  const [offset, setOffset] = useState(0)
  const shown = useDeferredValue(filters)
  const { data, isError, refetch } = useQuery(memoryQueries.list(shown, offset))
  const { chosen, toggle, clear } = useChosen()
  const [asked, setAsked] = useState<{ body: object; count: number } | null>(null)
  const counting = useCountMany((count, body) => setAsked({ body, count }))

  const change = (next: MemoryFilters): void => {
    setFilters(next)
    setOffset(0)
    clear()
  }
  const ids = [...chosen]
  return (
    <>
      <MemoryFilterBar filters={filters} onChange={change} />
      {isError && !data && (
        <ErrorState
          title="What is remembered could not be loaded"
          text="Nothing is lost: it is on the server."
          onRetry={() => void refetch()}
        />
      )}
      {!isError && !data && <Loading />}
      {data?.total === 0 && (
        <EmptyState
          title={isFiltered(filters) ? 'Nothing found' : 'Nothing remembered yet'}
          text={
            isFiltered(filters)
              ? 'No memory matches these filters.'
              : 'Tell a helper something about yourself, and it shows up here with the words that you said.'
          }
          action={
            isFiltered(filters) ? <Button onClick={() => change(NO_FILTERS)}>Clear the filters</Button> : undefined
          }
        />
      )}
      {data && data.total > 0 && (
        <>
          <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
            <p aria-live="polite" className="text-ink-soft">
              {chosen.size > 0 ? `${chosen.size} chosen` : data.total === 1 ? '1 memory' : `${data.total} memories`}
            </p>
            {chosen.size > 0 ? (
              <Button onClick={() => setAsked({ body: { ids }, count: ids.length })}>Forget the chosen</Button>
            ) : (
              <Button
                variant="plain"
                className="-mr-2"
                busy={counting.isPending}
                onClick={() => counting.mutate(bodyOf(filters))}
              >
                {isFiltered(filters) ? 'Forget all of these' : 'Forget everything'}
              </Button>
            )}
          </div>
          <ul tabIndex={-1} className="divide-y divide-line rounded-card border border-line bg-raised px-4 sm:px-5">
            {data.memories.map((memory) => (
              <MemoryItem
                key={memory.id}
                memory={memory}
                start={
                  <label className="-ml-2 grid size-11 shrink-0 place-items-center">
                    <span className="sr-only">Choose: {memory.content}</span>
                    <input
                      type="checkbox"
                      className="tick"
                      checked={chosen.has(memory.id)}
                      onChange={() => toggle(memory.id)}
                    />
                  </label>
                }
              />
            ))}
          </ul>
          {data.total > PAGE && (
            <div className="mt-5 flex gap-3">
              <Button disabled={offset === 0} onClick={() => setOffset(Math.max(0, offset - PAGE))}>
                Newer
              </Button>
              <Button disabled={offset + PAGE >= data.total} onClick={() => setOffset(offset + PAGE)}>
                Older
              </Button>
            </div>
          )}
        </>
      )}
      <ForgetDialog asked={asked} onClose={() => setAsked(null)} onDone={clear} />
    </>
  )
}
