import type { ModelBody, ModelEndpointBody, ModelsAnswer, ModelTest } from '../../../../contract/connections.ts'
import { MODEL_ROLES, type ModelRole, PROVIDERS } from '../../../../core/connections/model-providers.ts'
import type { ModelEndpoint, ModelSettings } from '../../../integrations/models/port.ts'
import { open, seal } from '../../../platform/crypto/vault.ts'
import { AppError } from '../../../platform/errors/errors.ts'
import type { Actor, Services, Uses } from '../../../platform/ports/services.ts'
import { closeBreaker, modelInRole } from '../../models/calls/call-admissions.ts'
import { modelEndpointOf, modelErrorInWords, tryModel } from '../../models/calls/try-model.ts'
import { allowOwnModels } from '../../models/own/manage-own-model.ts'
import { recordAction } from '../audit.ts'
import { deleteModelConnection, listModelConnections, saveModelConnection } from '../store.ts'

const CONTEXT = 'model connection'

export interface StoredModel {
  settings: ModelSettings
  since: Date
}

type StoredModels = Partial<Record<ModelRole, StoredModel>>

export async function readStoredModels({ db, vault }: Uses<'db' | 'vault'>): Promise<StoredModels> {
  const rows = await listModelConnections(db)
  const settingsIn = (sealed: Buffer): ModelSettings => JSON.parse(open(vault.serverKey, sealed, CONTEXT))
  return Object.fromEntries(rows.map(({ kind, settings, since }) => [kind, { settings: settingsIn(settings), since }]))
}

const storeModel = (
  { db, vault, clock }: Uses<'db' | 'vault' | 'clock'>,
  role: ModelRole,
  settings: ModelSettings,
): Promise<void> => {
  const sealed = seal(vault.serverKey, JSON.stringify(settings), CONTEXT)
  return saveModelConnection(db, { kind: role, settings: sealed, since: clock.now() })
}

/** 400: a field is missing. */
async function sharedEndpointOf(services: Uses<'db' | 'vault'>, body: ModelEndpointBody): Promise<ModelEndpoint> {
  const stored = Object.values(await readStoredModels(services))
  return modelEndpointOf(
    body,
    stored.map(({ settings }) => settings),
  )
}

const modelSettingsOf = async (
  services: Uses<'db' | 'vault'>,
  { model, embeddingModel, role: _, ...endpoint }: ModelBody,
): Promise<ModelSettings> => ({
  ...(await sharedEndpointOf(services, endpoint)),
  model,
  embeddingModel: embeddingModel ?? null,
})

/** 400: a field is missing. 422: the provider failed or refused. */
export async function listModels(
  services: Uses<'db' | 'vault' | 'models'>,
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

type Parts = Uses<'db' | 'vault' | 'clock' | 'models' | 'signals' | 'log'>

const CHANNEL = 'connections'
const TITLES: Record<ModelRole, string> = { main: 'model', background: 'background model', fallback: 'fallback model' }

/** If one can't be opened, the current one stays in use. */
export async function applyStoredModels(services: Pick<Parts, 'db' | 'vault' | 'models' | 'log'>): Promise<void> {
  const { models, log } = services
  const stored = await readStoredModels(services).catch((cause) => {
    log.error({ err: cause }, 'the connected models cannot be read')
    return null
  })
  if (!stored) return
  for (const role of MODEL_ROLES) {
    const model = role === 'main' && models.isLocked ? undefined : stored[role]
    try {
      models.use(role, model ? await models.open(model.settings) : null)
    } catch (cause) {
      log.error({ err: cause, role }, 'a connected model cannot be used')
    }
  }
}

/** Also applies what another process has stored. */
export function followConnections(services: Parts): void {
  services.signals.on(CHANNEL, () => void applyStoredModels(services))
  services.signals.onGap(() => void applyStoredModels(services))
}

/** Failures of the previous model say nothing about the new one, so the breaker of its role closes. */
async function changeOver(services: Parts, actor: Actor, role: ModelRole, detail: string): Promise<void> {
  await closeBreaker(services, role)
  await recordAction(services, actor, 'connection', `${TITLES[role]}: ${detail}`)
  await applyStoredModels(services)
  await services.signals.send(CHANNEL, 'model')
}

function demandUnlocked({ models }: Uses<'models'>, role: ModelRole): void {
  if (role !== 'main' || !models.isLocked) return
  throw new AppError(409, 'set_by_environment', 'The model is set by environment variables. Change it there.')
}

/** 400: a field is missing. 409: the environment sets the main one. */
export async function connectModel(services: Parts, actor: Actor, body: ModelBody): Promise<void> {
  demandUnlocked(services, body.role)
  const settings = await modelSettingsOf(services, body)
  const { traits } = await services.models.open(settings).catch(modelErrorInWords)
  await storeModel(services, body.role, { ...settings, traits: traits?.() })
  await changeOver(services, actor, body.role, `${settings.model} at ${PROVIDERS[settings.provider].name}`)
}

/** Goes back to the model detected on this machine, or to none. */
export async function disconnectModel(services: Parts, actor: Actor, role: ModelRole): Promise<void> {
  demandUnlocked(services, role)
  if (await deleteModelConnection(services.db, role)) await changeOver(services, actor, role, 'disconnected')
}

export async function setOwnModels(services: Uses<'db' | 'clock'>, actor: Actor, allowed: boolean): Promise<void> {
  if (!(await allowOwnModels(services, allowed))) return
  await recordAction(services, actor, 'connection', `own models: ${allowed ? 'allowed' : 'no longer allowed'}`)
}
