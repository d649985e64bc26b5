import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { HistoryRange, UsageBucket, UsageHistory, UsagePart } from '../../../contract/admin.ts'
import type { CallPurpose } from '../../../core/calls/ceilings.ts'
import { inDuration, inShort, inUsd } from '../../../core/text/figures.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/page.tsx'
import { adminQueries, inBucket, inCount } from './admin-queries.ts'
import { BarChart } from './bar-chart.tsx'
import { DataState } from './for-operators.tsx'

interface BreakdownTableProps {
  title: string
  columns: readonly string[]
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
  empty: string
}

export const BreakdownTable = ({ title, columns, rows, empty }: BreakdownTableProps) => (
  <Card className="grid content-start gap-3 overflow-x-auto">
    <h3 className="text-[1.25rem]">{title}</h3>
    {rows.length === 0 ? (
      <p className="text-ink-soft">{empty}</p>
    ) : (
      <table className="w-full text-[0.9375rem] tabular-nums max-sm:[&_tr>:nth-child(4)]:hidden">
        <thead>
          <tr className="text-left text-sm text-ink-soft [&>th]:pb-2 [&>th]:font-medium [&>th:not(:first-child)]:pl-4 [&>th:not(:first-child)]:text-right">
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-t border-line">
          {rows.map(({ key, cells }) => (
            <tr
              key={key}
              className="[&>td]:py-2 [&>td:first-child]:[overflow-wrap:anywhere] [&>td:not(:first-child)]:pl-4 [&>td:not(:first-child)]:text-right [&>td:not(:first-child)]:whitespace-nowrap"
            >
              {cells.map((cell, index) => (
                <td key={columns[index]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </Card>
)

const RANGES: readonly { range: HistoryRange; label: string }[] = [
  { range: '24h', label: 'Last 24 hours' },
  { range: '30d', label: 'Last 30 days' },
]

const PURPOSES: Record<CallPurpose, string> = {
  chat: 'Chat',
  scheduled: 'Scheduled',
  memory: 'Memory',
  preview: 'Previews',
  test: 'Connection tests',
}

const PART_COLUMNS = ['Name', 'Calls', 'Failed', 'Tokens', 'Cost'] as const

const partRow = ({ name, calls, failures, inputTokens, outputTokens, costUsd }: UsagePart, label = name) => ({
  key: name,
  cells: [label, inCount(calls), inCount(failures), inShort(inputTokens + outputTokens), inUsd(costUsd)],
})

function Charts({ history }: { history: UsageHistory }) {
  const { buckets, range } = history
  const counted = (title: string, value: (bucket: UsageBucket) => number, format = inCount) => ({
    title,
    total: format(buckets.reduce((sum, bucket) => sum + value(bucket), 0)),
    bars: buckets.map((bucket) => ({ label: inBucket(bucket.at, range), value: value(bucket) })),
    format,
  })
  const latency = buckets.map(({ at, p50Ms, p95Ms }) => ({ label: inBucket(at, range), value: p50Ms, behind: p95Ms }))
  const charts = [
    counted('Calls', ({ calls }) => calls),
    counted('Cost', ({ costUsd }) => costUsd, inUsd),
    { ...counted('Failures', ({ failures }) => failures), alarming: true },
    counted('Tokens in', ({ inputTokens }) => inputTokens, inShort),
    counted('Tokens out', ({ outputTokens }) => outputTokens, inShort),
    {
      title: 'Latency p50 · p95',
      total: `${inDuration(history.p50Ms)} · ${inDuration(history.p95Ms)}`,
      bars: latency,
      format: inDuration,
    },
  ]
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {charts.map((chart) => (
        <BarChart key={chart.title} {...chart} />
      ))}
    </div>
  )
}

const Parts = ({ history }: { history: UsageHistory }) => (
  <div className="grid gap-4 lg:grid-cols-2 lg:[&>:last-child]:col-span-2">
    <BreakdownTable
      title="By model"
      columns={PART_COLUMNS}
      rows={history.byModel.map((part) => partRow(part))}
      empty="No model was called."
    />
    <BreakdownTable
      title="By purpose"
      columns={PART_COLUMNS}
      rows={history.byPurpose.map((part) => partRow(part, PURPOSES[part.name]))}
      empty="No model was called."
    />
    <BreakdownTable
      title="Most expensive accounts"
      columns={['Username', 'Calls', 'Cost']}
      rows={history.topUsers.map(({ id, username, calls, costUsd }) => ({
        key: String(id),
        cells: [username, inCount(calls), inUsd(costUsd)],
      }))}
      empty="No account has used a model."
    />
  </div>
)

export function UsagePanel() {
  const [range, setRange] = useState<HistoryRange>('24h')
  const history = useQuery(adminQueries.history(range))
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap gap-2">
        {RANGES.map((choice) => (
          <Button
            key={choice.range}
            variant={choice.range === range ? 'quiet' : 'plain'}
            aria-pressed={choice.range === range}
            onClick={() => setRange(choice.range)}
          >
            {choice.label}
          </Button>
        ))}
      </div>
      <DataState query={history} what="usage">
        {(data) => (
          <>
            <Charts history={data} />
            <Parts history={data} />
          </>
        )}
      </DataState>
    </div>
  )
}
