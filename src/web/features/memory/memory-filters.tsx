import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { MEMORY_CATEGORIES, MEMORY_KINDS } from '../../../core/memory/kinds.ts'
import { LIMITS } from '../../../core/text/limits.ts'
import { queries } from '../../api.ts'
import { Select } from '../../ui/fields/select.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import type { MemoryFilters } from './memory-queries.ts'

const titled = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
const CATEGORY_LABELS: Record<string, string> = { relationship: 'Relationships' }

interface FilterProps {
  filters: MemoryFilters
  onChange(filters: MemoryFilters): void
}

export function MemoryFilterBar({ filters, onChange }: FilterProps) {
  const { data } = useQuery(queries.helpers)
  const { helperId, kind, category, state } = filters
  const used = [helperId, kind, category, state === 'current' ? '' : state].filter(Boolean).length
  const choose = (name: keyof MemoryFilters, label: string, options: ReactNode) => (
    <Select
      label={label}
      value={filters[name]}
      onChange={(event) => onChange({ ...filters, [name]: event.target.value })}
    >
      {options}
    </Select>
  )
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
          {choose(
            'helperId',
            'Helper',
            <>
              <option value="">All helpers</option>
              {data?.helpers.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </>,
          )}
          {choose(
            'kind',
            'Kind',
            <>
              <option value="">All kinds</option>
              {MEMORY_KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {titled(kind)}
                </option>
              ))}
            </>,
          )}
          {choose(
            'category',
            'About',
            <>
              <option value="">Everything</option>
              {MEMORY_CATEGORIES.map((category) => (
                <option key={category} value={category}>
                  {CATEGORY_LABELS[category] ?? titled(category)}
                </option>
              ))}
            </>,
          )}
          {choose(
            'state',
            'Show',
            <>
              <option value="current">Current</option>
              <option value="superseded">Superseded</option>
              <option value="all">Both</option>
            </>,
          )}
        </div>
      </details>
    </search>
  )
}
