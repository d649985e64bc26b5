import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ModelBody, ModelConnection } from '../../../contract/connections.ts'
import { type ModelProvider, type ModelRole, PROVIDERS } from '../../../core/connections/model-providers.ts'
import { ApiError, queries } from '../../api.ts'
import { useToast } from '../../ui/toast.tsx'
import { ADMIN_KEY } from './admin-queries.ts'
import { connectModel, listModels, testModel } from './connection-queries.ts'
import type { LocalServer } from './local-server-list.tsx'
import { modelFormFaults } from './model-form-faults.ts'

const OFFLINE = 'The server could not be reached. Please try again.'

const NOW: Record<ModelRole, (model: string) => string> = {
  main: (model) => `${model} answers from the next message on.`,
  background: (model) => `${model} reads conversations from now on.`,
  fallback: (model) => `${model} answers when the main model fails.`,
}

/** Values of the form, and its actions. */
export function useModelForm(role: ModelRole, { settings }: ModelConnection, onConnected?: () => void) {
  const [provider, setProvider] = useState<ModelProvider>(settings?.provider ?? 'openai')
  const [address, setAddress] = useState(settings?.address ?? '')
  const [apiKey, setApiKey] = useState('')
  const [model, setModel] = useState(settings?.model ?? '')
  const client = useQueryClient()
  const toast = useToast()

  const ownAddress = PROVIDERS[provider].address
  const place = {
    provider,
    ...(ownAddress === null ? { address: address.trim() } : {}),
    ...(apiKey.trim() ? { apiKey: apiKey.trim() } : {}),
  }
  const body: ModelBody = { ...place, role, model }

  const isKeyKept = settings?.hasKey === true && settings.provider === provider
  const demand = (model: string | null): void => {
    const faults = modelFormFaults({ provider, address, apiKey, isKeyKept, model })
    if (Object.keys(faults).length > 0) throw new ApiError(0, 'invalid_input', '', null, faults)
  }

  const list = useMutation({
    mutationFn: async () => {
      demand(null)
      return listModels(place)
    },
    onSuccess: ({ models: [first, ...others] }) => {
      if (first && others.length === 0) setModel(first.id)
    },
  })
  const test = useMutation({
    mutationFn: async () => {
      demand(model)
      return testModel(body)
    },
  })
  const save = useMutation({
    mutationFn: async () => {
      demand(model)
      return connectModel(body)
    },
    onSuccess: async () => {
      setApiKey('')
      toast({ title: 'Model connected', description: NOW[role](model) })
      await client.invalidateQueries({ queryKey: ADMIN_KEY })
      await client.invalidateQueries({ queryKey: queries.engine.queryKey })
      onConnected?.()
    },
  })
  /** The last error belongs to the previous values. */
  const forget = () => {
    for (const action of [list, test, save]) action.reset()
  }
  const chooseProvider = (next: ModelProvider) => {
    forget()
    setProvider(next)
    setModel('')
  }
  const typeAddress = (typed: string) => {
    list.reset()
    setAddress(typed)
  }
  const chooseServer = (server: LocalServer) => {
    chooseProvider(server.provider)
    setAddress(server.address)
  }

  const { error } = [list, test, save].reduce((one, other) => (other.submittedAt > one.submittedAt ? other : one))
  const fields = error instanceof ApiError ? error.fields : {}
  const isTold = Object.keys(fields).length > 0
  const problem = error && !isTold ? (error instanceof ApiError ? error.text : OFFLINE) : null
  return {
    ...{ provider, chooseProvider, chooseServer, address, typeAddress, apiKey, setApiKey, model, setModel },
    ...{ list, test, save, fields, problem, isKeyKept },
  }
}
