import { useQuery } from '@tanstack/react-query'
import { PANEL_MEMBERS } from '../../core/text/limits.ts'
import { queries } from '../api.ts'
import { NewPanel } from '../features/conversations/panel/new-panel.tsx'
import { PanelList } from '../features/conversations/panel/panel-list.tsx'
import { panelsQuery } from '../features/conversations/panel/panel-queries.ts'
import { NeedsHelpers, NeedsModel, useHasModel } from '../features/conversations/panel/what-is-missing.tsx'
import { Skeleton } from '../ui/loading.tsx'
import { Page } from '../ui/page.tsx'
import { ErrorState } from '../ui/page-states.tsx'

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
