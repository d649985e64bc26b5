import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { longIdParams } from '../../../../contract/common.ts'
import { acceptBody, followUp, followUpBody, whenBody } from '../../../../contract/follow-ups.ts'
import { operation } from '../../../platform/http/docs/route-docs.ts'
import type { Uses } from '../../../platform/ports/services.ts'
import {
  acceptFollowUp,
  declineFollowUp,
  moveFollowUp,
  offerFollowUpAgain,
  removeFollowUp,
  sendFollowUpNow,
  setReminder,
} from './change-follow-up.ts'

const ERRORS = { 409: ['already_delivered'] } as const
const ONE = { params: longIdParams, errors: ERRORS, response: { 200: followUp } }

export const followUpRoutes =
  (services: Uses<'db' | 'clock' | 'log' | 'signals'>): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/follow-ups',
      operation('Set a reminder', {
        description: 'The helper of the message writes at that time. In quiet hours it waits for their end.',
        errors: { 400: ['not_allowed'], 404: ['not_found'], 409: ['too_many_follow_ups'] },
        body: followUpBody,
        response: { 201: followUp },
      }),
      async (request, reply) => reply.status(201).send(await setReminder(services, request.actor, request.body)),
    )

    app.post(
      '/api/follow-ups/:id/accept',
      operation('Accept a follow-up', {
        ...ONE,
        description: 'At the time that was offered, or at another one. It becomes a planned message.',
        body: acceptBody,
      }),
      (request) => acceptFollowUp(services, request.actor, request.params.id, request.body ?? {}),
    )

    app.post(
      '/api/follow-ups/:id/decline',
      operation('Decline a follow-up', { ...ONE, description: 'Nothing comes of it, and it is not offered again.' }),
      (request) => declineFollowUp(services, request.actor, request.params.id),
    )

    app.post(
      '/api/follow-ups/:id/undo',
      operation('Take an answer to a follow-up back', { ...ONE, description: 'It is an offer again.' }),
      (request) => offerFollowUpAgain(services, request.actor, request.params.id),
    )

    app.patch(
      '/api/follow-ups/:id',
      operation('Move a follow-up', { ...ONE, description: 'To another time.', body: whenBody }),
      (request) => moveFollowUp(services, request.actor, request.params.id, request.body),
    )

    app.post(
      '/api/follow-ups/:id/send',
      operation('Send a follow-up now', { ...ONE, description: 'Also in quiet hours.' }),
      (request) => sendFollowUpNow(services, request.actor, request.params.id),
    )

    app.delete(
      '/api/follow-ups/:id',
      operation('Remove a follow-up', {
        description: 'With its planned message, as if it had never been set.',
        errors: ERRORS,
        params: longIdParams,
      }),
      (request) => removeFollowUp(services, request.actor, request.params.id),
    )
  }
