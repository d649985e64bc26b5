import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { MEMORY_CATEGORIES, MEMORY_KINDS } from '../../../core/memory/kinds.ts'
import { LIMITS } from '../../../core/text/limits.ts'
import { queries } from '../../api.ts'
import { Select } from '../../ui/fields/select.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import type { MemoryFilters } from './memory-queries.ts'

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

export function MemoryFilterBar({ filters, onChange }: FilterProps) {
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
