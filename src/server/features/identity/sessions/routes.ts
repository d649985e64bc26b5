import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { passwordBody, reauthenticateBody, sessionAnswer, userAnswer } from '../../../../contract/accounts.ts'
import { idParams, nothing } from '../../../../contract/common.ts'
import { sessionsAnswer } from '../../../../contract/sign-in.ts'
import { sessionOf } from '../../../platform/http/session-of.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { presentUser, readAccount } from '../account/read-account.ts'
import { reauthenticate, requireRecentAuth } from '../attempts/reauthenticate.ts'
import { changePassword } from '../password/change-password.ts'
import { endOneSession, endOtherSessions, readSessions } from './manage-sessions.ts'

export const sessionRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/auth/session',
      {
        config: { public: true },
        schema: {
          summary: 'Get the session',
          description: '`user` is null when nobody is signed in.',
          response: { 200: sessionAnswer },
        },
      },
      async ({ session }) => ({
        user: session && presentUser(services, await readAccount(services, session.actor)),
      }),
    )

    app.get(
      '/api/auth/me',
      { schema: { summary: 'Get the signed-in user', response: { 200: userAnswer } } },
      async (request) => ({
        user: presentUser(services, await readAccount(services, request.actor)),
      }),
    )

    app.post(
      '/api/user/password',
      {
        config: { writes: true },
        schema: {
          summary: 'Change the password',
          description: 'Ends all other sessions of the account.',
          errors: { 403: ['wrong_password'], 429: ['too_many_attempts'] },
          body: passwordBody,
          response: { 204: nothing },
        },
      },
      (request) => changePassword(services, sessionOf(request), request.body),
    )

    app.get(
      '/api/user/sessions',
      { schema: { summary: 'List active sessions', response: { 200: sessionsAnswer } } },
      async (request) => ({
        sessions: await readSessions(services, sessionOf(request)),
      }),
    )

    app.delete(
      '/api/user/sessions',
      { schema: { summary: 'End all other sessions', response: { 204: nothing } } },
      (request) => endOtherSessions(services, sessionOf(request)),
    )

    app.delete(
      '/api/user/sessions/:id',
      { schema: { summary: 'End a session', params: idParams, response: { 204: nothing } } },
      (request) => endOneSession(services, sessionOf(request), request.params.id),
    )

    // Checked before a code is sent, so that nobody has to sign in with the code in hand.
    app.get(
      '/api/auth/reauthenticate',
      {
        schema: {
          summary: 'Check for a recent sign-in',
          description: '204: the last sign-in is recent enough to change sign-in methods.',
          errors: { 403: ['reauthenticate'] },
          response: { 204: nothing },
        },
      },
      (request) => requireRecentAuth(services, sessionOf(request)),
    )

    app.post(
      '/api/auth/reauthenticate',
      {
        config: { writes: true },
        schema: {
          summary: 'Reauthenticate',
          description: 'Confirms the password again, which is required before changing sign-in methods.',
          errors: { 403: ['wrong_password', 'reauthenticate'], 429: ['too_many_attempts'] },
          body: reauthenticateBody,
          response: { 204: nothing },
        },
      },
      (request) => reauthenticate(services, sessionOf(request), request.body.password),
    )
  }
