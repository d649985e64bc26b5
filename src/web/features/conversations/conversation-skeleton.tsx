import { Skeleton } from '../../ui/loading.tsx'
import { ListSkeleton, ThreadSkeleton } from './thread/thread-skeleton.tsx'

/** The list that stands beside a conversation on wide screens. */
export const PaneSkeleton = () => (
  <div className="px-1 pt-4">
    <Skeleton className="mb-2 h-11 rounded-full" />
    <ListSkeleton label="Loading conversations" />
  </div>
)

/** A conversation with what stands around it, in the places of `panes.tsx` and `conversation-view.tsx`. */
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
