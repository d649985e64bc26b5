import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { MEMORY_CATEGORIES, MEMORY_KINDS } from '../../../core/memory/kinds.ts'
import { LIMITS } from '../../../core/text/limits.ts'
import { queries } from '../../api.ts'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { MemoryFilters } from './memory-queries.ts'

const titled = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
const CATEGORY_LABELS: Record<string, string> = { relationship: 'Relationships' }

interface FilterProps {
  filters: MemoryFilters
  onChange(filters: MemoryFilters): void
}

export function MemoryFilterBar({ filters, onChange }: FilterProps) {
  const { data } = useQuery(queries.helpers)
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
    <search className="mb-5 grid gap-3 xs:grid-cols-2 md:grid-cols-4">
      <TextField
        label="Search"
        type="search"
        value={filters.search}
        maxLength={LIMITS.memorySearch.max}
        onChange={(event) => onChange({ ...filters, search: event.target.value })}
        className="xs:col-span-2 md:col-span-4"
      />
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
    </search>
  )
}
