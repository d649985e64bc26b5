import { useQuery } from '@tanstack/react-query'
import { Redirect, useLocation, useSearch } from 'wouter'
import { DataState } from '../features/admin/data-state.tsx'
import { HealthCard } from '../features/admin/health-card.tsx'
import { OperatorsOnly } from '../features/admin/operators-only.tsx'
import { connectionQueries } from '../features/connections/connection-queries.ts'
import { ModelCard } from '../features/connections/model-card.tsx'
import { OtherConnections } from '../features/connections/other-connections.tsx'
import { OwnModelsCard } from '../features/connections/own-models-card.tsx'
import { paths } from '../paths.ts'
import { LinkButton } from '../ui/link-button.tsx'
import { Page } from '../ui/page.tsx'

/** The second set-up step, between the account and the first helper. */
function FirstModel() {
  const connections = useQuery(connectionQueries.all)
  const [, navigate] = useLocation()
  if (connections.data && connections.data.model.setBy !== 'nobody') return <Redirect to={paths.create} replace />
  return (
    <Page
      width="reading"
      title="Connect a model"
      lead="Your helpers write with a language model: one on this machine, or one that you have a key for. You can do this later, under Connections."
      action={<LinkButton href={paths.create}>Skip for now</LinkButton>}
    >
      <DataState query={connections} what="connections">
        {({ model }) => <ModelCard use="main" connection={model} onConnected={() => navigate(paths.create)} />}
      </DataState>
    </Page>
  )
}

const SECOND_MODELS = ['background', 'fallback'] as const

function Connections() {
  const connections = useQuery(connectionQueries.all)
  return (
    <Page width="reading" title="Connections" lead="What Coterie uses to write, remember, notify and charge.">
      <DataState query={connections} what="connections">
        {({ model, others, ownModels, ...more }) => (
          <div className="grid gap-4">
            <ModelCard key={`main ${model.since}`} use="main" connection={model} />
            {model.connected &&
              SECOND_MODELS.map((use) => (
                <ModelCard key={`${use} ${more[use].since}`} use={use} connection={more[use]} />
              ))}
            <OwnModelsCard {...ownModels} />
            <OtherConnections others={others} />
            <HealthCard />
          </div>
        )}
      </DataState>
    </Page>
  )
}

export function ConnectionsPage() {
  const isFirst = new URLSearchParams(useSearch()).has('first')
  return <OperatorsOnly>{() => (isFirst ? <FirstModel /> : <Connections />)}</OperatorsOnly>
}
