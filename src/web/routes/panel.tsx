import { useQuery } from '@tanstack/react-query'
import { useParams } from 'wouter'
import { ApiError, queries } from '../api.ts'
import { panelQuery } from '../features/conversations/panel/panel-queries.ts'
import { PanelView } from '../features/conversations/panel/panel-view.tsx'
import { idOf, paths } from '../paths.ts'
import { LinkButton } from '../ui/button.tsx'
import { Skeleton } from '../ui/loading.tsx'
import { Page } from '../ui/page.tsx'
import { EmptyState, ErrorState } from '../ui/page-states.tsx'

const Gone = () => (
  <EmptyState
    title="This panel is not here"
    text="It was deleted, or the address is wrong."
    action={<LinkButton href={paths.panels}>Your panels</LinkButton>}
  />
)

const Loading = () => (
  <div role="status" className="grid gap-6">
    <span className="sr-only">Loading the panel</span>
    <Skeleton className="h-11 w-2/3" />
    <div className="grid gap-3 min-[56.25rem]:grid-cols-3">
      {['a', 'b', 'c'].map((key) => (
        <Skeleton key={key} className="h-64 rounded-card" />
      ))}
    </div>
  </div>
)

function OnePanel({ id }: { id: number }) {
  const { data: user } = useQuery(queries.me)
  const { data: panel, error, refetch } = useQuery(panelQuery(id))
  if (panel && user) return <PanelView panel={panel} user={user} />
  if (error instanceof ApiError && error.status === 404) return <Gone />
  if (error) return <ErrorState title="The panel could not be loaded" onRetry={() => void refetch()} />
  return <Loading />
}

export function PanelPage() {
  const id = idOf(useParams().id ?? '')
  return (
    <Page className="has-[[data-wide]]:max-w-[1440px]">{id === null ? <Gone /> : <OnePanel key={id} id={id} />}</Page>
  )
}
