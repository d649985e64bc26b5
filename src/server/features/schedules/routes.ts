import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { idParams, nothing } from '../../../contract/common.ts'
import {
  deliveriesAnswer,
  deliveriesQuery,
  noticesAnswer,
  pushEndpointBody,
  pushKeyAnswer,
  pushSubscriptionBody,
  unsubscribeQuery,
} from '../../../contract/schedules.ts'
import { isLocalCall } from '../../../core/network/local-call.ts'
import { AppError, asAppError } from '../../platform/errors/errors.ts'
import { answerOf } from '../../platform/http/media-docs.ts'
import { noContent } from '../../platform/http/no-content.ts'
import { sessionOf } from '../../platform/http/session-of.ts'
import type { Services } from '../../platform/ports/services.ts'
import { readOutbox, readWholeOutbox } from '../notifications/developer-outbox.ts'
import { mailRoute } from '../notifications/email-route.ts'
import { pushOf, subscribe, unsubscribeBrowser } from './notify/manage-notifications.ts'
import { readDeliveries } from './notify/read-deliveries.ts'
import { readToken, unsubscribe } from './notify/unsubscribe.ts'
import { askPage, donePage, problemPage } from './notify/unsubscribe-page.ts'

const EMAILS = [{ id: 3, createdAt: '2026-11-24T09:30:00.000Z', to: 'ada@example.com', subject: 'Reset your password' }]

export const scheduleRoutes =
  (services: Pick<Services, 'config' | 'db' | 'vault' | 'clock' | 'push' | 'mail'>): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/helpers/:id/deliveries',
      {
        schema: {
          summary: 'List deliveries of a helper',
          description: 'Planned messages and their delivery status, newest first.',
          params: idParams,
          querystring: deliveriesQuery,
          response: { 200: deliveriesAnswer },
        },
      },
      (request) => readDeliveries(services, request.actor, request.params.id, request.query),
    )

    app.get(
      '/api/notices',
      {
        schema: {
          summary: 'Get the email route',
          description: 'Whether this server sends email.',
          response: { 200: noticesAnswer },
        },
      },
      async () => ({
        email: mailRoute(services),
      }),
    )

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
      async (request, reply) => {
        await subscribe(services, sessionOf(request), request.body)
        return noContent(reply)
      },
    )

    app.delete(
      '/api/push/subscriptions',
      { schema: { summary: 'Unsubscribe a browser from push', body: pushEndpointBody, response: { 204: nothing } } },
      async (request, reply) => {
        await unsubscribeBrowser(services, request.actor, request.body.endpoint)
        return noContent(reply)
      },
    )

    // People who are locked out have no session, but sit at this machine.
    if (services.config.showsOutbox)
      app.get(
        '/api/dev/outbox',
        {
          schema: {
            summary: 'Read the developer outbox',
            description:
              'Emails that were not sent because there is no mail server: your own, or all of them when called from this machine.',
            errors: { 401: ['signed_out'] },
            openapi: { responses: { 200: answerOf('application/json', 'Emails, newest first.', EMAILS) } },
          },
          config: { public: true },
        },
        (request) => {
          if (request.session) return readOutbox(services, request.actor)
          if (isLocalCall(request)) return readWholeOutbox(services)
          throw new AppError(401, 'signed_out', 'Please sign in first.')
        },
      )
  }

/** The target of email links. It works signed out and from mail programs, with or without a form body. */
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
    const config = { public: true }
    const docs = {
      querystring: unsubscribeQuery,
      errors: { 400: ['bad_link'] },
      openapi: { responses: { 200: answerOf('text/html', 'A page.', '<!doctype html>…') } },
    } as const

    const asking = { ...docs, summary: 'Show the unsubscribe page', description: 'The target of the link in an email.' }
    app.get('/api/mail/unsubscribe', { config, schema: asking }, async (request, reply) => {
      readToken(services.secrets.linkSecret, request.query.token)
      return reply.type('text/html; charset=utf-8').send(askPage(request.query.token))
    })

    const leaving = {
      ...docs,
      summary: 'Unsubscribe from email',
      description: 'Called by the button on that page, and by mail programs (RFC 8058). The body is ignored.',
    }
    app.post('/api/mail/unsubscribe', { config, schema: leaving }, async (request, reply) => {
      await unsubscribe(services, request.query.token)
      return reply.type('text/html; charset=utf-8').send(donePage())
    })
  }
