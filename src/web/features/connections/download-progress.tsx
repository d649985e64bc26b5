import type { ModelDownload } from '../../../contract/connections.ts'
import { inBytes } from '../../../core/text/figures.ts'
import { Button } from '../../ui/button.tsx'

interface DownloadProgressProps {
  download: ModelDownload
  isCancelling: boolean
  onCancel(): void
}

const percentOf = ({ completedBytes, totalBytes }: ModelDownload): number =>
  totalBytes > 0 ? Math.floor((completedBytes / totalBytes) * 100) : 0

/** A model that is being downloaded, however long it takes: the page may be left meanwhile. */
export function DownloadProgress({ download, isCancelling, onCancel }: DownloadProgressProps) {
  const percent = percentOf(download)
  const { completedBytes, totalBytes, model } = download
  return (
    <div className="grid gap-3 rounded-field bg-sunk px-4 py-3.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 break-all font-[550]">{model}</p>
        <p className="text-sm text-ink-soft tabular-nums">
          {totalBytes > 0 ? `${inBytes(completedBytes)} of ${inBytes(totalBytes)}` : 'Beginning…'}
        </p>
      </div>
      <div
        role="progressbar"
        aria-label={`Download of ${model}`}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-2 overflow-hidden rounded-full bg-line"
      >
        <div className="h-full rounded-full bg-accent" style={{ width: `${percent}%` }} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-ink-soft">You can leave this page. The download goes on.</p>
        <Button busy={isCancelling} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  )
}
