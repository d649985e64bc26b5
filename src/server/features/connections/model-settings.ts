import type { ModelBody, ModelPlaceBody } from '../../../contract/connections.ts'
import { PROVIDERS } from '../../../core/connections/model-providers.ts'
import { AppError } from '../../errors.ts'
import type { ModelPlace, ModelSettings } from '../../ports/models.ts'
import type { Services } from '../../ports/services.ts'
import { open, seal } from '../../vault.ts'
import { findModelConnection, saveModelConnection } from './store.ts'

const CONTEXT = 'model connection'

export interface StoredModel {
  settings: ModelSettings
  since: Date
}

/** What was set in the browser; null: nothing was. */
export async function readStoredModel(services: Pick<Services, 'db' | 'secrets'>): Promise<StoredModel | null> {
  const row = await findModelConnection(services.db)
  return row && { settings: JSON.parse(open(services.secrets.serverKey, row.settings, CONTEXT)), since: row.since }
}

export const storeModel = (
  { db, secrets, clock }: Pick<Services, 'db' | 'secrets' | 'clock'>,
  settings: ModelSettings,
): Promise<void> => saveModelConnection(db, seal(secrets.serverKey, JSON.stringify(settings), CONTEXT), clock.now())

const invalid = (field: string, text: string): AppError =>
  new AppError(400, 'invalid_input', text, { fields: { [field]: text } })

/**
 * Where a call is to go, with its key. A stored key goes with its own address only: it would otherwise be sent to any
 * server that somebody names.
 */
export async function placeOf(
  services: Pick<Services, 'db' | 'secrets'>,
  { provider, address: given, apiKey }: ModelPlaceBody,
): Promise<ModelPlace> {
  const { address: own, key } = PROVIDERS[provider]
  const address = given ?? own
  if (!address) throw invalid('address', 'Type the address of the server.')
  if (apiKey || key === 'none') return { provider, address, apiKey: apiKey ?? null }
  const stored = await readStoredModel(services)
  const isSame = stored?.settings.provider === provider && stored.settings.address === address
  const kept = isSame ? (stored?.settings.apiKey ?? null) : null
  if (!kept && key === 'required') throw invalid('apiKey', 'Paste a key.')
  return { provider, address, apiKey: kept }
}

export const settingsOf = async (
  services: Pick<Services, 'db' | 'secrets'>,
  { model, embeddingModel, ...place }: ModelBody,
): Promise<ModelSettings> => ({
  ...(await placeOf(services, place)),
  model,
  embeddingModel: embeddingModel ?? null,
})
