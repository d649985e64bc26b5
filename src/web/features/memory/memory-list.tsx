import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Loaded, Skeletons } from '../../ui/loaded.tsx'
import { ConfirmDialog } from '../../ui/overlays/dialog.tsx'
import { EmptyState } from '../../ui/page.tsx'
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

const LOADING = (
  <Skeletons
    label="Loading your memories"
    rows={4}
    row="my-3 h-14"
    className="grid gap-px rounded-card border border-line px-5 py-2"
  />
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

function useSelection() {
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const toggle = (id: number): void => setSelected((known) => known.symmetricDifference(new Set([id])))
  return { selected, toggle, clear: () => setSelected(new Set()) }
}

export function MemoryList() {
  const [filters, setFilters] = useState(NO_FILTERS)
  const [pages, setPages] = useState<readonly string[]>([])
  const memories = useQuery(memoryQueries.list(useDeferredValue(filters), pages.at(-1) ?? ''))
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
      <Loaded
        query={memories}
        failed="Your memories could not be loaded"
        text="Nothing is lost: they are on the server."
        loading={LOADING}
      >
        {(found) => {
          if (found.total === 0)
            return isFiltered(filters) ? <NothingFound onClear={() => change(NO_FILTERS)} /> : <NothingRemembered />
          return (
            <MemoryResults
              {...{ filters, found, pages }}
              selected={selection.selected}
              onToggle={selection.toggle}
              onMove={setPages}
              onForget={setAsked}
            />
          )
        }}
      </Loaded>
      <ForgetDialog asked={asked} onClose={() => setAsked(null)} onDone={selection.clear} />
    </>
  )
}
