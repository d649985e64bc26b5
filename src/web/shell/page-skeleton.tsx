import { ConversationSkeleton, ListSkeleton } from '../features/conversations/conversation-skeleton.tsx'
import { HelpersSkeleton } from '../features/helpers/helpers-skeleton.tsx'
import { Skeleton } from '../ui/loading.tsx'
import { Page } from '../ui/page.tsx'

/** What a page looks like before its code and its data have arrived. */
export interface Shape {
  kind: 'cards' | 'list' | 'thread' | 'form'
  title?: string
}

const Form = () => (
  <div className="grid gap-5">
    <Skeleton className="h-12 w-3/5" />
    <Skeleton className="h-72 rounded-card" />
    <Skeleton className="h-48 rounded-card" />
  </div>
)

const List = ({ title }: Pick<Shape, 'title'>) => (
  <div className="mx-auto w-full max-w-[1160px] px-3 lg:px-5">
    <div className="flex flex-wrap items-center gap-x-8 gap-y-3 px-1 pt-4 pb-2">
      <h1 className="grow px-2 text-[min(1.75rem,11vw)] lg:px-0 lg:text-[2.5rem]">{title}</h1>
      <Skeleton className="h-11 min-w-64 grow basis-80 rounded-full" />
    </div>
    <ListSkeleton label="Loading conversations" />
  </div>
)

export function PageSkeleton({ kind, title }: Shape) {
  if (kind === 'thread') return <ConversationSkeleton />
  if (kind === 'list') return <List title={title} />
  return (
    <Page title={title ?? <Skeleton className="h-10 w-56" />}>
      <div role="status">
        <span className="sr-only">Loading</span>
        {kind === 'cards' ? <HelpersSkeleton count={6} /> : <Form />}
      </div>
    </Page>
  )
}
