import type { ModelBody, ModelEndpointBody } from '../../../../contract/connections.ts'
import type { ModelRole } from '../../../../core/connections/model-providers.ts'
import type { ModelEndpoint, ModelSettings } from '../../../integrations/models/port-models.ts'
import { open, seal } from '../../../platform/crypto/vault.ts'
import type { Uses } from '../../../platform/ports/services.ts'
import { modelEndpointOf } from '../../models/calls/model-endpoint.ts'
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
export async function sharedEndpointOf(
  services: Uses<'db' | 'secrets'>,
  body: ModelEndpointBody,
): Promise<ModelEndpoint> {
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
