import { useQuery } from '@tanstack/react-query'
import { useParams } from 'wouter'
import { PANEL_MEMBERS } from '../../core/text/limits.ts'
import { ApiError, queries } from '../api.ts'
import { NewPanel } from '../features/conversations/panel/new-panel.tsx'
import { PanelList } from '../features/conversations/panel/panel-list.tsx'
import { NeedsHelpers, NeedsModel, useHasModel } from '../features/conversations/panel/panel-parts.tsx'
import { panelQuery, panelsQuery } from '../features/conversations/panel/panel-store.ts'
import { PanelView } from '../features/conversations/panel/panel-view.tsx'
import { idOf, paths } from '../paths.ts'
import { LinkButton } from '../ui/button.tsx'
import { Skeleton } from '../ui/loading.tsx'
import { EmptyState, ErrorState, Page } from '../ui/page.tsx'

const Loading = () => (
  <div role="status" className="grid gap-4">
    <span className="sr-only">Loading your panels</span>
    <Skeleton className="h-96 rounded-card" />
  </div>
)

function NewPanelOrWhatIsMissing() {
  const { data: user } = useQuery(queries.me)
  const helpers = useQuery(queries.helpers).data?.helpers
  const hasModel = useHasModel()
  if (!helpers || !user) return <Loading />
  if (!hasModel) return <NeedsModel user={user} />
  return helpers.length < PANEL_MEMBERS.min ? <NeedsHelpers count={helpers.length} /> : <NewPanel helpers={helpers} />
}

export function PanelsPage() {
  const { data: user } = useQuery(queries.me)
  const { data, isError, refetch } = useQuery(panelsQuery)
  const helpers = useQuery(queries.helpers)
  return (
    <Page
      title="Panel"
      lead="Ask several of your helpers at once. Each answers from its own view; then let them answer each other, and have one sum up."
    >
      {helpers.isError && !helpers.data ? (
        <ErrorState title="Error loading helpers. Please try again." onRetry={() => void helpers.refetch()} />
      ) : (
        <NewPanelOrWhatIsMissing />
      )}
      {isError && !data && <ErrorState title="Your panels could not be loaded" onRetry={() => void refetch()} />}
      {data && data.panels.length > 0 && <PanelList panels={data.panels} timeZone={user?.timeZone ?? 'UTC'} />}
    </Page>
  )
}

const Gone = () => (
  <EmptyState
    title="This panel is not here"
    text="It was deleted, or the address is wrong."
    action={<LinkButton href={paths.panels}>Your panels</LinkButton>}
  />
)

const LoadingPanel = () => (
  <div role="status" className="grid gap-6">
    <span className="sr-only">LoadingPanel the panel</span>
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
  return <LoadingPanel />
}

export function PanelPage() {
  const id = idOf(useParams().id ?? '')
  return (
    <Page className="has-[[data-wide]]:max-w-[1440px]">{id === null ? <Gone /> : <OnePanel key={id} id={id} />}</Page>
  )
}
