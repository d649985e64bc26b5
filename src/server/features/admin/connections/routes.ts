import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  connectionParams,
  connectionsAnswer,
  connectionTestAnswer,
  localModelsAnswer,
  localServersAnswer,
  MODEL_FAILURES,
  modelBody,
  modelDownloadAnswer,
  modelDownloadBody,
  modelEndpointBody,
  modelQuery,
  modelsAnswer,
  modelTestAnswer,
  ownModelsBody,
} from '../../../../contract/connections.ts'
import { operation } from '../../../platform/http/docs/route-docs.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { connectModel, disconnectModel, listModels, setOwnModels, testModel } from './connect-model.ts'
import { cancelDownload, readLocalModels, startDownload } from './download-model.ts'
import { findLocalServers, readConnections } from './read-connections.ts'
import { testConnection } from './test-connection.ts'

const config = { operator: true }
export const connectionRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/admin/connections',
      operation('List connections', { config, response: { 200: connectionsAnswer } }),
      () => readConnections(services),
    )
    app.get(
      '/api/admin/connections/local-servers',
      operation('Find model servers on this machine', { config, response: { 200: localServersAnswer } }),
      () => findLocalServers(services),
    )
    app.get(
      '/api/admin/connections/local-models',
      operation('List the models of Ollama', {
        config,
        description: 'Those that it has, some that it can download, and the newest download.',
        response: { 200: localModelsAnswer },
      }),
      () => readLocalModels(services),
    )
    app.post(
      '/api/admin/connections/local-models/download',
      operation('Download a model with Ollama', {
        config,
        description: 'Goes on where an earlier download ended. If no model is connected by then, this one is.',
        errors: { 409: ['download_running'] },
        body: modelDownloadBody,
        response: { 200: modelDownloadAnswer },
      }),
      async ({ actor, body }) => startDownload(services, actor, body.model),
    )
    app.delete(
      '/api/admin/connections/local-models/download',
      operation('Cancel the download of a model', { config, description: 'Ollama keeps what it has.' }),
      () => cancelDownload(services),
    )
    app.post(
      '/api/admin/connections/model/list',
      operation('List the models of a provider', {
        config,
        errors: { 422: MODEL_FAILURES },
        body: modelEndpointBody,
        response: { 200: modelsAnswer },
      }),
      ({ body }) => listModels(services, body),
    )
    app.post(
      '/api/admin/connections/model/test',
      operation('Test a model', {
        config,
        description:
          'Asks the model for one sentence and for a little JSON. 422 after 40 seconds; a model that is still being loaded goes on loading.',
        errors: { 422: MODEL_FAILURES },
        body: modelBody,
        response: { 200: modelTestAnswer },
      }),
      ({ actor, body }) => testModel(services, actor, body),
    )
    app.post(
      '/api/admin/connections/model',
      operation('Connect a model', {
        config,
        errors: { 409: ['set_by_environment'], 422: MODEL_FAILURES },
        body: modelBody,
        response: { 200: connectionsAnswer },
      }),
      async ({ actor, body }) => {
        await connectModel(services, actor, body)
        return readConnections(services)
      },
    )
    app.post(
      '/api/admin/connections/own-models',
      operation('Allow people to use their own models', {
        config,
        description: 'Whether people may connect a model of their own, at their cost.',
        body: ownModelsBody,
        response: { 200: connectionsAnswer },
      }),
      async ({ actor, body }) => {
        await setOwnModels(services, actor, body.allowed)
        return readConnections(services)
      },
    )
    app.post(
      '/api/admin/connections/:kind/test',
      operation('Test a connection', {
        config,
        errors: { 409: ['not_ready', 'no_payment', 'no_mail'], 422: ['test_failed'] },
        params: connectionParams,
        response: { 200: connectionTestAnswer },
      }),
      ({ actor, params }) => testConnection(services, actor, params.kind),
    )
    app.delete(
      '/api/admin/connections/model',
      operation('Disconnect the model', {
        config,
        description: 'Without a model detected on this machine, helpers offer guided exercises.',
        errors: { 409: ['set_by_environment'] },
        querystring: modelQuery,
      }),
      ({ actor, query }) => disconnectModel(services, actor, query.role),
    )
  }
