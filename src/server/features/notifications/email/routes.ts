import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { noticesAnswer } from '../../../../contract/schedules.ts'
import { isLocalCall } from '../../../../core/network/public-address.ts'
import { AppError } from '../../../platform/errors/errors.ts'
import { answerOf, operation } from '../../../platform/http/docs/route-docs.ts'
import type { Uses } from '../../../platform/ports/services.ts'
import { mailRoute, readOutbox, readWholeOutbox } from './email-outbox.ts'

const EMAILS = [{ id: 3, createdAt: '2026-11-24T09:30:00.000Z', to: 'ada@example.com', subject: 'Reset your password' }]

export const emailRoutes =
  (services: Uses<'config' | 'db' | 'vault' | 'mail'>): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/notices',
      operation('Get the email route', {
        description: 'Whether this server sends email.',
        response: { 200: noticesAnswer },
      }),
      async () => ({
        email: mailRoute(services),
      }),
    )

    // People who are locked out have no session, but sit at this machine.
    if (services.config.showsOutbox)
      app.get(
        '/api/dev/outbox',
        operation('Read the developer outbox', {
          config: { public: true },
          description:
            'Emails that were not sent because there is no mail server: your own, or all of them when called from this machine.',
          errors: { 401: ['signed_out'] },
          openapi: { responses: { 200: answerOf('application/json', 'Emails, newest first.', EMAILS) } },
        }),
        (request) => {
          if (request.session) return readOutbox(services, request.actor)
          if (isLocalCall(request)) return readWholeOutbox(services)
          throw new AppError(401, 'signed_out', 'Please sign in first.')
        },
      )
  }
