import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  deleteAccountBody,
  notificationsBody,
  passwordBody,
  profileBody,
  sessionAnswer,
  signInBody,
  signUpBody,
  userAnswer,
} from '../../../contract/accounts.ts'
import { nothing } from '../../../contract/common.ts'
import type { Services } from '../../ports.ts'
import { changePassword, deleteAccount, readAccount, updateNotifications, updateProfile } from './manage-account.ts'
import { presentUser } from './present-user.ts'
import { beginSession, cookieOptions, endSession, SESSION_COOKIE } from './sessions.ts'
import { signIn } from './sign-in.ts'
import { signUp } from './sign-up.ts'
import type { UserRow } from './store.ts'

const open = { public: true }

export const accountRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    /** A new identifier for a new state: what was known of the old session is worth nothing. */
    async function signInAs(request: FastifyRequest, reply: FastifyReply, user: UserRow): Promise<void> {
      if (request.session) await endSession(services, request.session)
      reply.setCookie(SESSION_COOKIE, await beginSession(services, user.id), cookieOptions(services))
    }

    async function signOut(request: FastifyRequest, reply: FastifyReply): Promise<null> {
      if (request.session) await endSession(services, request.session)
      reply.clearCookie(SESSION_COOKIE, { path: '/' }).status(204)
      return null
    }

    app.post(
      '/api/auth/sign-up',
      { config: open, schema: { body: signUpBody, response: { 201: userAnswer } } },
      async (request, reply) => {
        const user = await signUp(services, request.ip, request.body)
        await signInAs(request, reply, user)
        reply.status(201)
        return { user: presentUser(services, user) }
      },
    )

    app.post(
      '/api/auth/sign-in',
      { config: open, schema: { body: signInBody, response: { 200: userAnswer } } },
      async (request, reply) => {
        const user = await signIn(services, request.ip, request.body)
        await signInAs(request, reply, user)
        return { user: presentUser(services, user) }
      },
    )

    app.post('/api/auth/sign-out', { config: open, schema: { response: { 204: nothing } } }, (request, reply) =>
      signOut(request, reply),
    )

    app.get('/api/auth/session', { config: open, schema: { response: { 200: sessionAnswer } } }, async (request) => {
      const { session } = request
      return { user: session && presentUser(services, await readAccount(services, session.actor)) }
    })

    app.get('/api/auth/me', { schema: { response: { 200: userAnswer } } }, async (request) => ({
      user: presentUser(services, await readAccount(services, request.actor)),
    }))

    app.patch(
      '/api/user/profile',
      { schema: { body: profileBody, response: { 200: userAnswer } } },
      async (request) => ({
        user: presentUser(services, await updateProfile(services, request.actor, request.body)),
      }),
    )

    app.patch(
      '/api/user/notifications',
      { schema: { body: notificationsBody, response: { 200: userAnswer } } },
      async (request) => ({
        user: presentUser(services, await updateNotifications(services, request.actor, request.body)),
      }),
    )

    app.post(
      '/api/user/password',
      { schema: { body: passwordBody, response: { 204: nothing } } },
      async (request, reply) => {
        await changePassword(services, request.actor, request.session?.sid ?? '', request.body)
        reply.status(204)
        return null
      },
    )

    app.delete(
      '/api/user',
      { schema: { body: deleteAccountBody, response: { 204: nothing } } },
      async (request, reply) => {
        await deleteAccount(services, request.actor, request.body.password)
        return signOut(request, reply)
      },
    )
  }
