import { useQueryClient } from '@tanstack/react-query'
import type { ModelConnection } from '../../../contract/connections.ts'
import { MODEL_PROVIDERS, type ModelRole } from '../../../core/connections/model-providers.ts'
import { queries } from '../../api.ts'
import { useToast } from '../../ui/toast.tsx'
import { CONNECTIONS_KEY, connectModel, listModels, testModel } from './connection-queries.ts'
import { LocalServerList } from './local-server-list.tsx'
import { ModelForm } from './model-form.tsx'

const NOW: Record<ModelRole, (model: string) => string> = {
  main: (model) => `${model} answers from the next message on.`,
  background: (model) => `${model} reads conversations from now on.`,
  fallback: (model) => `${model} answers when the main model fails.`,
}

interface SharedModelFormProps {
  role: ModelRole
  connection: ModelConnection
  onConnected?: (() => void) | undefined
}

export function SharedModelForm({ role, connection: { settings }, onConnected }: SharedModelFormProps) {
  const client = useQueryClient()
  const toast = useToast()
  const onSaved = async (model: string) => {
    toast({ title: 'Model connected', description: NOW[role](model) })
    await client.invalidateQueries({ queryKey: CONNECTIONS_KEY })
    await client.invalidateQueries({ queryKey: queries.engine.queryKey })
    onConnected?.()
  }
  const use = {
    providers: MODEL_PROVIDERS,
    settings,
    list: listModels,
    test: (choice: Parameters<typeof listModels>[0] & { model: string }) => testModel({ ...choice, role }),
    save: (choice: Parameters<typeof listModels>[0] & { model: string }) => connectModel({ ...choice, role }),
    onSaved,
  }
  return (
    <ModelForm use={use} example="http://127.0.0.1:8080/v1">
      {(choose) => <LocalServerList onChoose={choose} />}
    </ModelForm>
  )
}
