import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { nothing } from '../../../contract/common.ts'
import {
  connectionParams,
  connectionsAnswer,
  connectionTestAnswer,
  localServersAnswer,
  modelBody,
  modelPlaceBody,
  modelQuery,
  modelsAnswer,
  modelTestAnswer,
} from '../../../contract/connections.ts'
import { noContent } from '../../http/no-content.ts'
import type { Services } from '../../ports/services.ts'
import { connectModel, disconnectModel } from './connect-model.ts'
import { findLocalServers, readConnections } from './read-connections.ts'
import { testConnection } from './test-connection.ts'
import { listModels, testModel } from './try-model.ts'

const config = { operator: true }

/** What operators connect the product to. */
export const connectionRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    app.get('/api/admin/connections', { config, schema: { response: { 200: connectionsAnswer } } }, () =>
      readConnections(services),
    )
    app.get('/api/admin/connections/local-servers', { config, schema: { response: { 200: localServersAnswer } } }, () =>
      findLocalServers(services),
    )
    app.post(
      '/api/admin/connections/model/list',
      { config, schema: { body: modelPlaceBody, response: { 200: modelsAnswer } } },
      async ({ body }) => ({ models: await listModels(services, body) }),
    )
    app.post(
      '/api/admin/connections/model/test',
      { config, schema: { body: modelBody, response: { 200: modelTestAnswer } } },
      ({ actor, body }) => testModel(services, actor, body),
    )
    app.post(
      '/api/admin/connections/model',
      { config, schema: { body: modelBody, response: { 200: connectionsAnswer } } },
      async ({ actor, body }) => {
        await connectModel(services, actor, body)
        return readConnections(services)
      },
    )
    app.post(
      '/api/admin/connections/:kind/test',
      { config, schema: { params: connectionParams, response: { 200: connectionTestAnswer } } },
      ({ actor, params }) => testConnection(services, actor, params.kind),
    )
    app.delete(
      '/api/admin/connections/model',
      { config, schema: { querystring: modelQuery, response: { 204: nothing } } },
      async ({ actor, query }, reply) => {
        await disconnectModel(services, actor, query.role)
        return noContent(reply)
      },
    )
  }
