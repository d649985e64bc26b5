import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { idParams, nothing } from '../../../contract/common.ts'
import {
  deliveries,
  deliveriesQuery,
  noticesAnswer,
  pushEndpointBody,
  pushKeyAnswer,
  pushSubscriptionBody,
  unsubscribeQuery,
} from '../../../contract/schedules.ts'
import { isLocalCall } from '../../../core/network/local-call.ts'
import { AppError, asAppError } from '../../errors.ts'
import { noContent } from '../../http/no-content.ts'
import type { Services } from '../../ports/services.ts'
import { readOutbox, readWholeOutbox } from '../notifications/developer-outbox.ts'
import { mailRoute } from '../notifications/email-route.ts'
import { pushOf, subscribe, unsubscribeBrowser } from './manage-notifications.ts'
import { readDeliveries } from './read-deliveries.ts'
import { readToken, unsubscribe } from './unsubscribe.ts'
import { askPage, donePage, problemPage } from './unsubscribe-page.ts'

export const scheduleRoutes =
  (services: Pick<Services, 'config' | 'db' | 'vault' | 'clock' | 'push' | 'mail'>): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/helpers/:id/deliveries',
      { schema: { params: idParams, querystring: deliveriesQuery, response: { 200: deliveries } } },
      (request) => readDeliveries(services, request.actor, request.params.id, request.query),
    )

    app.get('/api/notices', { schema: { response: { 200: noticesAnswer } } }, async () => ({
      email: mailRoute(services),
    }))

    app.get('/api/push/key', { schema: { response: { 200: pushKeyAnswer } } }, async () => ({
      publicKey: pushOf(services).publicKey,
    }))

    app.post(
      '/api/push/subscriptions',
      { schema: { body: pushSubscriptionBody, response: { 204: nothing } } },
      async (request, reply) => {
        await subscribe(services, request.actor, request.body)
        return noContent(reply)
      },
    )

    app.delete(
      '/api/push/subscriptions',
      { schema: { body: pushEndpointBody, response: { 204: nothing } } },
      async (request, reply) => {
        await unsubscribeBrowser(services, request.actor, request.body.endpoint)
        return noContent(reply)
      },
    )

    // Anyone who is locked out has no session, and sits at this machine.
    if (services.config.showsOutbox)
      app.get('/api/dev/outbox', { config: { public: true } }, (request) => {
        if (request.session) return readOutbox(services, request.actor)
        if (isLocalCall(request)) return readWholeOutbox(services)
        throw new AppError(401, 'signed_out', 'Please sign in first.')
      })
  }

/** What letters link to: works signed out, from a mail program, with a form's body or none. */
export const unsubscribeRoutes =
  (services: Pick<Services, 'secrets' | 'db'>): FastifyPluginAsyncZod =>
  async (app) => {
    app.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: 1024 },
      (_request, _body, done) => done(null, undefined),
    )
    app.setErrorHandler((error, _request, reply) => {
      const known = asAppError(error)
      if (!known) throw error
      const { retryAfter } = known.detail
      if (retryAfter) reply.header('retry-after', retryAfter)
      return reply.status(known.status).type('text/html; charset=utf-8').send(problemPage(known.message))
    })
    const open = { config: { public: true }, schema: { querystring: unsubscribeQuery } }

    app.get('/api/mail/unsubscribe', open, async (request, reply) => {
      readToken(services.secrets.linkSecret, request.query.token)
      return reply.type('text/html; charset=utf-8').send(askPage(request.query.token))
    })

    app.post('/api/mail/unsubscribe', open, async (request, reply) => {
      await unsubscribe(services, request.query.token)
      return reply.type('text/html; charset=utf-8').send(donePage())
    })
  }
