import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useToast } from '../../ui/overlays/toast.tsx'
import { Card } from '../../ui/page.tsx'
import { adminQueries } from './admin-queries.ts'

export function useReport() {
  const report = useQuery(adminQueries.report)
  const toast = useToast()
  const { errorUpdatedAt } = report
  useEffect(() => {
    if (errorUpdatedAt === 0) return
    toast({ title: 'Error', description: 'Failed to fetch API usage report', variant: 'destructive' })
  }, [errorUpdatedAt, toast])
  return report
}

export const ReportText = ({ report, isError }: { report: string | undefined; isError: boolean }) => (
  <Card className="grid content-start gap-4">
    <h2 className="text-[1.375rem]">Detailed Usage Report</h2>
    <pre className="min-h-32 overflow-x-auto rounded-field bg-sunk px-4 py-3 font-mono text-sm whitespace-pre-wrap">
      {report ?? (isError ? 'The usage report could not be loaded.' : 'Loading usage report...')}
    </pre>
  </Card>
)

/** `paused` is undefined while nothing is known: then it only takes its room. */
export const StatusBadge = ({ paused }: { paused: boolean | undefined }) =>
  paused ? (
    <Badge className="bg-danger! text-danger-ink! md:mt-3">System Paused</Badge>
  ) : (
    <Badge tone="ok" className={classNames('md:mt-3', paused === undefined && 'invisible')}>
      System Active
    </Badge>
  )
