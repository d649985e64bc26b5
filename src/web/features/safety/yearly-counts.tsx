import { useQuery } from '@tanstack/react-query'
import type { SafetyReport } from '../../../contract/safety.ts'
import type { Concern } from '../../../core/safety/concern.ts'
import { queryOf } from '../../api.ts'

const CONCERN_LABELS: Record<Concern, string> = {
  suicide: 'Suicide',
  'self-harm': 'Self-harm',
  overdose: 'Overdose',
  medical: 'Medical emergencies',
  violence: 'Violence',
  'harm-to-others': 'Harm to others',
  eating: 'Eating disorders',
  grooming: 'Grooming of a minor',
  'someone-else': 'Someone else in danger',
}

const Year = ({ year, total, concerns }: SafetyReport['years'][number]) => (
  <tr className="[&>td]:py-2 [&>td]:pr-4 [&>td]:align-top">
    <td>{year}</td>
    <td className="tabular-nums">{total}</td>
    <td>
      {Object.entries(concerns)
        .filter(([, count]) => count > 0)
        .map(([concern, count]) => `${CONCERN_LABELS[concern as keyof typeof CONCERN_LABELS]}: ${count}`)
        .join(', ')}
    </td>
  </tr>
)

// Reserves the height, so that nothing moves when the counts arrive.
const ROOM = 'min-h-28'

export function YearlyCounts() {
  const { data } = useQuery(queryOf<SafetyReport>('/api/safety/report'))
  if (!data) return <p className={ROOM} />
  if (data.years.length === 0) return <p className={ROOM}>None have been counted on this server so far.</p>
  return (
    <div className={ROOM}>
      <table className="w-full text-left text-[0.9375rem]">
        <thead>
          <tr className="border-b border-line text-sm text-ink-soft [&>th]:pr-4 [&>th]:pb-2 [&>th]:font-medium">
            <th scope="col">Year</th>
            <th scope="col">Times</th>
            <th scope="col">Of these</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {data.years.map((year) => (
            <Year key={year.year} {...year} />
          ))}
        </tbody>
      </table>
    </div>
  )
}
