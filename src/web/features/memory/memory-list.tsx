import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue, useState } from 'react'
import type { Memories } from '../../../contract/memory.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/loading.tsx'
import { ConfirmDialog } from '../../ui/overlays/dialog.tsx'
import { EmptyState, ErrorState } from '../../ui/page.tsx'
import { MemoryFilterBar } from './memory-filters.tsx'
import { isFiltered, type MemoryFilters, memoryQueries, NO_FILTERS, STAYS } from './memory-queries.ts'
import { type Forgetting, MemoryResults } from './memory-results.tsx'
import { useForgetMany } from './use-memory-actions.ts'

interface ForgetDialogProps {
  /** The request body; null while closed. */
  asked: { body: object; count: number } | null
  onClose(): void
  onDone(): void
}

function ForgetDialog({ asked, onClose, onDone }: ForgetDialogProps) {
  const forget = useForgetMany(() => {
    onClose()
    onDone()
  })
  const isOne = asked?.count === 1
  const many = isOne ? '1 memory' : `${asked?.count ?? 0} memories`
  return (
    <ConfirmDialog
      open={asked !== null}
      onOpenChange={(open) => !open && onClose()}
      title={`Forget ${many}?`}
      description={`No helper will use ${isOne ? 'it' : 'them'} any more: not the messages you said ${isOne ? 'it' : 'them'} in, replies written with ${isOne ? 'it' : 'them'}, or summaries. ${STAYS} This cannot be undone.`}
      confirmLabel={`Forget ${many}`}
      onConfirm={() => asked && forget.mutate(asked.body)}
      destructive
      busy={forget.isPending}
    />
  )
}

const Loading = () => (
  <div role="status" className="grid gap-px rounded-card border border-line px-5 py-2">
    <span className="sr-only">Loading your memories</span>
    {['a', 'b', 'c', 'd'].map((key) => (
      <Skeleton key={key} className="my-3 h-14" />
    ))}
  </div>
)

const NothingFound = ({ onClear }: { onClear(): void }) => (
  <EmptyState
    title="Nothing found"
    text="No memory matches these filters."
    action={<Button onClick={onClear}>Clear the filters</Button>}
  />
)

const NothingRemembered = () => (
  <EmptyState title="Nothing remembered yet" text="Tell a helper something about yourself, and it appears here." />
)

interface FoundProps {
  filters: MemoryFilters
  data: Memories | undefined
  isError: boolean
  onRetry(): void
  onClear(): void
  children(data: Memories): ReactNode
}

function Found({ filters, data, isError, onRetry, onClear, children }: FoundProps) {
  if (!data) {
    return isError ? (
      <ErrorState
        title="Your memories could not be loaded"
        text="Nothing is lost: they are on the server."
        onRetry={onRetry}
      />
    ) : (
      <Loading />
    )
  }
  if (data.total > 0) return children(data)
  return isFiltered(filters) ? <NothingFound onClear={onClear} /> : <NothingRemembered />
}

function useSelection() {
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const toggle = (id: number): void => setSelected((known) => known.symmetricDifference(new Set([id])))
  return { selected, toggle, clear: () => setSelected(new Set()) }
}

export function MemoryList() {
  const [filters, setFilters] = useState(NO_FILTERS)
  const [pages, setPages] = useState<readonly string[]>([])
  const { data, isError, refetch } = useQuery(memoryQueries.list(useDeferredValue(filters), pages.at(-1) ?? ''))
  const selection = useSelection()
  const [asked, setAsked] = useState<Forgetting | null>(null)
  const change = (next: MemoryFilters): void => {
    setFilters(next)
    setPages([])
    selection.clear()
  }
  return (
    <>
      <MemoryFilterBar filters={filters} onChange={change} />
      <Found {...{ filters, data, isError }} onRetry={() => void refetch()} onClear={() => change(NO_FILTERS)}>
        {(found) => (
          <MemoryResults
            {...{ filters, found, pages }}
            selected={selection.selected}
            onToggle={selection.toggle}
            onMove={setPages}
            onForget={setAsked}
          />
        )}
      </Found>
      <ForgetDialog asked={asked} onClose={() => setAsked(null)} onDone={selection.clear} />
    </>
  )
}
