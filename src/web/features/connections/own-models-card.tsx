import type { Connections } from '../../../contract/connections.ts'
import { Switch } from '../../ui/fields/switch.tsx'
import { Card } from '../../ui/page.tsx'
import { allowOwnModels, CONNECTIONS_KEY } from './connection-queries.ts'
import { useConnectionAction } from './use-connection-action.ts'

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
