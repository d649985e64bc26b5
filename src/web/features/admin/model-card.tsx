import type { ModelConnection } from '../../../contract/connections.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ConnectionHistory } from './connection-history.tsx'
import { disconnectModel } from './connection-queries.ts'
import { ModelForm } from './model-form.tsx'
import { useAdminAction } from './use-admin-action.ts'

const SET_BY: Record<ModelConnection['setBy'], string> = {
  environment: 'Set by environment variables (AI_PROVIDER, AI_API_KEY, …). To change it, edit them and restart.',
  browser: 'Set here.',
  found: 'Found on this machine.',
  nobody: 'No model is connected: the built-in engine answers, with simple replies and at no cost.',
}

interface ModelCardProps {
  connection: ModelConnection
  onConnected(): void
}

/** What writes the answers, and how it went lately. */
export function ModelCard({ connection, onConnected }: ModelCardProps) {
  const { setBy, name, connected } = connection
  const disconnect = useAdminAction({
    call: disconnectModel,
    done: { title: 'Model disconnected', text: () => 'Its key was deleted from this server.' },
  })
  return (
    <Card className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">Model</h2>
        <Badge tone={connected ? 'ok' : 'neutral'}>{connected ? 'Connected' : 'Not connected'}</Badge>
      </div>
      <div className="grid gap-2">
        {connected && <p className="break-all font-[550]">{name}</p>}
        <p className="text-ink-soft">{SET_BY[setBy]}</p>
        <ConnectionHistory {...connection} />
      </div>
      {setBy !== 'environment' && <ModelForm connection={connection} onConnected={onConnected} />}
      {setBy === 'browser' && (
        <Button
          variant="plain"
          className="justify-self-start"
          busy={disconnect.isPending}
          onClick={() => disconnect.mutate(undefined)}
        >
          Disconnect and delete the key
        </Button>
      )}
    </Card>
  )
}
