import { Skeleton } from '../../ui/loading.tsx'
import { Card } from '../../ui/page.tsx'

interface HelpersSkeletonProps {
  count?: number
  /** Absent where the page says that it is loading. */
  label?: string
}

export const HelpersSkeleton = ({ count = 3, label }: HelpersSkeletonProps) => (
  <div role={label && 'status'} className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2 lg:grid-cols-3">
    {label && <span className="sr-only">{label}</span>}
    {Array.from({ length: count }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are alike
      <Card key={at} className="grid gap-4">
        <div className="flex items-center gap-4">
          <Skeleton className="size-14 rounded-full" />
          <Skeleton className="h-6 w-2/5" />
        </div>
        <Skeleton className="h-12" />
        <Skeleton className="h-7 w-3/5 rounded-full" />
        <Skeleton className="mt-4 h-11 rounded-full" />
      </Card>
    ))}
  </div>
)
