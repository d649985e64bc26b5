import { Skeleton } from '../../../ui/loading.tsx'

const SHAPES = [
  { key: 'a', className: 'h-16 w-3/5 rounded-[20px]' },
  { key: 'b', className: 'ml-auto h-11 w-2/5 rounded-[20px]' },
  { key: 'c', className: 'h-22 w-4/6 rounded-[20px]' },
  { key: 'd', className: 'ml-auto h-11 w-1/4 rounded-[20px]' },
]

export const ThreadSkeleton = () => (
  <div role="status" className="flex min-h-0 grow flex-col gap-2 overflow-hidden px-1 pt-6">
    <span className="sr-only">Loading messages</span>
    {SHAPES.map(({ key, className }) => (
      <Skeleton key={key} className={className} />
    ))}
  </div>
)

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
