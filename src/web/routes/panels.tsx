import { useQuery } from '@tanstack/react-query'
import { useParams } from 'wouter'
import type { User } from '../../contract/accounts.ts'
import type { Helper } from '../../contract/helpers.ts'
import { PANEL_MEMBERS } from '../../core/text/limits.ts'
import { ApiError, queries } from '../api.ts'
import { NewPanel } from '../features/conversations/panel/new-panel.tsx'
import { PanelList, useLacking } from '../features/conversations/panel/panel-parts.tsx'
import { panelQuery, panelsQuery } from '../features/conversations/panel/panel-store.ts'
import { PanelView } from '../features/conversations/panel/panel-view.tsx'
import { idOf, paths } from '../paths.ts'
import { LinkButton } from '../ui/button.tsx'
import { Loaded, Skeletons } from '../ui/loaded.tsx'
import { Skeleton } from '../ui/loading.tsx'
import { EmptyState, ErrorState, Page } from '../ui/page.tsx'

function NewPanelOrWhatIsMissing({ user, helpers }: { user: User; helpers: readonly Helper[] }) {
  const noModel = useLacking(PANEL_MEMBERS.min, user)
  const noHelpers = useLacking(helpers.length, user)
  return noModel ?? noHelpers ?? <NewPanel helpers={helpers} />
}

const LOADING = <Skeletons label="Loading your panels" row="h-96 rounded-card" className="grid gap-4" />

export function PanelsPage() {
  const { data: user } = useQuery(queries.me)
  const { data, isError, refetch } = useQuery(panelsQuery)
  return (
    <Page
      title="Panel"
      lead="Ask several of your helpers at once. Each answers from its own view; then let them answer each other, and have one sum up."
    >
      <Loaded query={useQuery(queries.helpers)} failed="Error loading helpers. Please try again." loading={LOADING}>
        {({ helpers }) => (user ? <NewPanelOrWhatIsMissing {...{ user, helpers }} /> : LOADING)}
      </Loaded>
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
  return <LoadingPanel />
}

export function PanelPage() {
  const id = idOf(useParams().id ?? '')
  return (
    <Page className="has-[[data-wide]]:max-w-[1440px]">{id === null ? <Gone /> : <OnePanel key={id} id={id} />}</Page>
  )
}
