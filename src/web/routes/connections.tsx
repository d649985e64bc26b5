import { useQuery } from '@tanstack/react-query'
import { useSearch } from 'wouter'
import { safeNext } from '../../core/auth/next-path.ts'
import { DataState, OperatorsOnly } from '../features/admin/for-operators.tsx'
import { HealthCard } from '../features/admin/health-card.tsx'
import { connectionQueries } from '../features/connections/connection-queries.ts'
import { FirstModel } from '../features/connections/first-model.tsx'
import { LocalModelsCard } from '../features/connections/local-models.tsx'
import { ModelCard } from '../features/connections/model-card.tsx'
import { OtherConnections, OwnModelsCard } from '../features/connections/other-connections.tsx'
import { paths } from '../paths.ts'
import { Page } from '../ui/page.tsx'

const SECOND_MODELS = ['background', 'fallback'] as const

function Connections() {
  const connections = useQuery(connectionQueries.all)
  return (
    <Page width="reading" title="Connections" lead="What Coterie uses to write, remember, notify and charge.">
      <DataState query={connections} what="connections">
        {({ model, others, ownModels, ...more }) => (
          <div className="grid gap-4">
            <ModelCard key={`main ${model.since}`} use="main" connection={model} />
            {model.setBy !== 'environment' && <LocalModelsCard />}
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
  const search = useSearch()
  const isFirst = new URLSearchParams(search).has('first')
  const next = safeNext(new URLSearchParams(search).get('next')) ?? paths.create
  return <OperatorsOnly>{() => (isFirst ? <FirstModel next={next} /> : <Connections />)}</OperatorsOnly>
}
