import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Memories, Memory } from '../../../contract/memory.ts'
import { Button } from '../../ui/button.tsx'
import { Pager } from '../../ui/rows.tsx'
import { MemoryItem } from './memory-item.tsx'
import { isFiltered, type MemoryFilters, memoryQueries, useCountMany, useMemoryDates } from './memory-queries.ts'

const byDay = (one: Memory, other: Memory): number => (one.expiresOn ?? '').localeCompare(other.expiresOn ?? '')

/** Someone in the person's life. */
const isAboutPeople = ({ subject, kind, category }: Memory): boolean =>
  subject !== 'self' || kind === 'relationship' || category === 'family' || category === 'relationship'

interface Chapter {
  title: string
  memories: readonly Memory[]
}

/** What is coming up, soonest first, on the first page whether or not it was said lately; then people, then the rest. */
function chaptersOf(
  page: readonly Memory[],
  ahead: readonly Memory[],
  isAhead: (memory: Memory) => boolean,
): Chapter[] {
  const rest = page.filter((memory) => !isAhead(memory))
  return [
    { title: 'Coming up', memories: ahead.toSorted(byDay) },
    { title: 'People', memories: rest.filter(isAboutPeople) },
    { title: 'Notes', memories: rest.filter((memory) => !isAboutPeople(memory)) },
  ].filter(({ memories }) => memories.length > 0)
}

interface NotebookProps {
  page: readonly Memory[]
  isFirstPage: boolean
  children(memory: Memory): ReactNode
}

function Notebook({ page, isFirstPage, children }: NotebookProps) {
  const { today, isAhead } = useMemoryDates()
  const { data } = useQuery(memoryQueries.ahead(today))
  const ahead = isFirstPage ? (data?.memories ?? page.filter(isAhead)) : []
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {chaptersOf(page, ahead, isAhead).map(({ title, memories }) => (
        <section key={title} aria-label={title}>
          <h2 className="mb-2 text-[1.375rem]">{title}</h2>
          <Leaf>{memories.map(children)}</Leaf>
        </section>
      ))}
    </div>
  )
}

const Leaf = ({ children }: { children: ReactNode }) => (
  <ul tabIndex={-1} className="divide-y divide-line rounded-card border border-line bg-raised px-4 sm:px-5">
    {children}
  </ul>
)

export interface Forgetting {
  body: object
  count: number
}

/** The request to forget everything the filter matches. */
function bodyOf({ search, helperId, kind, category, state }: MemoryFilters): object {
  return {
    all: true,
    ...(search ? { search } : {}),
    ...(helperId ? { helperId: Number(helperId) } : {}),
    ...(kind ? { kind } : {}),
    ...(category ? { category } : {}),
    ...(state === 'superseded' ? { state } : {}),
  }
}

/** Only what is true now, and all of it, reads like a notebook. */
const isNotebook = (filters: MemoryFilters): boolean => filters.state === 'current' && !isFiltered(filters)

interface ForgetProps {
  filters: MemoryFilters
  total: number
  selected: ReadonlySet<number>
  onForget(forgetting: Forgetting): void
}

/** What a filter found, or what is selected. The page itself says how many there are in all. */
const Told = ({ filters, total, selected, onForget }: ForgetProps) => (
  <div className="mb-2 flex min-h-11 flex-wrap items-center justify-between gap-2 empty:hidden">
    {(isFiltered(filters) || selected.size > 0) && (
      <p aria-live="polite" className="text-ink-soft">
        {selected.size > 0 ? `${selected.size} selected` : `${total.toLocaleString('en-US')} found`}
      </p>
    )}
    {selected.size > 0 && (
      <Button onClick={() => onForget({ body: { ids: [...selected] }, count: selected.size })}>Forget selected</Button>
    )}
  </div>
)

function ForgetAll({ filters, onForget }: Pick<ForgetProps, 'filters' | 'onForget'>) {
  const counting = useCountMany((count, body) => onForget({ body, count }))
  return (
    <Button
      variant="plain"
      className="hover:text-danger! focus-visible:text-danger!"
      busy={counting.isPending}
      onClick={() => counting.mutate(bodyOf(filters))}
    >
      {isFiltered(filters) ? 'Forget all of these' : 'Forget everything'}
    </Button>
  )
}

const Tick = ({ memory, checked, onToggle }: { memory: Memory; checked: boolean; onToggle(id: number): void }) => (
  <label className="-ml-2 grid size-11 shrink-0 place-items-center">
    <span className="sr-only">Select: {memory.content}</span>
    <input type="checkbox" className="tick" checked={checked} onChange={() => onToggle(memory.id)} />
  </label>
)

interface MemoryResultsProps {
  filters: MemoryFilters
  found: Memories
  /** The `after` values of the pages opened so far, without the first page. */
  pages: readonly string[]
  selected: ReadonlySet<number>
  onToggle(id: number): void
  onMove(pages: readonly string[]): void
  onForget(forgetting: Forgetting): void
}

export function MemoryResults(props: MemoryResultsProps) {
  const { filters, found, pages, selected, onToggle, onMove, onForget } = props
  const item = (memory: Memory) => (
    <MemoryItem
      key={memory.id}
      memory={memory}
      onForgotten={() => selected.has(memory.id) && onToggle(memory.id)}
      start={<Tick memory={memory} checked={selected.has(memory.id)} onToggle={onToggle} />}
    />
  )
  return (
    <>
      <Told filters={filters} total={found.total} selected={selected} onForget={onForget} />
      {isNotebook(filters) ? (
        <Notebook page={found.memories} isFirstPage={pages.length === 0}>
          {item}
        </Notebook>
      ) : (
        <Leaf>{found.memories.map(item)}</Leaf>
      )}
      <div className="mt-5 flex flex-wrap justify-between gap-3">
        <Pager trail={pages} next={found.next} onGo={onMove} />
        <span className="ml-auto">
          <ForgetAll filters={filters} onForget={onForget} />
        </span>
      </div>
    </>
  )
}
