import type { ModelBody, ModelPlaceBody } from '../../../contract/connections.ts'
import { type ModelRole, PROVIDERS } from '../../../core/connections/model-providers.ts'
import { AppError } from '../../errors.ts'
import type { ModelPlace, ModelSettings } from '../../ports/models.ts'
import type { Services } from '../../ports/services.ts'
import { open, seal } from '../../vault.ts'
import { listModelConnections, saveModelConnection } from './store.ts'

const CONTEXT = 'model connection'

export interface StoredModel {
  settings: ModelSettings
  since: Date
}

export type StoredModels = Partial<Record<ModelRole, StoredModel>>

/** The models connected in the browser, by role. */
export async function readStoredModels({ db, secrets }: Pick<Services, 'db' | 'secrets'>): Promise<StoredModels> {
  const rows = await listModelConnections(db)
  const settingsIn = (sealed: Buffer): ModelSettings => JSON.parse(open(secrets.serverKey, sealed, CONTEXT))
  return Object.fromEntries(rows.map(({ kind, settings, since }) => [kind, { settings: settingsIn(settings), since }]))
}

export const storeModel = (
  { db, secrets, clock }: Pick<Services, 'db' | 'secrets' | 'clock'>,
  role: ModelRole,
  settings: ModelSettings,
): Promise<void> => {
  const sealed = seal(secrets.serverKey, JSON.stringify(settings), CONTEXT)
  return saveModelConnection(db, { kind: role, settings: sealed, since: clock.now() })
}

const invalid = (field: string, text: string): AppError =>
  new AppError(400, 'invalid_input', text, { fields: { [field]: text } })

/**
 * The address to call, with its key. A stored key is only used with its own address: otherwise anyone could have it
 * sent to a server of their choice.
 */
export async function placeOf(
  services: Pick<Services, 'db' | 'secrets'>,
  { provider, address: given, apiKey }: ModelPlaceBody,
): Promise<ModelPlace> {
  const { address: own, key } = PROVIDERS[provider]
  const address = given ?? own
  if (!address) throw invalid('address', 'Type the address of the server.')
  if (apiKey || key === 'none') return { provider, address, apiKey: apiKey ?? null }
  const stored = Object.values(await readStoredModels(services))
  const same = stored.find(({ settings }) => settings.provider === provider && settings.address === address)
  const kept = same?.settings.apiKey ?? null
  if (!kept && key === 'required') throw invalid('apiKey', 'Paste a key.')
  return { provider, address, apiKey: kept }
}

export const settingsOf = async (
  services: Pick<Services, 'db' | 'secrets'>,
  { model, embeddingModel, role: _, ...place }: ModelBody,
): Promise<ModelSettings> => ({
  ...(await placeOf(services, place)),
  model,
  embeddingModel: embeddingModel ?? null,
})
