import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { nothing } from '../../../../contract/common.ts'
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
import type { Services } from '../../../platform/ports/services.ts'
import { connectModel, disconnectModel, setOwnModels } from './connect-model.ts'
import { cancelDownload, readLocalModels, startDownload } from './download-model.ts'
import { listModels, testModel } from './model-settings.ts'
import { findLocalServers, readConnections } from './read-connections.ts'
import { testConnection } from './test-connection.ts'

const config = { operator: true }
export const connectionRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/admin/connections',
      { config, schema: { summary: 'List connections', response: { 200: connectionsAnswer } } },
      () => readConnections(services),
    )
    app.get(
      '/api/admin/connections/local-servers',
      { config, schema: { summary: 'Find model servers on this machine', response: { 200: localServersAnswer } } },
      () => findLocalServers(services),
    )
    app.get(
      '/api/admin/connections/local-models',
      {
        config,
        schema: {
          summary: 'List the models of Ollama',
          description: 'Those that it has, some that it can download, and the newest download.',
          response: { 200: localModelsAnswer },
        },
      },
      () => readLocalModels(services),
    )
    app.post(
      '/api/admin/connections/local-models/download',
      {
        config,
        schema: {
          summary: 'Download a model with Ollama',
          description: 'Goes on where an earlier download ended. If no model is connected by then, this one is.',
          errors: { 409: ['download_running'] },
          body: modelDownloadBody,
          response: { 200: modelDownloadAnswer },
        },
      },
      async ({ actor, body }) => startDownload(services, actor, body.model),
    )
    app.delete(
      '/api/admin/connections/local-models/download',
      {
        config,
        schema: {
          summary: 'Cancel the download of a model',
          description: 'Ollama keeps what it has.',
          response: { 204: nothing },
        },
      },
      () => cancelDownload(services),
    )
    app.post(
      '/api/admin/connections/model/list',
      {
        config,
        schema: {
          summary: 'List the models of a provider',
          errors: { 422: MODEL_FAILURES },
          body: modelEndpointBody,
          response: { 200: modelsAnswer },
        },
      },
      ({ body }) => listModels(services, body),
    )
    app.post(
      '/api/admin/connections/model/test',
      {
        config,
        schema: {
          summary: 'Test a model',
          description:
            'Asks the model for one sentence and for a little JSON. 422 after 40 seconds; a model that is still being loaded goes on loading.',
          errors: { 422: MODEL_FAILURES },
          body: modelBody,
          response: { 200: modelTestAnswer },
        },
      },
      ({ actor, body }) => testModel(services, actor, body),
    )
    app.post(
      '/api/admin/connections/model',
      {
        config,
        schema: {
          summary: 'Connect a model',
          errors: { 409: ['set_by_environment'], 422: MODEL_FAILURES },
          body: modelBody,
          response: { 200: connectionsAnswer },
        },
      },
      async ({ actor, body }) => {
        await connectModel(services, actor, body)
        return readConnections(services)
      },
    )
    app.post(
      '/api/admin/connections/own-models',
      {
        config,
        schema: {
          summary: 'Allow people to use their own models',
          description: 'Whether people may connect a model of their own, at their cost.',
          body: ownModelsBody,
          response: { 200: connectionsAnswer },
        },
      },
      async ({ actor, body }) => {
        await setOwnModels(services, actor, body.allowed)
        return readConnections(services)
      },
    )
    app.post(
      '/api/admin/connections/:kind/test',
      {
        config,
        schema: {
          summary: 'Test a connection',
          errors: { 409: ['not_ready', 'no_payment', 'no_mail'], 422: ['test_failed'] },
          params: connectionParams,
          response: { 200: connectionTestAnswer },
        },
      },
      ({ actor, params }) => testConnection(services, actor, params.kind),
    )
    app.delete(
      '/api/admin/connections/model',
      {
        config,
        schema: {
          summary: 'Disconnect the model',
          description: 'Without a model detected on this machine, helpers offer guided exercises.',
          errors: { 409: ['set_by_environment'] },
          querystring: modelQuery,
          response: { 204: nothing },
        },
      },
      ({ actor, query }) => disconnectModel(services, actor, query.role),
    )
  }
