import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { pushEndpointBody, pushKeyAnswer, pushSubscriptionBody } from '../../../../contract/schedules.ts'
import { operation } from '../../../platform/http/docs/route-docs.ts'
import { sessionOf } from '../../../platform/http/session-of.ts'
import type { Uses } from '../../../platform/ports/services.ts'
import { pushOf, subscribe, unsubscribeBrowser } from './send-push.ts'

export const pushRoutes =
  (services: Uses<'db' | 'clock' | 'push'>): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/push/key',
      operation('Get the push key', { errors: { 503: ['push_unavailable'] }, response: { 200: pushKeyAnswer } }),
      async () => ({
        publicKey: pushOf(services).publicKey,
      }),
    )

    app.post(
      '/api/push/subscriptions',
      operation('Subscribe a browser to push', {
        errors: { 400: ['bad_endpoint'], 503: ['push_unavailable'] },
        body: pushSubscriptionBody,
      }),
      (request) => subscribe(services, sessionOf(request), request.body),
    )

    app.delete(
      '/api/push/subscriptions',
      operation('Unsubscribe a browser from push', { body: pushEndpointBody }),
      (request) => unsubscribeBrowser(services, request.actor, request.body.endpoint),
    )
  }
