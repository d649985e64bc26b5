import { Skeleton } from '../../../ui/skeleton.tsx'

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
