import { useQuery } from '@tanstack/react-query'
import type { SafetyCounts } from '../../../contract/safety.ts'
import { adminQueries } from './admin-queries.ts'
import { BreakdownTable } from './breakdown-table.tsx'
import { DataState } from './data-state.tsx'
import { inCount } from './format.ts'

const rowsOf = ({ counts }: SafetyCounts) =>
  counts.map(({ month, concern, language, channel, count }) => ({
    key: [month, concern, language, channel].join(' '),
    cells: [`${month}, ${concern}`, language, channel, inCount(count)],
  }))

/** Counts only, never texts or names. */
export function SafetyPanel() {
  const query = useQuery(adminQueries.safety)
  return (
    <DataState query={query} what="safety counts">
      {(data) => (
        <BreakdownTable
          title="Recognised dangers"
          columns={['Month and kind', 'Language', 'Channel', 'Times']}
          rows={rowsOf(data)}
          empty="None in the last twelve months."
        />
      )}
    </DataState>
  )
}
