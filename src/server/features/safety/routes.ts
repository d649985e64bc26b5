import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  helpAnswer,
  helpQuery,
  safetyCountsAnswer,
  safetyReport,
  waitingMessage,
  waitingScreening,
} from '../../../contract/safety.ts'
import { operation } from '../../platform/http/docs/route-docs.ts'
import type { Uses } from '../../platform/ports/services.ts'
import { readHelp, readSafetyReport, readYearlyCounts, screenWaiting } from './crisis.ts'

const open = { public: true }

export const safetyRoutes =
  (services: Uses<'db' | 'clock'>): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/safety/report',
      operation('Get the safety report', {
        config: open,
        description: 'Anonymous counts of recognised dangers per year.',
        response: { 200: safetyReport },
      }),
      () => readSafetyReport(services),
    )

    app.get(
      '/api/safety/help',
      operation('Find help in a crisis', {
        config: open,
        description: 'Emergency numbers and crisis services of a country.',
        querystring: helpQuery,
        response: { 200: helpAnswer },
      }),
      async (request) => readHelp(request.query),
    )

    app.post(
      '/api/safety/screening',
      operation('Screen a message that waits', {
        description:
          'Whether the person may be in danger, for a message that cannot be sent yet: it then goes first, and its answer can be shown at once. Nothing is stored.',
        body: waitingMessage,
        response: { 200: waitingScreening },
      }),
      async (request) => screenWaiting(request.actor, request.body.content),
    )

    app.get(
      '/api/admin/safety-counts',
      operation('List safety counts', { config: { operator: true }, response: { 200: safetyCountsAnswer } }),
      () => readYearlyCounts(services),
    )
  }
