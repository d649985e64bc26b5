import { Skeleton } from '../../../ui/skeleton.tsx'

export const EditSkeleton = () => (
  <div role="status" className="grid gap-6">
    <span className="sr-only">Loading the helper</span>
    <div className="flex items-center gap-4">
      <Skeleton className="size-14 rounded-full" />
      <Skeleton className="h-9 w-2/5" />
    </div>
    {['name', 'description', 'schedule', 'voice', 'examples'].map((part) => (
      <Skeleton key={part} className="h-16" />
    ))}
  </div>
)
