import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { userAnswer } from '../../../../contract/accounts.ts'
import { idParams } from '../../../../contract/common.ts'
import {
  passkeyAssertion,
  passkeyRegistration,
  recoveryAnswer,
  secondFactorBody,
  signInMethodsAnswer,
  totpBody,
  totpSetup,
  webauthnOptions,
} from '../../../../contract/sign-in.ts'
import { deviceOf } from '../../../../core/auth/device.ts'
import { sessionOf } from '../../../platform/errors/errors.ts'
import { operation } from '../../../platform/http/docs/route-docs.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { readSignInMethods } from '../account/sign-in-methods.ts'
import { requireRecentAuth } from '../password/password.ts'
import { completePendingSignIn, startSession } from '../sessions/complete-sign-in.ts'
import { sendSignIn } from '../sessions/cookies.ts'
import { callerOf } from '../sessions/known-devices.ts'
import { SESSION_COOKIE } from '../sessions/sessions.ts'
import { beginTotp } from './codes.ts'
import {
  addPasskey,
  beginPasskey,
  removePasskey,
  removeTotp,
  renewCodes,
  secondFactorPasskeyOptions,
  signInWithPasskey,
  turnOnTotp,
  verifySecondFactorCode,
  verifySecondFactorPasskey,
} from './verify-second-factor.ts'
import { assertionOptions, relyingPartyOf } from './webauthn.ts'

const open = { public: true, signIn: true }

const identifierOf = (request: FastifyRequest): string | undefined => request.cookies[SESSION_COOKIE]
const asOptions = (options: object) => ({ options: options as Record<string, unknown> })

export const secondFactorSignInRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    const here = (request: FastifyRequest) => relyingPartyOf(services, request.headers.origin)

    app.post(
      '/api/auth/second-factor',
      operation('Verify a second factor', {
        config: open,
        description:
          'Completes a sign-in that returned 202, with a code from the authenticator app or a recovery code.',
        errors: { 401: ['wrong_code', 'signed_out'], 403: ['suspended'], 429: ['too_many_attempts'] },
        body: secondFactorBody,
        response: { 200: userAnswer },
      }),
      async (request, reply) => {
        const user = await verifySecondFactorCode(
          services,
          callerOf(services, request),
          identifierOf(request),
          request.body.code,
        )
        return sendSignIn(services, reply, await completePendingSignIn(services, callerOf(services, request), user))
      },
    )

    app.post(
      '/api/auth/second-factor/passkey/options',
      operation('Get passkey options for a second factor', {
        config: open,
        description: '`options` go to `navigator.credentials.get`.',
        errors: { 400: ['no_passkeys_here'], 401: ['signed_out'] },
        response: { 200: webauthnOptions },
      }),
      async (request) => asOptions(await secondFactorPasskeyOptions(services, here(request), identifierOf(request))),
    )

    app.post(
      '/api/auth/second-factor/passkey',
      operation('Verify a passkey as a second factor', {
        config: open,
        errors: { 400: ['no_passkeys_here', 'passkey_refused'], 401: ['signed_out'], 403: ['suspended'] },
        body: passkeyAssertion,
        response: { 200: userAnswer },
      }),
      async (request, reply) => {
        const user = await verifySecondFactorPasskey(services, here(request), identifierOf(request), request.body)
        return sendSignIn(services, reply, await completePendingSignIn(services, callerOf(services, request), user))
      },
    )

    app.post(
      '/api/auth/passkey/options',
      operation('Get passkey options for signing in', {
        config: open,
        description: '`options` go to `navigator.credentials.get`.',
        errors: { 400: ['no_passkeys_here'] },
        response: { 200: webauthnOptions },
      }),
      async (request) => asOptions(await assertionOptions(services, here(request), 'sign-in', null, [])),
    )

    app.post(
      '/api/auth/passkey',
      operation('Sign in with a passkey', {
        config: open,
        errors: { 400: ['no_passkeys_here', 'passkey_refused'], 403: ['suspended'] },
        body: passkeyAssertion,
        response: { 200: userAnswer },
      }),
      async (request, reply) => {
        const user = await signInWithPasskey(services, here(request), request.body)
        return sendSignIn(services, reply, await startSession(services, callerOf(services, request), user))
      },
    )
  }

/** Each change requires recent authentication. */
export const secondFactorRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    const here = (request: FastifyRequest) => relyingPartyOf(services, request.headers.origin)
    app.addHook('preHandler', async (request) => {
      if (request.method !== 'GET') requireRecentAuth(services, sessionOf(request))
    })

    app.get(
      '/api/user/sign-in-methods',
      operation('List sign-in methods of the account', { response: { 200: signInMethodsAnswer } }),
      (request) => readSignInMethods(services, request.actor),
    )

    app.post(
      '/api/user/totp',
      operation('Set up an authenticator app', {
        description: 'Takes effect once a first code is confirmed.',
        errors: { 403: ['reauthenticate'], 409: ['has_totp'] },
        response: { 200: totpSetup },
      }),
      (request) => beginTotp(services, request.actor),
    )

    app.post(
      '/api/user/totp/confirm',
      operation('Confirm an authenticator app', {
        description: 'Turns two-step verification on. Recovery codes are shown once.',
        errors: { 400: ['wrong_code'], 403: ['reauthenticate'], 409: ['has_totp'], 429: ['too_many_attempts'] },
        body: totpBody,
        response: { 200: recoveryAnswer },
      }),
      async (request) => ({ recoveryCodes: await turnOnTotp(services, sessionOf(request), request.body.code) }),
    )

    app.delete(
      '/api/user/totp',
      operation('Remove the authenticator app', { errors: { 403: ['reauthenticate'] } }),
      (request) => removeTotp(services, request.actor),
    )

    app.post(
      '/api/user/recovery-codes',
      operation('Create new recovery codes', {
        description: 'The old ones no longer work.',
        errors: { 403: ['reauthenticate'], 409: ['no_second_factor'] },
        response: { 200: recoveryAnswer },
      }),
      async (request) => ({
        recoveryCodes: await renewCodes(services, request.actor),
      }),
    )

    app.post(
      '/api/user/passkeys/options',
      operation('Get passkey options for adding one', {
        description: '`options` go to `navigator.credentials.create`.',
        errors: { 400: ['no_passkeys_here'], 403: ['reauthenticate'] },
        response: { 200: webauthnOptions },
      }),
      async (request) => asOptions(await beginPasskey(services, here(request), request.actor)),
    )

    app.post(
      '/api/user/passkeys',
      operation('Add a passkey', {
        errors: { 400: ['no_passkeys_here', 'passkey_refused'], 403: ['reauthenticate'], 409: ['passkey_not_added'] },
        body: passkeyRegistration,
        response: { 200: recoveryAnswer },
      }),
      async (request) => {
        const device = deviceOf(request.headers['user-agent'])
        return { recoveryCodes: await addPasskey(services, here(request), request.actor, device, request.body) }
      },
    )

    app.delete(
      '/api/user/passkeys/:id',
      operation('Remove a passkey', { errors: { 403: ['reauthenticate'] }, params: idParams }),
      (request) => removePasskey(services, request.actor, request.params.id),
    )
  }
