import { modelAddressMeant } from '../../../../core/connections/model-address.ts'
import { type ModelProvider, PROVIDERS } from '../../../../core/connections/model-providers.ts'
import type { ModelEndpoint, ModelSettings } from '../../../integrations/models/port-models.ts'
import { AppError } from '../../../platform/errors/errors.ts'

interface AskedEndpoint {
  provider: ModelProvider
  address?: string | undefined
  apiKey?: string | undefined
}

export const wrongField = (field: string, text: string): AppError =>
  new AppError(400, 'invalid_input', text, { fields: { [field]: text } })

/** A stored key is only used with its own address: otherwise anyone could have it sent to a server of their choice. */
export function modelEndpointOf(
  { provider, address: given, apiKey }: AskedEndpoint,
  stored: readonly ModelSettings[],
): ModelEndpoint {
  const { address: own, key, protocol } = PROVIDERS[provider]
  const typed = given ?? own
  if (!typed) throw wrongField('address', 'Type the address of the server.')
  const address = modelAddressMeant(typed, protocol)
  if (apiKey || key === 'none') return { provider, address, apiKey: apiKey ?? null }
  const same = stored.find(
    (settings) => settings.provider === provider && modelAddressMeant(settings.address, protocol) === address,
  )
  const kept = same?.apiKey ?? null
  if (!kept && key === 'required') throw wrongField('apiKey', 'Paste a key.')
  return { provider, address, apiKey: kept }
}
