import { Skeleton } from '../../ui/loading.tsx'
import { Card } from '../../ui/page.tsx'

export const HelpersSkeleton = () => (
  <div role="status" className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2 lg:grid-cols-3">
    <span className="sr-only">Loading helpers</span>
    {['a', 'b', 'c'].map((key) => (
      <Card key={key} className="grid gap-4">
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
