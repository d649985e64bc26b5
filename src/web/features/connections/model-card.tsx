import type { ModelConnection } from '../../../contract/connections.ts'
import type { ModelRole } from '../../../core/connections/model-providers.ts'
import { Badge } from '../../ui/badge.tsx'
import { ConfirmButton } from '../../ui/overlays/dialog.tsx'
import { Card } from '../../ui/page.tsx'
import { ConnectionHistory } from './connection-history.tsx'
import { CONNECTIONS_KEY, disconnectModel } from './connection-queries.ts'
import { SharedModelForm } from './shared-model-form.tsx'
import { traitsInWords } from './test-result.tsx'
import { useConnectionAction } from './use-connection-action.ts'

const TITLES: Record<ModelRole, string> = {
  main: 'Model',
  background: 'Model for background reading',
  fallback: 'Fallback model',
}

const NOBODY: Record<ModelRole, string> = {
  main: 'No model is connected: helpers offer guided exercises and send prepared messages, at no cost.',
  background: 'The model above also reads past conversations for what to remember. A cheaper one can do that instead.',
  fallback: 'When the model above fails, helpers say so in one line. A second model can answer instead.',
}

const AFTERWARDS: Record<ModelRole, string> = {
  main: 'Helpers offer guided exercises instead, and say that no model is connected.',
  background: 'The main model reads past conversations instead.',
  fallback: 'When the main model fails, helpers say so in one line.',
}

const SET_BY: Record<Exclude<ModelConnection['setBy'], 'nobody'>, string> = {
  environment: 'Set by environment variables (AI_PROVIDER, AI_API_KEY, …). To change it, edit them and restart.',
  browser: 'Set here.',
  found: 'Found on this machine.',
}

interface ModelCardProps {
  use: ModelRole
  connection: ModelConnection
  onConnected?: (() => void) | undefined
}

const Head = ({ use, connected }: Pick<ModelCardProps, 'use'> & Pick<ModelConnection, 'connected'>) => (
  <div className="flex flex-wrap items-center justify-between gap-3">
    <h2 className="text-xl">{TITLES[use]}</h2>
    <Badge tone={connected ? 'ok' : 'neutral'}>{connected ? 'Connected' : 'Not connected'}</Badge>
  </div>
)

export function ModelCard({ use, connection, onConnected }: ModelCardProps) {
  const { setBy, name, connected } = connection
  const disconnect = useConnectionAction({
    call: () => disconnectModel(use),
    title: 'Model disconnected',
    text: 'Its key was deleted from this server.',
    queryKey: CONNECTIONS_KEY,
  })
  const form = setBy !== 'environment' && (
    <SharedModelForm role={use} connection={connection} onConnected={onConnected} />
  )
  return (
    <Card className="grid gap-5">
      <Head use={use} connected={connected} />
      <div className="grid gap-2">
        {connected && <p className="break-all font-[550]">{name}</p>}
        <p className="text-ink-soft">{setBy === 'nobody' ? NOBODY[use] : SET_BY[setBy]}</p>
        {traitsInWords(connection).map((text) => (
          <p key={text} className="text-sm text-ink-soft">
            {text}
          </p>
        ))}
        <ConnectionHistory {...connection} />
      </div>
      {use === 'main' || connected ? (
        form
      ) : (
        <details>
          <summary className="link w-fit cursor-pointer py-2">Choose a model</summary>
          <div className="pt-4">{form}</div>
        </details>
      )}
      {setBy === 'browser' && (
        <ConfirmButton
          title="Disconnect this model?"
          description={`${AFTERWARDS[use]} Its key is deleted from this server; to connect the model again you need the key.`}
          confirmLabel="Disconnect"
          destructive
          variant="plain"
          className="justify-self-start"
          busy={disconnect.isPending}
          onConfirm={() => disconnect.mutate()}
        >
          Disconnect and delete the key
        </ConfirmButton>
      )}
    </Card>
  )
}
