import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { passwordBody, reauthenticateBody, sessionAnswer, userAnswer } from '../../../../contract/accounts.ts'
import { idParams } from '../../../../contract/common.ts'
import { sessionsAnswer } from '../../../../contract/sign-in.ts'
import { sessionOf } from '../../../platform/errors/errors.ts'
import { operation } from '../../../platform/http/docs/route-docs.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { presentUser, readAccount } from '../account/read-account.ts'
import { changePassword, reauthenticate, requireRecentAuth } from '../password/password.ts'
import { endOneSession, endOtherSessions, readSessions } from './sessions.ts'

export const sessionRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/auth/session',
      operation('Get the session', {
        config: { public: true },
        description: '`user` is null when nobody is signed in.',
        response: { 200: sessionAnswer },
      }),
      async ({ session }) => ({
        user: session && presentUser(services, await readAccount(services, session.actor)),
      }),
    )

    app.get(
      '/api/auth/me',
      operation('Get the signed-in user', { response: { 200: userAnswer } }),
      async (request) => ({
        user: presentUser(services, await readAccount(services, request.actor)),
      }),
    )

    app.post(
      '/api/user/password',
      operation('Change the password', {
        config: { writes: true },
        description: 'Ends all other sessions of the account.',
        errors: { 403: ['wrong_password'], 429: ['too_many_attempts'] },
        body: passwordBody,
      }),
      (request) => changePassword(services, sessionOf(request), request.body),
    )

    app.get(
      '/api/user/sessions',
      operation('List active sessions', { response: { 200: sessionsAnswer } }),
      async (request) => ({
        sessions: await readSessions(services, sessionOf(request)),
      }),
    )

    app.delete('/api/user/sessions', operation('End all other sessions'), (request) =>
      endOtherSessions(services, sessionOf(request)),
    )

    app.delete('/api/user/sessions/:id', operation('End a session', { params: idParams }), (request) =>
      endOneSession(services, sessionOf(request), request.params.id),
    )

    // Checked before a code is sent, so that nobody has to sign in with the code in hand.
    app.get(
      '/api/auth/reauthenticate',
      operation('Check for a recent sign-in', {
        description: '204: the last sign-in is recent enough to change sign-in methods.',
        errors: { 403: ['reauthenticate'] },
      }),
      (request) => requireRecentAuth(services, sessionOf(request)),
    )

    app.post(
      '/api/auth/reauthenticate',
      operation('Reauthenticate', {
        config: { writes: true },
        description: 'Confirms the password again, which is required before changing sign-in methods.',
        errors: { 403: ['wrong_password', 'reauthenticate'], 429: ['too_many_attempts'] },
        body: reauthenticateBody,
      }),
      (request) => reauthenticate(services, sessionOf(request), request.body.password),
    )
  }
