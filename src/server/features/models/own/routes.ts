import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  MODEL_FAILURES,
  modelsAnswer,
  modelTestAnswer,
  ownModelAnswer,
  ownModelBody,
  ownModelEndpointBody,
} from '../../../../contract/connections.ts'
import { operation } from '../../../platform/http/docs/route-docs.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { listOwnModels, readOwnModel, removeOwnModel, saveOwnModel, testOwnModel } from './manage-own-model.ts'

/** They make the server call an address of the person's choice. */
const config = { writes: true }
const NOT_ALLOWED = { 403: ['own_models_off'] } as const
const FAILURES = { ...NOT_ALLOWED, 422: MODEL_FAILURES } as const

export const ownModelRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/user/own-model',
      operation('Get your own model', { response: { 200: ownModelAnswer } }),
      ({ actor }) => readOwnModel(services, actor),
    )
    app.post(
      '/api/user/own-model/list',
      operation('List the models that your key can use', {
        config,
        errors: FAILURES,
        body: ownModelEndpointBody,
        response: { 200: modelsAnswer },
      }),
      ({ actor, body }) => listOwnModels(services, actor, body),
    )
    app.post(
      '/api/user/own-model/test',
      operation('Test your own model', {
        config,
        description: 'Has the model write one sentence, at your cost.',
        errors: FAILURES,
        body: ownModelBody,
        response: { 200: modelTestAnswer },
      }),
      ({ actor, body }) => testOwnModel(services, actor, body),
    )
    app.post(
      '/api/user/own-model',
      operation('Connect your own model', {
        description: 'It answers from the next message on, and messages don’t count.',
        errors: NOT_ALLOWED,
        body: ownModelBody,
        response: { 200: ownModelAnswer },
      }),
      ({ actor, body }) => saveOwnModel(services, actor, body),
    )
    app.delete(
      '/api/user/own-model',
      operation('Disconnect your own model', {
        description: 'Deletes its key. The model of the server answers from then on.',
      }),
      ({ actor }) => removeOwnModel(services, actor),
    )
  }
