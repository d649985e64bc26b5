import { useQueryClient } from '@tanstack/react-query'
import type { ModelConnection } from '../../../contract/connections.ts'
import { MODEL_PROVIDERS, type ModelRole } from '../../../core/connections/model-providers.ts'
import { Badge } from '../../ui/badge.tsx'
import { ConfirmButton } from '../../ui/overlays/dialog.tsx'
import { useToast } from '../../ui/overlays/toast.tsx'
import { Card } from '../../ui/page.tsx'
import { ConnectionHistory, traitsInWords } from './connection-facts.tsx'
import {
  CONNECTIONS_KEY,
  connectModel,
  disconnectModel,
  listModels,
  reloadEngine,
  testModel,
  useConnectionAction,
} from './connection-queries.ts'
import { LocalServerList, ModelForm } from './model-form.tsx'

const NOW: Record<ModelRole, (model: string) => string> = {
  main: (model) => `${model} answers from the next message on.`,
  background: (model) => `${model} reads conversations from now on.`,
  fallback: (model) => `${model} answers when the main model fails.`,
}

type Choice = Parameters<typeof listModels>[0] & { model: string }

interface SharedModelFormProps {
  role: ModelRole
  connection: ModelConnection
  onConnected?: (() => void) | undefined
  /** It is tested before it is connected. */
  isFirst?: boolean
}

export function SharedModelForm({
  role,
  connection: { settings },
  onConnected,
  isFirst = false,
}: SharedModelFormProps) {
  const client = useQueryClient()
  const toast = useToast()
  const onSaved = async (model: string) => {
    toast({ title: 'Model connected', description: NOW[role](model) })
    await reloadEngine(client)
    onConnected?.()
  }
  const test = (choice: Choice) => testModel({ ...choice, role })
  const use = {
    providers: MODEL_PROVIDERS,
    settings,
    list: listModels,
    test,
    save: async (choice: Choice) => {
      if (isFirst) await test(choice)
      return connectModel({ ...choice, role })
    },
    onSaved,
  }
  return (
    <ModelForm use={use} example="http://127.0.0.1:8080/v1" saveLabel={isFirst ? 'Test and use this model' : undefined}>
      {(choose) => <LocalServerList onChoose={choose} />}
    </ModelForm>
  )
}

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
