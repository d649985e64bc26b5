import type { ModelBody, ModelEndpointBody, ModelsAnswer, ModelTest } from '../../../../contract/connections.ts'
import type { Actor, Services, Uses } from '../../../platform/ports/services.ts'
import { modelInRole } from '../../models/calls/serving-model.ts'
import { modelErrorInWords, tryModel } from '../../models/calls/try-model.ts'
import { modelSettingsOf, sharedEndpointOf } from './model-settings.ts'

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
