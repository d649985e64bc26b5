import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { idParams, nothing } from '../../../../contract/common.ts'
import { changePlannedBody, upcoming, upcomingQuery } from '../../../../contract/upcoming.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { changePlanned } from './change-planned.ts'
import { readUpcoming } from './read-upcoming.ts'

export const upcomingRoutes =
  (
    services: Pick<Services, 'db' | 'clock' | 'log' | 'signals' | 'config' | 'push' | 'mail' | 'sms' | 'secrets'>,
  ): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/upcoming',
      {
        schema: {
          summary: 'List upcoming messages',
          description:
            'Everything that helpers are going to send within four weeks: their routine, reminders and follow-ups.',
          errors: { 404: ['not_found'] },
          querystring: upcomingQuery,
          response: { 200: upcoming },
        },
      },
      (request) => readUpcoming(services, request.actor, request.query.helperId),
    )

    app.patch(
      '/api/helpers/:id/planned',
      {
        schema: {
          summary: 'Change one planned message',
          description:
            'Moves, skips or sends a single message of the routine, which goes on as before; or undoes that.',
          errors: { 409: ['already_delivered'] },
          params: idParams,
          body: changePlannedBody,
          response: { 204: nothing },
        },
      },
      (request) => changePlanned(services, request.actor, request.params.id, request.body),
    )
  }
