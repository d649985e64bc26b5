import type { ModelSettings } from '../../../integrations/models/port-models.ts'
import { type DataKey, open, seal } from '../../../platform/crypto/vault.ts'
import type { OwnModelRow } from './store.ts'

const SETTINGS = 'own model'
const KEY = 'own model key'

export type SealedModel = Pick<OwnModelRow, 'settings' | 'apiKey'>

/** The key is sealed apart from the rest, which an export contains. */
export const sealModel = (dataKey: DataKey, { provider, address, model, apiKey }: ModelSettings): SealedModel => ({
  settings: seal(dataKey, JSON.stringify({ provider, address, model }), SETTINGS),
  apiKey: apiKey === null ? null : seal(dataKey, apiKey, KEY),
})

export const decryptModel = (dataKey: DataKey, { settings, apiKey }: SealedModel): ModelSettings => ({
  ...JSON.parse(open(dataKey, settings, SETTINGS)),
  apiKey: apiKey && open(dataKey, apiKey, KEY),
  embeddingModel: null,
})
