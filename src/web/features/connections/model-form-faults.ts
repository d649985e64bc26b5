import { withScheme } from '../../../core/connections/model-address.ts'
import { type ModelProvider, PROVIDERS } from '../../../core/connections/model-providers.ts'

interface ModelFields {
  provider: ModelProvider
  address: string
  apiKey: string
  isKeyKept: boolean
  /** Null: not required yet. */
  model: string | null
}

const isWebAddress = (typed: string): boolean =>
  /^https?:\/\/\S+$/.test(withScheme(typed)) && URL.canParse(withScheme(typed))

export function modelFormFaults({ provider, address, apiKey, isKeyKept, model }: ModelFields): Record<string, string> {
  const facts = PROVIDERS[provider]
  const faults: Record<string, string> = {}
  if (facts.address === null && !isWebAddress(address.trim()))
    faults.address = 'Type an address that begins with http:// or https://.'
  if (facts.key === 'required' && !apiKey.trim() && !isKeyKept) faults.apiKey = 'Paste a key.'
  if (model === '') faults.model = 'Choose a model.'
  return faults
}
