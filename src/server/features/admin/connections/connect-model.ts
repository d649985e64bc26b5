import type { ModelBody } from '../../../../contract/connections.ts'
import { MODEL_ROLES, type ModelRole, PROVIDERS } from '../../../../core/connections/model-providers.ts'
import { AppError } from '../../../platform/errors/errors.ts'
import type { Actor, Uses } from '../../../platform/ports/services.ts'
import { closeBreaker } from '../../models/calls/call-admissions.ts'
import { modelErrorInWords } from '../../models/calls/try-model.ts'
import { allowOwnModels } from '../../models/own/manage-own-model.ts'
import { recordAction } from '../audit.ts'
import { modelSettingsOf, readStoredModels, storeModel } from './model-settings.ts'
import { deleteModelConnection } from './store.ts'

type Parts = Uses<'db' | 'secrets' | 'clock' | 'models' | 'signals' | 'log'>

const CHANNEL = 'connections'
const TITLES: Record<ModelRole, string> = { main: 'model', background: 'background model', fallback: 'fallback model' }

/** If one can't be opened, the current one stays in use. */
export async function applyStoredModels(services: Pick<Parts, 'db' | 'secrets' | 'models' | 'log'>): Promise<void> {
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
