import { Readable } from 'node:stream'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { deleteAccountBody } from '../../../contract/accounts.ts'
import {
  cleanupAnswer,
  cleanupBody,
  memorySummary,
  privacySettings,
  privacySettingsBody,
} from '../../../contract/privacy.ts'
import { sessionOf } from '../../platform/errors/errors.ts'
import { answerOf, operation } from '../../platform/http/docs/route-docs.ts'
import type { Services } from '../../platform/ports/services.ts'
import { SESSION_COOKIE } from '../identity/sessions/sessions.ts'
import { announceMemoryChange } from '../notifications/live/notify-clients.ts'
import { changeSettings, readPrivacySettings } from './change-settings.ts'
import { cleanUp, readSummary } from './clean-up.ts'
import { deleteAccount } from './delete-account.ts'
import { exportArchive } from './export/export-archive.ts'

export const privacyRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    // The person's other windows may show what was changed.
    app.addHook('onResponse', async ({ method, actor }, { statusCode }) => {
      if (method !== 'GET' && statusCode < 300) await announceMemoryChange(services, actor.userId)
    })

    app.get(
      '/api/privacy/settings',
      operation('Get privacy settings', { response: { 200: privacySettings } }),
      (request) => readPrivacySettings(services, request.actor.userId),
    )

    app.patch(
      '/api/privacy/settings',
      operation('Update privacy settings', {
        errors: { 403: ['upgrade_required'], 404: ['not_found'] },
        body: privacySettingsBody,
        response: { 200: privacySettings },
      }),
      (request) => changeSettings(services, request.actor, request.body),
    )

    app.get(
      '/api/privacy/memory-summary',
      operation('Get the memory summary', { response: { 200: memorySummary } }),
      (request) => readSummary(services, request.actor.userId),
    )

    app.get(
      '/api/privacy/export',
      operation('Export everything', {
        config: { writes: true },
        description: 'A ZIP archive of all data stored about the person.',
        openapi: { responses: { 200: answerOf('application/zip', 'The archive.', 'PK…') } },
      }),
      (request, reply) => {
        const day = services.clock.now().toISOString().slice(0, 10)
        return reply
          .type('application/zip')
          .header('content-disposition', `attachment; filename="coterie-${day}.zip"`)
          .send(Readable.from(exportArchive(services, request.actor)))
      },
    )

    app.post(
      '/api/privacy/cleanup-memories',
      operation('Clean up memories', { body: cleanupBody, response: { 200: cleanupAnswer } }),
      (request) => cleanUp(services, request.actor, request.body),
    )
  }

export const erasureRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    app.delete(
      '/api/user',
      operation('Delete the account', {
        config: { erases: true },
        description: 'Erases all of the person’s data, including encryption keys.',
        errors: { 403: ['wrong_password', 'reauthenticate'], 429: ['too_many_attempts'], 502: ['payment_unavailable'] },
        body: deleteAccountBody,
      }),
      async (request, reply) => {
        await deleteAccount(services, sessionOf(request), request.body.password)
        reply.clearCookie(SESSION_COOKIE, { path: '/' })
      },
    )
  }
