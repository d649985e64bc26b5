import type { Memories, Memory } from '../../../contract/memory.ts'
import { Button } from '../../ui/button.tsx'
import { MemoryItem } from './memory-item.tsx'
import { isFiltered, type MemoryFilters } from './memory-queries.ts'
import { useCountMany } from './use-memory-actions.ts'

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

interface ToolbarProps {
  filters: MemoryFilters
  total: number
  selected: ReadonlySet<number>
  onForget(forgetting: Forgetting): void
}

const countOf = (total: number, selected: number): string => {
  if (selected > 0) return `${selected} selected`
  return total === 1 ? '1 memory' : `${total} memories`
}

function Toolbar({ filters, total, selected, onForget }: ToolbarProps) {
  const counting = useCountMany((count, body) => onForget({ body, count }))
  return (
    <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
      <p aria-live="polite" className="text-ink-soft">
        {countOf(total, selected.size)}
      </p>
      {selected.size > 0 ? (
        <Button onClick={() => onForget({ body: { ids: [...selected] }, count: selected.size })}>
          Forget selected
        </Button>
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
  )
}

const Tick = ({ memory, checked, onToggle }: { memory: Memory; checked: boolean; onToggle(id: number): void }) => (
  <label className="-ml-2 grid size-11 shrink-0 place-items-center">
    <span className="sr-only">Select: {memory.content}</span>
    <input type="checkbox" className="tick" checked={checked} onChange={() => onToggle(memory.id)} />
  </label>
)

/** The `after` values of the pages opened so far, without the first page. */
type Pages = readonly string[]

interface PagerProps {
  pages: Pages
  next: string | null
  onMove(pages: Pages): void
}

const Pager = ({ pages, next, onMove }: PagerProps) =>
  (pages.length > 0 || next !== null) && (
    <div className="mt-5 flex gap-3">
      <Button disabled={pages.length === 0} onClick={() => onMove(pages.slice(0, -1))}>
        Newer
      </Button>
      <Button disabled={next === null} onClick={() => next !== null && onMove([...pages, next])}>
        Older
      </Button>
    </div>
  )

interface MemoryResultsProps {
  filters: MemoryFilters
  found: Memories
  pages: Pages
  selected: ReadonlySet<number>
  onToggle(id: number): void
  onMove(pages: Pages): void
  onForget(forgetting: Forgetting): void
}

export const MemoryResults = ({ filters, found, pages, selected, onToggle, onMove, onForget }: MemoryResultsProps) => (
  <>
    <Toolbar filters={filters} total={found.total} selected={selected} onForget={onForget} />
    <ul tabIndex={-1} className="divide-y divide-line rounded-card border border-line bg-raised px-4 sm:px-5">
      {found.memories.map((memory) => (
        <MemoryItem
          key={memory.id}
          memory={memory}
          onForgotten={() => selected.has(memory.id) && onToggle(memory.id)}
          start={<Tick memory={memory} checked={selected.has(memory.id)} onToggle={onToggle} />}
        />
      ))}
    </ul>
    <Pager pages={pages} next={found.next} onMove={onMove} />
  </>
)
