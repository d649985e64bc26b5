import { Card } from '../../ui/card.tsx'

export const ReportText = ({ report, isError }: { report: string | undefined; isError: boolean }) => (
  <Card className="grid content-start gap-4">
    <h2 className="text-[1.375rem]">Detailed Usage Report</h2>
    <pre className="min-h-32 overflow-x-auto rounded-field bg-sunk px-4 py-3 font-mono text-sm whitespace-pre-wrap">
      {report ?? (isError ? 'The usage report could not be loaded.' : 'Loading usage report...')}
    </pre>
  </Card>
)
