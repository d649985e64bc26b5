import type { ConversationSummary } from '../../../../contract/conversations.ts'
import { Select } from '../../../ui/fields/select.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'

/** Values of the filter fields; an empty string matches everything. */
export interface Filters {
  saidBy: string
  helperId: string
  from: string
  to: string
}

export const NO_FILTERS: Filters = { saidBy: '', helperId: '', from: '', to: '' }

export const isFiltered = (filters: Filters): boolean => Object.values(filters).some(Boolean)

/** No message can be on or after the first day and on or before the last. */
export const isBackwards = ({ from, to }: Filters): boolean => from !== '' && to !== '' && to < from

interface SearchFiltersProps {
  filters: Filters
  onChange(filters: Filters): void
  /** Null: one conversation alone is searched. */
  conversations: readonly ConversationSummary[] | null
}

export function SearchFilters({ filters, onChange, conversations }: SearchFiltersProps) {
  const field = (name: keyof Filters) => ({
    value: filters[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...filters, [name]: target.value }),
  })
  const used = Object.values(filters).filter(Boolean).length
  return (
    <details className="rounded-card px-3">
      <summary className="flex min-h-11 cursor-pointer items-center text-sm text-ink-soft hover:text-ink">
        Filters{used > 0 && ` (${used})`}
      </summary>
      <div className="grid grid-cols-2 gap-3 pb-3">
        <Select label="Said by" {...field('saidBy')}>
          <option value="">Anyone</option>
          <option value="person">You</option>
          <option value="helper">A helper</option>
        </Select>
        {conversations && (
          <Select label="Conversation" {...field('helperId')}>
            <option value="">All</option>
            {conversations.map(({ helperId, name }) => (
              <option key={helperId} value={helperId}>
                {name}
              </option>
            ))}
          </Select>
        )}
        <TextField
          label="From"
          className="lg:col-span-2"
          type="date"
          max={filters.to || undefined}
          {...field('from')}
        />
        <TextField
          label="To"
          className="lg:col-span-2"
          type="date"
          min={filters.from || undefined}
          error={isBackwards(filters) ? 'This day is before “From”. Please choose a later one.' : undefined}
          {...field('to')}
        />
      </div>
    </details>
  )
}
