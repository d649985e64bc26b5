import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { calendarLink, calendarParams, newCalendarLink } from '../../../../contract/upcoming.ts'
import { answerOf, operation } from '../../../platform/http/docs/route-docs.ts'
import type { Uses } from '../../../platform/ports/services.ts'
import { makeCalendarLink, readCalendarLink, readFeed, revokeCalendarLink } from './calendar.ts'

const EXAMPLE = 'BEGIN:VCALENDAR…'

export const calendarRoutes =
  (services: Uses<'db' | 'clock' | 'config'>): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/calendar-link',
      operation('Get the calendar link', {
        description: 'Since when there is one. The link itself is shown only when it is made.',
        response: { 200: calendarLink },
      }),
      (request) => readCalendarLink(services, request.actor),
    )

    app.post(
      '/api/calendar-link',
      operation('Make a calendar link', {
        description: 'A secret address for calendar programs. An earlier one ends.',
        response: { 201: newCalendarLink },
      }),
      async (request, reply) => reply.status(201).send(await makeCalendarLink(services, request.actor)),
    )

    app.delete('/api/calendar-link', operation('Revoke the calendar link'), (request) =>
      revokeCalendarLink(services, request.actor),
    )

    app.get(
      '/calendar/:file',
      operation('Read the calendar feed', {
        config: { public: true },
        description:
          'Upcoming messages for calendar programs: when, and which helper. It holds no words of theirs or of the person.',
        params: calendarParams,
        openapi: { responses: { 200: answerOf('text/calendar', 'The calendar.', EXAMPLE) } },
      }),
      async (request, reply) => {
        const feed = await readFeed(services, request.params.file)
        return reply.type('text/calendar; charset=utf-8').header('cache-control', 'private, max-age=900').send(feed)
      },
    )
  }
