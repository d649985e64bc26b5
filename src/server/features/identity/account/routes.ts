import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { notificationsBody, profileBody, userAnswer, voiceBody } from '../../../../contract/accounts.ts'
import { operation } from '../../../platform/http/docs/route-docs.ts'
import { sessionOf } from '../../../platform/http/session-of.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { resendConfirmation } from '../email/confirm-email.ts'
import { presentUser } from './read-account.ts'
import { updateProfile, updateSettings } from './update-settings.ts'

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
