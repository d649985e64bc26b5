import type { ModelBody, ModelEndpointBody, ModelsAnswer, ModelTest } from '../../../../contract/connections.ts'
import type { ModelRole } from '../../../../core/connections/model-providers.ts'
import type { ModelEndpoint, ModelSettings } from '../../../integrations/models/port.ts'
import { open, seal } from '../../../platform/crypto/vault.ts'
import type { Actor, Services, Uses } from '../../../platform/ports/services.ts'
import { modelInRole } from '../../models/calls/serving-model.ts'
import { modelEndpointOf, modelErrorInWords, tryModel } from '../../models/calls/try-model.ts'
import { listModelConnections, saveModelConnection } from './store.ts'

const CONTEXT = 'model connection'

export interface StoredModel {
  settings: ModelSettings
  since: Date
}

type StoredModels = Partial<Record<ModelRole, StoredModel>>

export async function readStoredModels({ db, secrets }: Uses<'db' | 'secrets'>): Promise<StoredModels> {
  const rows = await listModelConnections(db)
  const settingsIn = (sealed: Buffer): ModelSettings => JSON.parse(open(secrets.serverKey, sealed, CONTEXT))
  return Object.fromEntries(rows.map(({ kind, settings, since }) => [kind, { settings: settingsIn(settings), since }]))
}

export const storeModel = (
  { db, secrets, clock }: Uses<'db' | 'secrets' | 'clock'>,
  role: ModelRole,
  settings: ModelSettings,
): Promise<void> => {
  const sealed = seal(secrets.serverKey, JSON.stringify(settings), CONTEXT)
  return saveModelConnection(db, { kind: role, settings: sealed, since: clock.now() })
}

/** 400: a field is missing. */
async function sharedEndpointOf(services: Uses<'db' | 'secrets'>, body: ModelEndpointBody): Promise<ModelEndpoint> {
  const stored = Object.values(await readStoredModels(services))
  return modelEndpointOf(
    body,
    stored.map(({ settings }) => settings),
  )
}

export const modelSettingsOf = async (
  services: Uses<'db' | 'secrets'>,
  { model, embeddingModel, role: _, ...endpoint }: ModelBody,
): Promise<ModelSettings> => ({
  ...(await sharedEndpointOf(services, endpoint)),
  model,
  embeddingModel: embeddingModel ?? null,
})

/** 400: a field is missing. 422: the provider failed or refused. */
export async function listModels(
  services: Uses<'db' | 'secrets' | 'models'>,
  body: ModelEndpointBody,
): Promise<ModelsAnswer> {
  const endpoint = await sharedEndpointOf(services, body)
  return { models: await services.models.list(endpoint).catch(modelErrorInWords), address: endpoint.address }
}

/** The limits apply. Same errors as `listModels`. */
export async function testModel(services: Services, { userId }: Actor, body: ModelBody): Promise<ModelTest> {
  const settings = await modelSettingsOf(services, body)
  const ai = await services.models.open(settings).catch(modelErrorInWords)
  return { ...(await tryModel(services, modelInRole(services, body.role, ai), userId)), address: settings.address }
}
