import { useQuery, useQueryClient } from '@tanstack/react-query'
import type {
  ModelsAnswer,
  ModelTest,
  OwnModelAnswer,
  OwnModelBody,
  OwnModelEndpointBody,
} from '../../../contract/connections.ts'

import { providerNameAt, REMOTE_PROVIDERS } from '../../../core/connections/model-providers.ts'
import { del, post, queryOf } from '../../api.ts'
import { reloadPlans } from '../../refetch.ts'
import { ConfirmButton } from '../../ui/overlays/dialog.tsx'
import { useToast } from '../../ui/overlays/toast.tsx'
import { ConnectionHistory } from './connection-facts.tsx'
import { reloadEngine, useConnectionAction } from './connection-queries.ts'
import { ModelForm } from './model-form.tsx'

const PATH = '/api/user/own-model'

const ownModelQuery = { ...queryOf<OwnModelAnswer>(PATH), refetchOnMount: 'always' as const }

const listOwnModels = (body: OwnModelEndpointBody) => post<ModelsAnswer>(`${PATH}/list`, body)
const testOwnModel = (body: OwnModelBody) => post<ModelTest>(`${PATH}/test`, body)
const saveOwnModel = (body: OwnModelBody) => post<OwnModelAnswer>(PATH, body)
const removeOwnModel = () => del<null>(PATH)

const WHAT_LEAVES =
  'With a key of your own, your model does all the writing and reading for you: replies, planned messages, and looking through past conversations for what to remember. Your messages, and what helps to answer them, are sent to its provider. You pay the provider, and your messages do not count here.'
const WITHDRAWN =
  'The operator of this server no longer allows models of your own. The server’s model answers instead, and messages count. Your key stays encrypted until you remove it.'

function InUse({ model }: { model: NonNullable<OwnModelAnswer['model']> }) {
  const remove = useConnectionAction({
    call: removeOwnModel,
    title: 'Your model was removed',
    text: 'Its key was deleted from this server.',
    queryKey: ownModelQuery.queryKey,
  })
  return (
    <>
      <div className="grid gap-2">
        <p className="break-all font-[550]">
          {model.model}, at {providerNameAt(model.address)}
        </p>
        <ConnectionHistory {...model} />
      </div>
      <ConfirmButton
        title="Remove your model?"
        description="The server’s model answers instead, and messages count. Your key is deleted from this server; to use your model again you need the key."
        confirmLabel="Remove"
        destructive
        className="justify-self-start"
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
      >
        Remove and delete the key
      </ConfirmButton>
    </>
  )
}

function OwnModelForm({ model }: Pick<OwnModelAnswer, 'model'>) {
  const client = useQueryClient()
  const toast = useToast()
  const onSaved = async (name: string) => {
    toast({ title: 'Your model is connected', description: `${name} answers from the next message on.` })
    await reloadEngine(client, ownModelQuery.queryKey)
    reloadPlans(client)
  }
  const calls = { list: listOwnModels, test: testOwnModel, save: saveOwnModel, onSaved }
  return (
    <ModelForm
      use={{ providers: REMOTE_PROVIDERS, settings: model, ...calls }}
      example="https://models.example.com/v1"
    />
  )
}

export function OwnModelSettings({ section }: { section(title: string, children: React.ReactNode): React.ReactNode }) {
  const { data } = useQuery(ownModelQuery)
  if (!data || (!data.allowed && !data.model)) return null
  const { allowed, model } = data
  return section(
    'Your own model',
    <>
      <p className="text-ink-soft">{allowed ? WHAT_LEAVES : WITHDRAWN}</p>
      {model && <InUse model={model} />}
      {allowed && <OwnModelForm key={model?.since ?? 'new'} model={model} />}
    </>,
  )
}
