import { useQueryClient } from '@tanstack/react-query'
import type { ModelConnection } from '../../../contract/connections.ts'
import { MODEL_PROVIDERS, type ModelRole } from '../../../core/connections/model-providers.ts'
import { queries } from '../../api.ts'
import { useToast } from '../../ui/overlays/toast.tsx'
import { CONNECTIONS_KEY, connectModel, listModels, testModel } from './connection-queries.ts'
import { LocalServerList } from './local-server-list.tsx'
import { ModelForm } from './model-form.tsx'

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
    await client.invalidateQueries({ queryKey: CONNECTIONS_KEY })
    await client.invalidateQueries({ queryKey: queries.engine.queryKey })
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
