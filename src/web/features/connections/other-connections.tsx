import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Connections, OtherConnection } from '../../../contract/connections.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Switch } from '../../ui/fields/choices.tsx'
import { Card } from '../../ui/page.tsx'
import { reasonOf } from '../../use-action.ts'
import { ConnectionHistory } from './connection-facts.tsx'
import { allowOwnModels, CONNECTIONS_KEY, testConnection, useConnectionAction } from './connection-queries.ts'

const inUse = (people: number): string => {
  if (people === 0) return 'Nobody has one yet.'
  return people === 1 ? 'One person has one.' : `${people} people have one.`
}

export function OwnModelsCard({ allowed, people }: Connections['ownModels']) {
  const change = useConnectionAction({ call: allowOwnModels, title: 'Saved', queryKey: CONNECTIONS_KEY })
  return (
    <Card className="flex items-center justify-between gap-6">
      <div className="grid gap-2">
        <h2 className="text-xl">Own models</h2>
        <p className="text-ink-soft">
          People may connect a model with a key of their own, in their Settings. They pay for it, so their messages do
          not count against any allowance or limit. {inUse(people)}
        </p>
      </div>
      <Switch
        label="Allow people to use their own models"
        checked={change.isPending ? change.variables : allowed}
        onChange={(next) => change.mutate(next)}
      />
    </Card>
  )
}

const TEXTS: Record<OtherConnection['kind'], { name: string; what: string }> = {
  embeddings: { name: 'Memory by meaning', what: 'Finds messages that say the same thing in other words.' },
  email: {
    name: 'Email',
    what: 'Notifications of missed messages, and links to confirm an address or set a new password.',
  },
  push: { name: 'Push', what: 'Planned messages as browser notifications.' },
  sms: { name: 'SMS', what: 'Conversations and codes by text message.' },
  payment: { name: 'Payment', what: 'Paid plans through Stripe.' },
  workspace: { name: 'Workspace sign-in', what: 'Sign-in with an organization’s accounts (OpenID Connect).' },
}

const HowToConnect = ({ variables }: Pick<OtherConnection, 'variables'>) => (
  <p className="text-sm text-ink-soft">
    Set{' '}
    {variables.map((variable, place) => (
      <span key={variable}>
        {place > 0 && ', '}
        <code className="wrap-anywhere">{variable}</code>
      </span>
    ))}{' '}
    and restart.
  </p>
)

/** Tests a connection for real: sends something to the operator, or calls the service. */
function Test({ kind }: Pick<OtherConnection, 'kind'>) {
  const client = useQueryClient()
  const test = useMutation({
    mutationFn: () => testConnection(kind),
    onSettled: () => client.invalidateQueries({ queryKey: CONNECTIONS_KEY }),
  })
  const problem = reasonOf(test.error, 'The test could not be run. Please try again.')
  return (
    <>
      <p role="status" className={test.isError ? 'text-danger' : 'text-ok'}>
        {test.isError ? problem : test.data?.text}
      </p>
      <Button className="justify-self-start" busy={test.isPending} onClick={() => test.mutate()}>
        Test
      </Button>
    </>
  )
}

function Other({ kind, connected, variables, lastSuccess, lastFailure }: OtherConnection) {
  const { name, what } = TEXTS[kind]
  return (
    <Card className="grid content-start gap-2">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">{name}</h2>
        <Badge tone={connected ? 'ok' : 'neutral'}>{connected ? 'Connected' : 'Not connected'}</Badge>
      </div>
      <p className="text-ink-soft">{what}</p>
      <ConnectionHistory lastSuccess={lastSuccess} lastFailure={lastFailure} />
      {connected ? <Test kind={kind} /> : <HowToConnect variables={variables} />}
    </Card>
  )
}

export const OtherConnections = ({ others }: { others: readonly OtherConnection[] }) => (
  <div className="grid gap-4 sm:grid-cols-2">
    {others.map((other) => (
      <Other key={other.kind} {...other} />
    ))}
  </div>
)
