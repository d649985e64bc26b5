import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  cleanupAnswer,
  cleanupBody,
  memorySummary,
  privacySettings,
  privacySettingsBody,
} from '../../../contract/privacy.ts'
import type { Services } from '../../platform/ports/services.ts'
import { announceMemoryChange } from '../notifications/live/notify-clients.ts'
import { changeSettings, readPrivacySettings } from './change-settings.ts'
import { cleanUp } from './clean-up.ts'
import { readSummary } from './read-summary.ts'

export const privacyRoutes =
  (
    services: Pick<
      Services,
      'db' | 'vault' | 'clock' | 'log' | 'replies' | 'signals' | 'conversationCache' | 'factCache'
    >,
  ): FastifyPluginAsyncZod =>
  async (app) => {
    // The person's other windows may show what was changed.
    app.addHook('onResponse', async ({ method, actor }, { statusCode }) => {
      if (method !== 'GET' && statusCode < 300) await announceMemoryChange(services, actor.userId)
    })

    app.get(
      '/api/privacy/settings',
      { schema: { summary: 'Get privacy settings', response: { 200: privacySettings } } },
      (request) => readPrivacySettings(services, request.actor.userId),
    )

    app.patch(
      '/api/privacy/settings',
      {
        schema: {
          summary: 'Update privacy settings',
          errors: { 403: ['upgrade_required'], 404: ['not_found'] },
          body: privacySettingsBody,
          response: { 200: privacySettings },
        },
      },
      (request) => changeSettings(services, request.actor, request.body),
    )

    app.get(
      '/api/privacy/memory-summary',
      { schema: { summary: 'Get the memory summary', response: { 200: memorySummary } } },
      (request) => readSummary(services, request.actor.userId),
    )

    app.post(
      '/api/privacy/cleanup-memories',
      { schema: { summary: 'Clean up memories', body: cleanupBody, response: { 200: cleanupAnswer } } },
      (request) => cleanUp(services, request.actor, request.body),
    )
  }
