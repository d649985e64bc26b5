import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { privacySettings, privacySettingsBody } from '../../../contract/privacy.ts'
import type { Services } from '../../ports.ts'
import { changeSettings } from './change-settings.ts'
import { readPrivacySettings } from './read-settings.ts'

export const privacyRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    app.get('/api/privacy/settings', { schema: { response: { 200: privacySettings } } }, (request) =>
      readPrivacySettings(services, request.actor.userId),
    )

    app.patch(
      '/api/privacy/settings',
      { schema: { body: privacySettingsBody, response: { 200: privacySettings } } },
      (request) => changeSettings(services, request.actor, request.body),
    )
  }
