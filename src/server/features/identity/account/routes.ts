import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { notificationsBody, profileBody, userAnswer, voiceBody } from '../../../../contract/accounts.ts'
import { addressAnswer } from '../../../../contract/sign-in.ts'
import { checkCodeAnswer, checkCodeBody, linkCodeBody, sendCodeAnswer } from '../../../../contract/sms.ts'
import { sessionOf } from '../../../platform/errors/errors.ts'
import { operation } from '../../../platform/http/docs/route-docs.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { resendConfirmation } from '../email/confirm-email.ts'
import { requireRecentAuth } from '../password/password.ts'
import { SENT, VERIFIED, withCodeResponse } from '../phone/routes.ts'
import { setFlowCookie } from '../sessions/cookies.ts'
import { beginWorkspace } from '../workspace/sign-in-by-workspace.ts'
import { presentUser } from './read-account.ts'
import {
  addPhone,
  removePhone,
  removeWorkspace,
  sendLinkCode,
  updateProfile,
  updateSettings,
} from './sign-in-methods.ts'

export const accountRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    app.patch(
      '/api/user/profile',
      operation('Update the profile', {
        description: 'A new email address takes effect once its link is followed.',
        errors: { 400: ['not_allowed'], 403: ['reauthenticate'], 409: ['email_taken'], 429: ['too_many_attempts'] },
        body: profileBody,
        response: { 200: userAnswer },
      }),
      async (request) => ({
        user: presentUser(services, await updateProfile(services, sessionOf(request), request.body)),
      }),
    )

    app.patch(
      '/api/user/notifications',
      operation('Update notification settings', { body: notificationsBody, response: { 200: userAnswer } }),
      async (request) => ({
        user: presentUser(services, await updateSettings(services, request.actor, request.body)),
      }),
    )

    app.patch(
      '/api/user/voice',
      operation('Update voice settings', {
        description: 'Dictation and reading aloud are functions of the browser; no sound reaches this server.',
        body: voiceBody,
        response: { 200: userAnswer },
      }),
      async (request) => ({ user: presentUser(services, await updateSettings(services, request.actor, request.body)) }),
    )

    app.post(
      '/api/user/email/confirmation',
      operation('Send the confirmation email again', {
        errors: { 409: ['nothing_to_confirm'], 429: ['too_many_attempts'], 503: ['no_mail'] },
      }),
      (request) => resendConfirmation(services, request.actor),
    )
  }

/** Each change requires recent authentication. */
export const linkMethodRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('preHandler', async (request) => requireRecentAuth(services, sessionOf(request)))

    app.post(
      '/api/user/phone/send',
      operation('Send a code to link a phone', {
        errors: {
          403: ['reauthenticate'],
          409: ['opted_out'],
          429: ['too_many_attempts'],
          502: ['sms_failed'],
          503: ['sms_unavailable'],
        },
        body: linkCodeBody,
        response: { 200: sendCodeAnswer },
      }),
      ({ actor, body, ip }) =>
        withCodeResponse(async () => ({ ...SENT, ...(await sendLinkCode(services, actor, ip, body.phoneNumber)) })),
    )

    app.post(
      '/api/user/phone',
      operation('Link a phone', {
        errors: {
          400: ['invalid_code'],
          403: ['reauthenticate'],
          409: ['phone_taken'],
          429: ['too_many_attempts'],
          503: ['sms_unavailable'],
        },
        body: checkCodeBody,
        response: { 200: checkCodeAnswer },
      }),
      ({ actor, body, ip }) =>
        withCodeResponse(async () => {
          await addPhone(services, actor, ip, body)
          return VERIFIED
        }),
    )

    app.delete(
      '/api/user/phone',
      operation('Unlink the phone', { errors: { 403: ['reauthenticate'], 409: ['last_sign_in_method'] } }),
      (request) => removePhone(services, request.actor),
    )

    app.post(
      '/api/user/workspace',
      operation('Start linking a workspace', {
        description: '`url` is the provider’s page to continue on.',
        errors: { 403: ['reauthenticate'], 404: ['not_found'], 502: ['workspace_unreachable'] },
        response: { 200: addressAnswer },
      }),
      async (request, reply) => {
        const { userId } = request.actor
        const { url, identifier } = await beginWorkspace(services, request.publicOrigin, userId)
        setFlowCookie(services, reply, identifier)
        return { url }
      },
    )

    app.delete(
      '/api/user/workspace',
      operation('Unlink the workspace', { errors: { 403: ['reauthenticate'], 409: ['last_sign_in_method'] } }),
      (request) => removeWorkspace(services, request.actor),
    )
  }
