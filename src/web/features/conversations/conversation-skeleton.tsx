import { Skeleton } from '../../ui/loading.tsx'

const SHAPES = ['h-16 w-3/5', 'ml-auto h-11 w-2/5', 'h-22 w-4/6', 'ml-auto h-11 w-1/4']

export const ThreadSkeleton = () => (
  <div role="status" className="flex min-h-0 grow flex-col gap-2 overflow-hidden px-1 pt-6">
    <span className="sr-only">Loading messages</span>
    {SHAPES.map((shape) => (
      <Skeleton key={shape} className={`${shape} rounded-[20px]`} />
    ))}
  </div>
)

export const ListSkeleton = ({ label }: { label: string }) => (
  <div role="status">
    <span className="sr-only">{label}</span>
    {SHAPES.map((key) => (
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

/** The list that stands beside a conversation on wide screens. */
export const PaneSkeleton = () => (
  <div className="px-1 pt-4">
    <Skeleton className="mb-2 h-11 rounded-full" />
    <ListSkeleton label="Loading conversations" />
  </div>
)

/** A conversation with what stands around it, in the places of `conversation-view.tsx`. */
export const ConversationSkeleton = () => (
  <div className="mx-auto flex min-h-0 w-full max-w-[1160px] grow lg:gap-8 lg:px-5">
    <div className="w-[340px] shrink-0 max-lg:hidden">
      <PaneSkeleton />
    </div>
    <div className="mx-auto flex min-h-0 w-full max-w-[720px] grow flex-col px-4 md:px-0">
      <div className="flex h-13 shrink-0 items-center gap-3 border-b border-line sm:h-15">
        <Skeleton className="size-11 rounded-full" />
        <Skeleton className="h-6 w-32" />
      </div>
      <ThreadSkeleton />
      <Skeleton className="mb-3 h-14 shrink-0 rounded-[28px]" />
    </div>
  </div>
)
