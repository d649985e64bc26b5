import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { deleteAccountBody } from '../../../../contract/accounts.ts'
import { nothing } from '../../../../contract/common.ts'
import { sessionOf } from '../../../platform/http/session-of.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { SESSION_COOKIE } from '../../identity/sessions/sessions.ts'
import { deleteAccount } from './delete-account.ts'

export const erasureRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    app.delete(
      '/api/user',
      {
        schema: {
          summary: 'Delete the account',
          description: 'Erases all of the person’s data, including encryption keys.',
          errors: {
            403: ['wrong_password', 'reauthenticate'],
            429: ['too_many_attempts'],
            502: ['payment_unavailable'],
          },
          body: deleteAccountBody,
          response: { 204: nothing },
        },
      },
      async (request, reply) => {
        await deleteAccount(services, sessionOf(request), request.body.password)
        reply.clearCookie(SESSION_COOKIE, { path: '/' })
      },
    )
  }
