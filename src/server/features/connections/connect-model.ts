import type { ModelBody } from '../../../contract/connections.ts'
import { PROVIDERS } from '../../../core/connections/model-providers.ts'
import { AppError } from '../../errors.ts'
import type { Actor } from '../../ports/actor.ts'
import type { Services } from '../../ports/services.ts'
import { recordAction } from '../admin/audit.ts'
import { closeBreaker } from '../usage/model-health.ts'
import { readStoredModel, settingsOf, storeModel } from './model-settings.ts'
import { deleteModelConnection } from './store.ts'

type Parts = Pick<Services, 'db' | 'secrets' | 'clock' | 'models' | 'signals' | 'log'>

const CHANNEL = 'connections'

/** Uses the model that is stored. One that cannot be opened leaves the one in use. */
export async function applyStoredModel(services: Pick<Parts, 'db' | 'secrets' | 'models' | 'log'>): Promise<void> {
  const { models, log } = services
  if (models.isLocked) return
  try {
    const stored = await readStoredModel(services)
    models.use(stored && (await models.open(stored.settings)))
  } catch (cause) {
    log.error({ err: cause }, 'the model that was connected cannot be used')
  }
}

/** Uses what another process has stored, too. */
export function followConnections(services: Parts): void {
  services.signals.on(CHANNEL, () => void applyStoredModel(services))
  services.signals.onGap(() => void applyStoredModel(services))
}

/** Every process changes over; what was wrong with the model before says nothing of this one. */
async function changeOver(services: Parts, actor: Actor, detail: string): Promise<void> {
  await closeBreaker(services)
  await recordAction(services, actor, 'connection', detail)
  await applyStoredModel(services)
  await services.signals.send(CHANNEL, 'model')
}

function demandUnlocked({ models }: Pick<Services, 'models'>): void {
  if (!models.isLocked) return
  throw new AppError(409, 'set_by_environment', 'The model is set by environment variables. Change it there.')
}

/** Has a model answer from now on, in every process. 400: a field is missing. 409: the environment names the model. */
export async function connectModel(services: Parts, actor: Actor, body: ModelBody): Promise<void> {
  demandUnlocked(services)
  const settings = await settingsOf(services, body)
  await storeModel(services, settings)
  await changeOver(services, actor, `model: ${settings.model} at ${PROVIDERS[settings.provider].name}`)
}

/** Goes back to what is found on this machine, or to the built-in engine. */
export async function disconnectModel(services: Parts, actor: Actor): Promise<void> {
  demandUnlocked(services)
  if (await deleteModelConnection(services.db)) await changeOver(services, actor, 'model: disconnected')
}
