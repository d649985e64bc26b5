import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useDeferredValue, useState } from 'react'
import { MEMORY_CATEGORIES, MEMORY_KINDS } from '../../../core/memory/kinds.ts'
import { LIMITS } from '../../../core/text/limits.ts'
import { queries } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Loaded, Skeletons } from '../../ui/loaded.tsx'
import { ConfirmDialog } from '../../ui/overlays/dialog.tsx'
import { EmptyState } from '../../ui/page.tsx'
import { isFiltered, type MemoryFilters, memoryQueries, NO_FILTERS, STAYS, useForgetMany } from './memory-queries.ts'
import { type Forgetting, MemoryResults } from './memory-results.tsx'

const titled = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
const CATEGORIES = MEMORY_CATEGORIES.map(
  (category) => [category, category === 'relationship' ? 'Relationships' : titled(category)] as const,
)
const STATES = [
  ['current', 'Current'],
  ['superseded', 'Superseded'],
  ['all', 'Both'],
] as const

interface FilterProps {
  filters: MemoryFilters
  onChange(filters: MemoryFilters): void
}

function MemoryFilterBar({ filters, onChange }: FilterProps) {
  const { data } = useQuery(queries.helpers)
  const { helperId, kind, category, state } = filters
  const used = [helperId, kind, category, state === 'current' ? '' : state].filter(Boolean).length
  const choose = (name: keyof MemoryFilters, label: string, options: ComponentProps<typeof Select>['options']) => (
    <Select
      {...{ label, options }}
      value={filters[name]}
      onChange={(event) => onChange({ ...filters, [name]: event.target.value })}
    />
  )
  const helpers = data?.helpers.map(({ id, name }) => [id, name] as const) ?? []
  return (
    <search className="mb-4 grid gap-1">
      <TextField
        label="Search"
        type="search"
        value={filters.search}
        maxLength={LIMITS.memorySearch.max}
        onChange={(event) => onChange({ ...filters, search: event.target.value })}
      />
      <details className="group">
        <summary className="flex min-h-11 w-fit items-center px-1 text-[0.9375rem] text-ink-soft hover:text-ink">
          Filters{used > 0 && ` (${used})`}
        </summary>
        <div className="grid gap-3 pb-2 xs:grid-cols-2 md:grid-cols-4">
          {choose('helperId', 'Helper', [['', 'All helpers'], ...helpers])}
          {choose('kind', 'Kind', [['', 'All kinds'], ...MEMORY_KINDS.map((kind) => [kind, titled(kind)] as const)])}
          {choose('category', 'About', [['', 'Everything'], ...CATEGORIES])}
          {choose('state', 'Show', STATES)}
        </div>
      </details>
    </search>
  )
}

interface ForgetDialogProps {
  asked: Forgetting
  onClose(): void
  onDone(): void
}

function ForgetDialog({ asked, onClose, onDone }: ForgetDialogProps) {
  const forget = useForgetMany(() => {
    onClose()
    onDone()
  })
  const isOne = asked.count === 1
  const many = isOne ? '1 memory' : `${asked.count} memories`
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`Forget ${many}?`}
      description={`No helper will use ${isOne ? 'it' : 'them'} any more: not the messages you said ${isOne ? 'it' : 'them'} in, replies written with ${isOne ? 'it' : 'them'}, or summaries. ${STAYS} This cannot be undone.`}
      confirmLabel={`Forget ${many}`}
      onConfirm={() => forget.mutate(asked.body)}
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
  <EmptyState
    title="Nothing remembered yet"
    text="Tell a helper something about yourself. What it remembers appears here a few minutes later."
  />
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
      {asked && <ForgetDialog asked={asked} onClose={() => setAsked(null)} onDone={selection.clear} />}
    </>
  )
}
