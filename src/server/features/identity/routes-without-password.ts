import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { userAnswer } from '../../../contract/accounts.ts'
import {
  authMethodsAnswer,
  completeSignUpBody,
  phoneSignedIn,
  phoneSignInBody,
  phoneSignInPending,
} from '../../../contract/sign-in.ts'
import { linkCodeBody, sendCodeAnswer } from '../../../contract/sms.ts'
import { isLocalCall } from '../../../core/network/host.ts'
import { operation } from '../../platform/http/docs/route-docs.ts'
import type { Services } from '../../platform/ports/services.ts'
import { readAuthMethods } from './account/sign-in-methods.ts'
import { SENT, VERIFIED, withCodeResponse } from './phone/routes.ts'
import { sendSignInCode, signInByPhone } from './phone/sign-in-by-phone.ts'
import { FLOW_COOKIE } from './sessions/auth-flows.ts'
import { completeSignIn, startSession } from './sessions/complete-sign-in.ts'
import { callerOf } from './sessions/known-devices.ts'
import { clearFlowCookie, sendSignIn, setFlowCookie } from './sessions/routes-cookies.ts'
import { SESSION_COOKIE } from './sessions/sessions.ts'
import { completeSignUp } from './sign-up/complete-sign-up.ts'

const open = { public: true, signIn: true }

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
