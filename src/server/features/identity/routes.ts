import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { signInBody, signUpBody, userAnswer } from '../../../contract/accounts.ts'
import { messageAnswer } from '../../../contract/common.ts'
import {
  authMethodsAnswer,
  completeSignUpBody,
  confirmedAnswer,
  linkBody,
  newPasswordBody,
  phoneSignedIn,
  phoneSignInBody,
  phoneSignInPending,
  resetBody,
  secondFactorAnswer,
} from '../../../contract/sign-in.ts'
import { linkCodeBody, sendCodeAnswer } from '../../../contract/sms.ts'
import { isLocalCall } from '../../../core/network/public-address.ts'
import { operation } from '../../platform/http/docs/route-docs.ts'
import type { Services, Uses } from '../../platform/ports/services.ts'
import { readAuthMethods } from './account/sign-in-methods.ts'
import { confirmEmail } from './email/confirm-email.ts'
import { finishReset, requestReset } from './password/password.ts'
import { completePasswordSignIn, signIn } from './password/sign-in.ts'
import { SENT, VERIFIED, withCodeResponse } from './phone/routes.ts'
import { sendSignInCode, signInByPhone } from './phone/verify-phone.ts'
import { FLOW_COOKIE } from './sessions/auth-flows.ts'
import { completeSignIn, startSession } from './sessions/complete-sign-in.ts'
import { clearFlowCookie, sendSignIn, setDeviceCookie, setFlowCookie } from './sessions/cookies.ts'
import { callerOf, rememberDevice } from './sessions/known-devices.ts'
import { endSession, SESSION_COOKIE } from './sessions/sessions.ts'
import { completeSignUp, signUp } from './sign-up/sign-up.ts'

const open = { public: true, signIn: true }

async function signOut(
  services: Uses<'db' | 'log' | 'signals'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  await endSession(services, request.cookies[SESSION_COOKIE])
  clearFlowCookie(reply).clearCookie(SESSION_COOKIE, { path: '/' })
}

export const authRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/auth/sign-up',
      operation('Sign up', {
        config: open,
        description:
          'Creates an account and signs in. Requires `birthDate` (checked, never stored), or `adult` from a program.',
        errors: { 400: ['not_allowed'], 409: ['username_taken'], 429: ['too_many_attempts'] },
        body: signUpBody,
        response: { 201: userAnswer },
      }),
      async (request, reply) => {
        const user = await signUp(services, request.ip, request.body)
        reply.status(201)
        return sendSignIn(services, reply, await startSession(services, callerOf(services, request), user))
      },
    )

    app.post(
      '/api/auth/sign-in',
      operation('Sign in with a password', {
        config: open,
        description: '202: the password is right, and a second factor is needed.',
        errors: { 401: ['wrong_credentials'], 403: ['suspended'], 429: ['too_many_attempts'] },
        body: signInBody,
        response: { 200: userAnswer, 202: secondFactorAnswer },
      }),
      async (request, reply) => {
        const caller = callerOf(services, request)
        const account = await signIn(services, caller, request.body)
        return sendSignIn(services, reply, await completePasswordSignIn(services, caller, account))
      },
    )

    app.post(
      '/api/auth/sign-out',
      operation('Sign out', {
        config: { public: true },
        description: 'Ends the session or the unfinished sign-up, if there is one.',
      }),
      (request, reply) => signOut(services, request, reply),
    )

    app.post(
      '/api/auth/reset',
      operation('Request a password reset', {
        config: open,
        description:
          'Emails a link to a confirmed address. The response is the same whether or not there is an account.',
        errors: { 429: ['too_many_attempts'], 503: ['no_mail'] },
        body: resetBody,
        response: { 202: messageAnswer },
      }),
      async (request, reply) => {
        await requestReset(services, callerOf(services, request), request.body)
        reply.status(202)
        return { message: 'If an account has confirmed that address, an email is on its way to it.' }
      },
    )

    app.post(
      '/api/auth/reset/finish',
      operation('Set a new password', {
        config: { public: true },
        description: '`token` comes from the link in the email. Ends every session of the account.',
        errors: { 400: ['bad_link'] },
        body: newPasswordBody,
      }),
      async (request, reply) => {
        const { id } = await finishReset(services, request.body)
        // A guesser must not keep the owner from signing in.
        const { cookie } = await rememberDevice(services, id, callerOf(services, request))
        setDeviceCookie(services, reply, cookie)
      },
    )

    app.post(
      '/api/auth/confirm-email',
      operation('Confirm an email address', {
        config: { public: true },
        description: '`token` comes from the link in the email.',
        errors: { 400: ['bad_link'], 409: ['email_taken'] },
        body: linkBody,
        response: { 200: confirmedAnswer },
      }),
      (request) => confirmEmail(services, request.body.token),
    )
  }

export const signInMethodRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/auth/methods',
      operation('List sign-in methods', {
        config: { public: true },
        description: 'The methods that this server offers, and any sign-in or sign-up this browser has started.',
        response: { 200: authMethodsAnswer },
      }),
      ({ cookies }) => readAuthMethods(services, cookies[SESSION_COOKIE], cookies[FLOW_COOKIE]),
    )

    app.post(
      '/api/auth/phone/send',
      operation('Send a sign-in code by SMS', {
        config: open,
        description: '`testCode` is only returned by the simulator.',
        errors: { 409: ['opted_out'], 429: ['too_many_attempts'], 502: ['sms_failed'], 503: ['sms_unavailable'] },
        body: linkCodeBody,
        response: { 200: sendCodeAnswer },
      }),
      (request) =>
        withCodeResponse(async () => {
          const sent = await sendSignInCode(services, callerOf(services, request), request.body.phoneNumber)
          // The simulator's code would let anyone in, so it is shown on the developer's own machine only.
          return isLocalCall(request) ? { ...SENT, ...sent } : SENT
        }),
    )

    app.post(
      '/api/auth/phone/verify',
      operation('Sign in with a code from an SMS', {
        config: open,
        description: '202: a second factor is needed, or a new person has to complete the sign-up.',
        errors: {
          400: ['invalid_code', 'not_allowed'],
          403: ['suspended'],
          429: ['too_many_attempts'],
          503: ['sms_unavailable'],
        },
        body: phoneSignInBody,
        response: { 200: phoneSignedIn, 202: phoneSignInPending },
      }),
      (request, reply) =>
        withCodeResponse(async () => {
          const caller = callerOf(services, request)
          const { user, identifier } = await signInByPhone(services, caller, request.body)
          if (user) return { ...VERIFIED, ...sendSignIn(services, reply, await completeSignIn(services, caller, user)) }
          setFlowCookie(services, reply, identifier).status(202)
          return { ...VERIFIED, pendingSignUp: true as const }
        }),
    )

    app.post(
      '/api/auth/complete-sign-up',
      operation('Complete a sign-up', {
        config: open,
        description: 'For a new person who signed in by phone or workspace.',
        errors: {
          400: ['not_allowed'],
          401: ['signed_out'],
          409: ['username_taken', 'sign_in_method_taken'],
          429: ['too_many_attempts'],
        },
        body: completeSignUpBody,
        response: { 201: userAnswer },
      }),
      async (request, reply) => {
        const user = await completeSignUp(services, request.ip, request.cookies[FLOW_COOKIE], request.body)
        clearFlowCookie(reply).status(201)
        return sendSignIn(services, reply, await startSession(services, callerOf(services, request), user))
      },
    )
  }
