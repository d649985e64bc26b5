import { Skeleton } from '../../ui/skeleton.tsx'

const KEYS = ['a', 'b', 'c', 'd']

export const ListSkeleton = ({ label }: { label: string }) => (
  <div role="status">
    <span className="sr-only">{label}</span>
    {KEYS.map((key) => (
      <div key={key} className="flex gap-3 px-3 py-2.5">
        <Skeleton className="size-12 shrink-0 rounded-full" />
        <div className="grid grow gap-1.5">
          <Skeleton className="h-5 w-1/2" />
          <Skeleton className="h-5 w-5/6" />
          <Skeleton className="h-4 w-2/5" />
        </div>
      </div>
    ))}
  </div>
)
