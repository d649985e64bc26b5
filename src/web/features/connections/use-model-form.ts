import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { ModelEndpointBody, ModelsAnswer, ModelTest } from '../../../contract/connections.ts'
import { type ModelProvider, PROVIDERS, providerOfKey } from '../../../core/connections/model-providers.ts'
import { ApiError } from '../../api.ts'
import type { LocalServer } from './local-server-list.tsx'
import { modelFormFaults } from './model-form-faults.ts'

const OFFLINE = 'The server could not be reached. Please try again.'

type Choice<Provider> = Omit<ModelEndpointBody, 'provider'> & { provider: Provider }

export interface ModelFormUse<Provider extends ModelProvider> {
  providers: readonly [Provider, ...Provider[]]
  /** The stored settings, without the key. */
  settings: { provider: Provider; address: string; hasKey: boolean; model: string } | null
  list(place: Choice<Provider>): Promise<ModelsAnswer>
  test(choice: Choice<Provider> & { model: string }): Promise<ModelTest>
  save(choice: Choice<Provider> & { model: string }): Promise<unknown>
  onSaved(model: string): Promise<void>
}

export function useModelForm<Provider extends ModelProvider>(use: ModelFormUse<Provider>) {
  const { providers, settings } = use
  const [provider, setProvider] = useState<Provider>(settings?.provider ?? providers[0])
  const [address, setAddress] = useState(settings?.address ?? '')
  const [isCorrected, setCorrected] = useState(false)
  const [apiKey, setApiKey] = useState('')
  const [recognised, setRecognised] = useState<string | null>(null)
  const [model, setModel] = useState(settings?.model ?? '')

  const ownAddress = PROVIDERS[provider].address
  const place = {
    provider,
    ...(ownAddress === null ? { address: address.trim() } : {}),
    ...(apiKey.trim() ? { apiKey: apiKey.trim() } : {}),
  }

  const isKeyKept = settings?.hasKey === true && settings.provider === provider
  const demand = (model: string | null): void => {
    const faults = modelFormFaults({ provider, address, apiKey, isKeyKept, model })
    if (Object.keys(faults).length > 0) throw new ApiError(0, 'invalid_input', '', null, faults)
  }

  const putRight = (meant: string): void => {
    if (ownAddress !== null || meant === address.trim()) return
    setAddress(meant)
    setCorrected(true)
  }

  const list = useMutation({
    mutationFn: async () => {
      demand(null)
      return use.list(place)
    },
    onSuccess: ({ models, address: meant }) => {
      const usual = models.find(({ id }) => id === PROVIDERS[provider].usualModel)
      const [first] = usual ? [usual] : models.slice(0, models.length === 1 ? 1 : 0)
      if (first && model === '') setModel(first.id)
      putRight(meant)
    },
  })
  const test = useMutation({
    mutationFn: async () => {
      demand(model)
      return use.test({ ...place, model })
    },
    onSuccess: ({ address: meant }) => putRight(meant),
  })
  const save = useMutation({
    mutationFn: async () => {
      demand(model)
      return use.save({ ...place, model })
    },
    onSuccess: async () => {
      setApiKey('')
      await use.onSaved(model)
    },
  })
  /** The last error belongs to the previous values. */
  const forget = () => {
    for (const action of [list, test, save]) action.reset()
  }
  const chooseProvider = (next: Provider) => {
    forget()
    setProvider(next)
    setModel('')
  }
  /** The form of a key tells whose it is, and then which models there are. */
  const typeKey = (typed: string) => {
    const known = providers.find((each) => each === providerOfKey(typed))
    if (known && known !== provider) chooseProvider(known)
    setApiKey(typed)
    setRecognised(known ? typed : null)
  }
  const listAgain = useEffectEvent(() => list.mutate())
  useEffect(() => {
    if (recognised !== null) listAgain()
  }, [recognised])
  const typeAddress = (typed: string) => {
    list.reset()
    setCorrected(false)
    setAddress(typed)
  }
  const chooseServer = (server: LocalServer) => {
    const known = providers.find((each) => each === server.provider)
    if (!known) return
    chooseProvider(known)
    setAddress(server.address)
  }

  const { error } = [list, test, save].reduce((one, other) => (other.submittedAt > one.submittedAt ? other : one))
  const fields = error instanceof ApiError ? error.fields : {}
  const isTold = Object.keys(fields).length > 0
  const problem = error && !isTold ? (error instanceof ApiError ? error.text : OFFLINE) : null
  return {
    ...{
      provider,
      chooseProvider,
      chooseServer,
      address,
      isCorrected,
      typeAddress,
      apiKey,
      typeKey,
      model,
      setModel,
    },
    ...{ list, test, save, fields, problem, isKeyKept },
  }
}
