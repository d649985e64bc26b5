import type { ReactNode } from 'react'
import { Card } from '../../ui/page.tsx'

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
