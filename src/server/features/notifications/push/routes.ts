import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { nothing } from '../../../../contract/common.ts'
import { pushEndpointBody, pushKeyAnswer, pushSubscriptionBody } from '../../../../contract/schedules.ts'
import { sessionOf } from '../../../platform/http/session-of.ts'
import type { Uses } from '../../../platform/ports/services.ts'
import { pushOf, subscribe, unsubscribeBrowser } from './manage-browsers.ts'

export const pushRoutes =
  (services: Uses<'db' | 'clock' | 'push'>): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/push/key',
      {
        schema: {
          summary: 'Get the push key',
          errors: { 503: ['push_unavailable'] },
          response: { 200: pushKeyAnswer },
        },
      },
      async () => ({
        publicKey: pushOf(services).publicKey,
      }),
    )

    app.post(
      '/api/push/subscriptions',
      {
        schema: {
          summary: 'Subscribe a browser to push',
          errors: { 400: ['bad_endpoint'], 503: ['push_unavailable'] },
          body: pushSubscriptionBody,
          response: { 204: nothing },
        },
      },
      (request) => subscribe(services, sessionOf(request), request.body),
    )

    app.delete(
      '/api/push/subscriptions',
      { schema: { summary: 'Unsubscribe a browser from push', body: pushEndpointBody, response: { 204: nothing } } },
      (request) => unsubscribeBrowser(services, request.actor, request.body.endpoint),
    )
  }
