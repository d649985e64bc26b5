import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { idParams } from '../../../contract/common.ts'
import { deliveriesAnswer, deliveriesQuery, unsubscribeQuery } from '../../../contract/schedules.ts'
import {
  calendarLink,
  calendarParams,
  changePlannedBody,
  newCalendarLink,
  upcoming,
  upcomingQuery,
} from '../../../contract/upcoming.ts'
import { asAppError } from '../../platform/errors/errors.ts'
import { answerOf, operation } from '../../platform/http/docs/route-docs.ts'
import type { Services, Uses } from '../../platform/ports/services.ts'
import { readDeliveries } from './notify/read-deliveries.ts'
import { askPage, donePage, problemPage, readToken, unsubscribe } from './notify/unsubscribe.ts'
import { makeCalendarLink, readCalendarLink, readFeed, revokeCalendarLink } from './upcoming/calendar.ts'
import { changePlanned } from './upcoming/change-planned.ts'
import { readUpcoming } from './upcoming/read-upcoming.ts'

export const scheduleRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/helpers/:id/deliveries',
      operation('List deliveries of a helper', {
        description: 'Planned messages and their delivery status, newest first.',
        params: idParams,
        querystring: deliveriesQuery,
        response: { 200: deliveriesAnswer },
      }),
      (request) => readDeliveries(services, request.actor, request.params.id, request.query),
    )

    app.get(
      '/api/upcoming',
      operation('List upcoming messages', {
        description:
          'Everything that helpers are going to send within four weeks: their routine, reminders and follow-ups.',
        errors: { 404: ['not_found'] },
        querystring: upcomingQuery,
        response: { 200: upcoming },
      }),
      (request) => readUpcoming(services, request.actor, request.query.helperId),
    )

    app.patch(
      '/api/helpers/:id/planned',
      operation('Change one planned message', {
        description: 'Moves, skips or sends a single message of the routine, which goes on as before; or undoes that.',
        errors: { 409: ['already_delivered'] },
        params: idParams,
        body: changePlannedBody,
      }),
      (request) => changePlanned(services, request.actor, request.params.id, request.body),
    )
  }

/** The target of email links. It works signed out and from mail programs, with or without a form body. */
export const unsubscribeRoutes =
  (services: Uses<'vault' | 'db'>): FastifyPluginAsyncZod =>
  async (app) => {
    app.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: 1024 },
      (_request, _body, done) => done(null, undefined),
    )
    app.setErrorHandler((error, _request, reply) => {
      const known = asAppError(error)
      if (!known) throw error
      const { retryAfter } = known.detail
      if (retryAfter) reply.header('retry-after', retryAfter)
      return reply.status(known.status).type('text/html; charset=utf-8').send(problemPage(known.message))
    })
    const page = {
      config: { public: true },
      querystring: unsubscribeQuery,
      errors: { 400: ['bad_link'] },
      openapi: { responses: { 200: answerOf('text/html', 'A page.', '<!doctype html>…') } },
    } as const

    const asking = operation('Show the unsubscribe page', {
      ...page,
      description: 'The target of the link in an email.',
    })
    app.get('/api/mail/unsubscribe', asking, async (request, reply) => {
      readToken(services.vault.linkSecret, request.query.token)
      return reply.type('text/html; charset=utf-8').send(askPage(request.query.token))
    })

    const leaving = operation('Unsubscribe from email', {
      ...page,
      description: 'Called by the button on that page, and by mail programs (RFC 8058). The body is ignored.',
    })
    app.post('/api/mail/unsubscribe', leaving, async (request, reply) => {
      await unsubscribe(services, request.query.token)
      return reply.type('text/html; charset=utf-8').send(donePage())
    })
  }

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
