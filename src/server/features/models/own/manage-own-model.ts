import type {
  ModelsAnswer,
  ModelTest,
  OwnModelAnswer,
  OwnModelBody,
  OwnModelEndpointBody,
} from '../../../../contract/connections.ts'
import { modelFailureInWords } from '../../../../core/connections/in-words.ts'
import type { RemoteProvider } from '../../../../core/connections/model-providers.ts'
import { isPublicHost } from '../../../../core/network/public-address.ts'
import type { ModelEndpoint } from '../../../integrations/models/port.ts'
import { AppError } from '../../../platform/errors/errors.ts'
import type { Actor, Services, Uses } from '../../../platform/ports/services.ts'
import { decryptModel, ownModel, sealModel } from '../calls/serving-model.ts'
import { modelEndpointOf, modelErrorInWords, tryModel, wrongField } from '../calls/try-model.ts'
import { isSystemPaused } from '../ledger/pause-system.ts'
import { deleteModel, findOwnModel, type OwnModelRow, readPermission, saveModel, savePermission } from './store.ts'

export const readOwnModelsPermission = ({ db }: Uses<'db'>): Promise<{ allowed: boolean; people: number }> =>
  readPermission(db)

/** Takes effect in every process with the next message. Returns false if it was already so. */
export const allowOwnModels = ({ db }: Uses<'db'>, allowed: boolean): Promise<boolean> => savePermission(db, allowed)

type Parts = Uses<'db' | 'config'>

function present({ dataKey }: Actor, row: OwnModelRow): OwnModelAnswer['model'] {
  const { provider, address, model, apiKey } = decryptModel(dataKey, row)
  const { since, lastSuccessAt, lastFailureAt, failure } = row
  return {
    provider: provider as RemoteProvider,
    address,
    hasKey: apiKey !== null,
    model,
    since: since.toISOString(),
    lastSuccess: lastSuccessAt?.toISOString() ?? null,
    lastFailure:
      lastFailureAt && failure ? { at: lastFailureAt.toISOString(), text: modelFailureInWords(failure) } : null,
  }
}

export async function readOwnModel({ db }: Uses<'db'>, actor: Actor): Promise<OwnModelAnswer> {
  const { allowed, row } = await findOwnModel(db, actor.userId)
  return { allowed, model: row && present(actor, row) }
}

/** An address of a person's choice must not lead into our own network. */
function demandPublic({ config }: Uses<'config'>, address: string): void {
  if (config.privateOwnModels) return
  const { protocol, hostname } = new URL(address)
  if (protocol === 'https:' && isPublicHost(hostname)) return
  throw wrongField('address', 'Type an address on the public internet that begins with https://.')
}

/** 403: the operator does not allow it. 400: a field is missing or wrong. */
async function ownEndpointOf(services: Parts, actor: Actor, body: OwnModelEndpointBody): Promise<ModelEndpoint> {
  const { allowed, row } = await findOwnModel(services.db, actor.userId)
  if (!allowed)
    throw new AppError(403, 'own_models_off', 'The operator of this server does not allow models of your own.')
  const endpoint = modelEndpointOf(body, row ? [decryptModel(actor.dataKey, row)] : [])
  demandPublic(services, endpoint.address)
  return endpoint
}

/** Errors as in `ownEndpointOf`; 422: the provider failed or refused. */
export async function listOwnModels(
  services: Parts & Uses<'models'>,
  actor: Actor,
  body: OwnModelEndpointBody,
): Promise<ModelsAnswer> {
  const endpoint = await ownEndpointOf(services, actor, body)
  return { models: await services.models.listOwn(endpoint).catch(modelErrorInWords), address: endpoint.address }
}

/** The person pays for it. Same errors as `listOwnModels`. */
export async function testOwnModel(
  services: Services,
  actor: Actor,
  { model, ...body }: OwnModelBody,
): Promise<ModelTest> {
  const endpoint = await ownEndpointOf(services, actor, body)
  if (await isSystemPaused(services))
    throw new AppError(422, 'model_not_admitted', 'The operator of this server has paused all models. Try again later.')
  const ai = await services.models.openOwn({ ...endpoint, model, embeddingModel: null })
  return {
    ...(await tryModel(services, ownModel(services, actor.userId, ai), actor.userId)),
    address: endpoint.address,
  }
}

/** Takes effect from the next message on. Same errors as `ownEndpointOf`. */
export async function saveOwnModel(
  services: Parts & Uses<'clock'>,
  actor: Actor,
  { model, ...body }: OwnModelBody,
): Promise<OwnModelAnswer> {
  const { userId, dataKey } = actor
  const endpoint = await ownEndpointOf(services, actor, body)
  const sealed = sealModel(dataKey, { ...endpoint, model, embeddingModel: null })
  await saveModel(services.db, { userId, ...sealed, since: services.clock.now() })
  return readOwnModel(services, actor)
}

export const removeOwnModel = ({ db }: Uses<'db'>, { userId }: Pick<Actor, 'userId'>): Promise<void> =>
  deleteModel(db, userId)
