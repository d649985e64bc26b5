import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { LocalServers, ModelEndpointBody, ModelsAnswer, ModelTest } from '../../../contract/connections.ts'
import { type ModelProvider, PROVIDERS, providerOfKey } from '../../../core/connections/model-providers.ts'
import { useContractForm } from '../../forms/contract-form.ts'

export type LocalServer = LocalServers['servers'][number]
type Place<Provider> = Omit<ModelEndpointBody, 'provider'> & { provider: Provider }
type Choice<Provider> = Place<Provider> & { model: string }

export interface ModelFormUse<Provider extends ModelProvider> {
  providers: readonly [Provider, ...Provider[]]
  /** The stored settings, without the key. */
  settings: { provider: Provider; address: string; hasKey: boolean; model: string } | null
  list(place: Place<Provider>): Promise<ModelsAnswer>
  test(choice: Choice<Provider>): Promise<ModelTest>
  save(choice: Choice<Provider>): Promise<unknown>
  onSaved(model: string): Promise<void>
}

interface Typed {
  provider: ModelProvider
  address: string
  apiKey: string
  model: string
}

const hasOwnAddress = (provider: ModelProvider): boolean => PROVIDERS[provider].address === null

export function useModelForm<Provider extends ModelProvider>(use: ModelFormUse<Provider>) {
  const { providers, settings } = use
  const [isCorrected, setCorrected] = useState(false)
  const [recognised, setRecognised] = useState<string | null>(null)
  const choiceOf = ({ provider, address, apiKey, model }: Typed): Choice<Provider> => ({
    provider: provider as Provider,
    ...(hasOwnAddress(provider) && { address: address.trim() }),
    ...(apiKey.trim() && { apiKey: apiKey.trim() }),
    model,
  })
  const { form, control, busy, problem, refuse, onSubmit } = useContractForm({
    shape: 'modelBody',
    defaultValues: {
      provider: settings?.provider ?? providers[0],
      address: settings?.address ?? '',
      apiKey: '',
      model: settings?.model ?? '',
    } as Typed,
    bodyOf: choiceOf,
    submit: async (choice) => {
      await use.save(choice)
      form.setValue('apiKey', '')
      await use.onSaved(choice.model)
    },
  })
  const fields = {
    provider: control('provider'),
    address: control('address'),
    apiKey: control('apiKey'),
    model: control('model'),
  }

  const putRight = (meant: string): void => {
    const { provider, address } = form.getValues()
    if (!hasOwnAddress(provider) || meant === address.trim()) return
    form.setValue('address', meant)
    setCorrected(true)
  }
  const list = useMutation({
    mutationFn: async () => {
      form.clearErrors()
      if (!(await form.trigger(['address', 'apiKey']))) return null
      const { model: _, ...place } = choiceOf(form.getValues())
      const found = await use.list(place as Place<Provider>)
      putRight(found.address)
      return found.models
    },
    onSuccess: (models) => {
      const usual = models?.find(({ id }) => id === PROVIDERS[form.getValues('provider')].usualModel)
      const only = models?.length === 1 ? models[0] : undefined
      const first = usual ?? only
      if (first && form.getValues('model') === '') form.setValue('model', first.id)
    },
    onError: refuse,
  })
  const test = useMutation({
    mutationFn: async () => {
      form.clearErrors()
      if (!(await form.trigger())) return null
      const result = await use.test(choiceOf(form.getValues()))
      putRight(result.address)
      return result
    },
    onError: refuse,
  })

  const chooseProvider = (next: ModelProvider) => {
    form.clearErrors()
    for (const action of [list, test]) action.reset()
    form.setValue('provider', next)
    form.setValue('model', '')
  }
  /** The form of a key tells whose it is, and then which models there are. */
  const typeKey = (typed: string) => {
    const known = providers.find((each) => each === providerOfKey(typed))
    if (known && known !== fields.provider.value) chooseProvider(known)
    fields.apiKey.onChange(typed)
    setRecognised(known ? typed : null)
  }
  const listAgain = useEffectEvent(() => list.mutate())
  useEffect(() => {
    if (recognised !== null) listAgain()
  }, [recognised])
  const typeAddress = (typed: string) => {
    list.reset()
    setCorrected(false)
    fields.address.onChange(typed)
  }
  const chooseServer = (server: LocalServer) => {
    const known = providers.find((each) => each === server.provider)
    if (!known) return
    chooseProvider(known)
    form.setValue('address', server.address)
  }
  return {
    ...{ fields, isCorrected, chooseProvider, chooseServer, typeAddress, typeKey },
    ...{ list, test, busy, problem, onSubmit },
    isKeyKept: settings?.hasKey === true && settings.provider === fields.provider.value,
  }
}
