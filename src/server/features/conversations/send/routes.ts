import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { idParams } from '../../../../contract/common.ts'
import { exampleMessageAnswer, exampleMessageBody } from '../../../../contract/helpers.ts'
import {
  type Exchange,
  exchange,
  firstMessageAnswer,
  messageParams,
  replyEvents,
  replyProgress,
  sendMessageBody,
} from '../../../../contract/messages.ts'
import { operation } from '../../../platform/http/docs/route-docs.ts'
import { streamEvents, untilLeft, wantsStream } from '../../../platform/http/sse.ts'
import { LARGEST_PICTURE } from '../../../platform/pictures/pictures.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { answerMisunderstood, retryMessage } from './retry-message.ts'
import { readProgress, stopReply } from './running-reply.ts'
import { type ReplyWriter, sendMessage } from './send-message.ts'
import { exampleMessage, firstMessage } from './write-greeting.ts'

export const REPLY_ERRORS = {
  402: ['allowance_used_up'],
  502: ['own_model_failed', 'reply_cut_off'],
  503: ['restarting'],
} as const

export const REPLY_STREAM = { name: 'ReplyEvent', events: replyEvents }

/** For an answer that is read once it is whole. */
export const SILENT = { write: () => {} }

/** The reply is written to its end even if the browser disconnects. */
export async function answerExchange(
  request: FastifyRequest,
  reply: FastifyReply,
  work: (writer: ReplyWriter) => Promise<Exchange>,
): Promise<Exchange | undefined> {
  if (!wantsStream(request.headers)) return work(SILENT)
  await streamEvents(request, reply, async (events) => {
    const { reply: written } = await work({
      accepted: (userMessage) => events.send('accepted', { userMessage }),
      write: events.sendText,
      takeBack: () => events.send('restart', {}),
      progress: (waitingFor) => events.send('progress', { waitingFor }),
    })
    events.send('done', { reply: written })
  })
}

export const sendRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/messages',
      operation('Send a message', {
        bodyLimit: LARGEST_PICTURE,
        config: { writes: true, screened: true },
        description:
          'The helper replies. With `Accept: text/event-stream` the reply is streamed as it is written. A `picture` is decoded and encoded again without metadata; a helper whose model cannot see pictures says so.',
        errors: {
          ...REPLY_ERRORS,
          400: ['unreadable_picture'],
          404: ['not_found'],
          409: ['already_sent', 'stopped'],
          422: ['key_reused'],
          503: ['pictures_unavailable', ...REPLY_ERRORS[503]],
        },
        openapi: { stream: REPLY_STREAM },
        body: sendMessageBody,
        response: { 200: exchange },
      }),
      (request, reply) =>
        answerExchange(request, reply, (writer) => sendMessage(services, request.actor, request.body, writer)),
    )

    app.post(
      '/api/messages/:id/retry',
      operation('Retry a reply', {
        config: { writes: true },
        description: 'For a message whose reply failed. Streams like `POST /api/messages`.',
        errors: { ...REPLY_ERRORS, 409: ['already_answered', 'already_writing', 'stopped'] },
        openapi: { stream: REPLY_STREAM },
        params: messageParams,
        response: { 200: exchange },
      }),
      (request, reply) =>
        answerExchange(request, reply, (writer) => retryMessage(services, request.actor, request.params.id, writer)),
    )

    app.post(
      '/api/messages/:id/misunderstood',
      operation('Say that there is no danger', {
        config: { writes: true },
        description:
          'Takes back an answer to a danger: the helper answers the message at no cost instead, which is not taken for a danger again. `id` is the answer’s. Streams like `POST /api/messages`.',
        errors: { ...REPLY_ERRORS, 409: ['already_writing', 'no_alarm', 'stopped'] },
        openapi: { stream: REPLY_STREAM },
        params: messageParams,
        response: { 200: exchange },
      }),
      (request, reply) =>
        answerExchange(request, reply, (writer) =>
          answerMisunderstood(services, request.actor, request.params.id, writer),
        ),
    )

    app.get(
      '/api/messages/:id/reply',
      operation('Get the progress of a reply', { params: messageParams, response: { 200: replyProgress } }),
      (request) => readProgress(services, request.actor, request.params.id),
    )

    app.post(
      '/api/messages/:id/stop',
      operation('Stop a reply', { description: 'The text so far is kept.', params: messageParams }),
      (request) => stopReply(services, request.actor, request.params.id),
    )

    app.post(
      '/api/helpers/:id/first-message',
      operation('Write the first message of a helper', {
        config: { writes: true },
        errors: { 409: ['conversation_begun'] },
        params: idParams,
        response: { 200: firstMessageAnswer },
      }),
      (request) => firstMessage(services, request.actor, request.params.id),
    )

    app.post(
      '/api/ai/example-message',
      operation('Write an example message', {
        config: { writes: true },
        description: 'Shows how a helper with these settings would sound. Does not use the allowance.',
        errors: { 400: ['not_allowed'] },
        body: exampleMessageBody,
        response: { 200: exampleMessageAnswer },
      }),
      (request, reply) => exampleMessage(services, request.actor, request.body, untilLeft(reply)),
    )
  }
