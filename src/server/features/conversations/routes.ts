import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { idParams, nothing } from '../../../contract/common.ts'
import { exampleMessageAnswer, exampleMessageBody } from '../../../contract/helpers.ts'
import {
  type Exchange,
  editMessageBody,
  exchange,
  firstMessageAnswer,
  firstMessageFound,
  firstMessageQuery,
  messageParams,
  messagesAnswer,
  pageQuery,
  replyProgress,
  sendMessageBody,
  sensitiveAnswer,
  sensitiveMessageBody,
  sensitivePreview,
  tryOutBody,
  versionsAnswer,
} from '../../../contract/messages.ts'
import { publicError } from '../../platform/errors/errors.ts'
import { answerOf } from '../../platform/http/media-docs.ts'
import { noContent } from '../../platform/http/no-content.ts'
import { LARGEST_PICTURE, PICTURE_HEADERS } from '../../platform/http/pictures.ts'
import { eventStream, type ReplyStream, wantsStream } from '../../platform/http/sse.ts'
import type { Services } from '../../platform/ports/services.ts'
import { deleteMessage } from './branches/delete-message.ts'
import { editMessage } from './branches/edit-message.ts'
import { readVersions } from './branches/read-versions.ts'
import { regenerateReply } from './branches/regenerate-reply.ts'
import { selectVersion } from './branches/select-version.ts'
import { readPicture } from './pictures/read-picture.ts'
import { findFirstMessage } from './read/find-first-message.ts'
import { readMessages } from './read/read-messages.ts'
import { REPLY_ERRORS, REPLY_STREAM, SENSITIVE_STREAM } from './route-docs.ts'
import { answerMisunderstood } from './send/answer-misunderstood.ts'
import type { UnsavedWriter } from './send/answer-unsaved.ts'
import { readProgress, stopReply } from './send/follow-reply.ts'
import { retryMessage } from './send/retry-message.ts'
import { type ReplyWriter, sendMessage } from './send/send-message.ts'
import { exampleMessage, firstMessage } from './send/write-greeting.ts'
import { previewSensitive } from './sensitive/preview-sensitive.ts'
import { sendSensitive } from './sensitive/send-sensitive.ts'
import { tryOut } from './try-out/try-out.ts'

/** Bytes of a character and a conversation of full length. */
const LARGEST_TRY_OUT = 256 * 1024

/** For an answer that is read once it is whole. */
const SILENT = { write: () => {} }

/** Aborted if the browser disconnects before it has its answer. */
function untilLeft({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController()
  const leave = (): void => left.abort('the browser left')
  // The connection may be closed already.
  if (raw.destroyed) leave()
  raw.once('close', () => {
    if (!raw.writableFinished) leave()
  })
  return left.signal
}

export const conversationRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    /** Streams `work`. What fails before its first event is an ordinary error. */
    async function stream(
      request: FastifyRequest,
      reply: FastifyReply,
      work: (events: ReplyStream) => Promise<object>,
    ) {
      const events = eventStream(reply)
      try {
        events.send('done', await work(events))
      } catch (error) {
        if (!events.isOpen) throw error
        events.send('error', { error: publicError(error, request.log) })
      }
      events.end()
    }

    /** The reply is written to its end even if the browser disconnects. */
    async function answer(
      request: FastifyRequest,
      reply: FastifyReply,
      work: (writer: ReplyWriter) => Promise<Exchange>,
    ): Promise<Exchange | undefined> {
      if (!wantsStream(request.headers)) return work(SILENT)
      await stream(request, reply, async (events) => {
        const { reply: written } = await work({
          accepted: (userMessage) => events.send('accepted', { userMessage }),
          write: events.sendText,
          takeBack: () => events.send('restart', {}),
          progress: (waitingFor) => events.send('progress', { waitingFor }),
        })
        return { reply: written }
      })
    }

    app.get(
      '/api/helpers/:id/messages',
      {
        schema: {
          summary: 'List messages of a conversation',
          description: 'A page of messages, oldest first: by default the newest. `before` pages back.',
          params: idParams,
          querystring: pageQuery,
          response: { 200: messagesAnswer },
        },
      },
      (request) => readMessages(services, request.actor, request.params.id, request.query),
    )

    app.get(
      '/api/helpers/:id/messages/first',
      {
        schema: {
          summary: 'Find the first message from a date on',
          description:
            'The first message of that day in the person’s time zone, or of the next day that has one. `around` of the message list shows it in context.',
          params: idParams,
          querystring: firstMessageQuery,
          response: { 200: firstMessageFound },
        },
      },
      (request) => findFirstMessage(services, request.actor, request.params.id, request.query),
    )

    app.post(
      '/api/messages',
      {
        bodyLimit: LARGEST_PICTURE,
        config: { writes: true, screened: true },
        schema: {
          summary: 'Send a message',
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
        },
      },
      (request, reply) =>
        answer(request, reply, (writer) => sendMessage(services, request.actor, request.body, writer)),
    )

    app.post(
      '/api/messages/sensitive',
      {
        config: { writes: true, screened: true },
        schema: {
          summary: 'Send a message in Sensitive Mode',
          description: 'Nothing is stored. With `Accept: text/event-stream` the reply is streamed as it is written.',
          errors: { ...REPLY_ERRORS, 403: ['upgrade_required'], 404: ['not_found'] },
          openapi: { stream: SENSITIVE_STREAM },
          body: sensitiveMessageBody,
          response: { 200: sensitiveAnswer },
        },
      },
      async (request, reply) => {
        // Nobody could ever read the rest once the browser has disconnected.
        const write = (writer: UnsavedWriter) =>
          sendSensitive(services, request.actor, request.body, untilLeft(reply), writer)
        if (!wantsStream(request.headers)) return write(SILENT)
        return stream(request, reply, ({ send, sendText }) =>
          write({ accepted: () => send('accepted', {}), write: sendText }),
        )
      },
    )

    app.post(
      '/api/messages/sensitive/preview',
      {
        schema: {
          summary: 'Preview a message in Sensitive Mode',
          description: 'Shows the message as the model would receive it. Nothing is sent to the model or stored.',
          errors: { 403: ['upgrade_required'], 404: ['not_found'] },
          body: sensitiveMessageBody,
          response: { 200: sensitivePreview },
        },
      },
      (request) => previewSensitive(services, request.actor, request.body),
    )

    app.post(
      '/api/messages/:id/retry',
      {
        config: { writes: true },
        schema: {
          summary: 'Retry a reply',
          description: 'For a message whose reply failed. Streams like `POST /api/messages`.',
          errors: { ...REPLY_ERRORS, 409: ['already_answered', 'already_writing', 'stopped'] },
          openapi: { stream: REPLY_STREAM },
          params: messageParams,
          response: { 200: exchange },
        },
      },
      (request, reply) =>
        answer(request, reply, (writer) => retryMessage(services, request.actor, request.params.id, writer)),
    )

    app.post(
      '/api/messages/:id/regenerate',
      {
        config: { writes: true },
        schema: {
          summary: 'Regenerate a reply',
          description:
            'Writes another reply to the same message, for one message of the allowance. The old reply stays until the new one is saved, and is then kept as a version of it, with what followed. `id` is the reply’s. Streams like `POST /api/messages`.',
          errors: {
            ...REPLY_ERRORS,
            409: [
              'already_writing',
              'cannot_regenerate',
              'changed_elsewhere',
              'reply_in_progress',
              'stopped',
              'too_many_versions',
            ],
          },
          openapi: { stream: REPLY_STREAM },
          params: messageParams,
          response: { 200: exchange },
        },
      },
      (request, reply) =>
        answer(request, reply, (writer) => regenerateReply(services, request.actor, request.params.id, writer)),
    )

    app.post(
      '/api/messages/:id/misunderstood',
      {
        config: { writes: true },
        schema: {
          summary: 'Say that there is no danger',
          description:
            'Takes back an answer to a danger: the helper answers the message at no cost instead, which is not taken for a danger again. `id` is the answer’s. Streams like `POST /api/messages`.',
          errors: { ...REPLY_ERRORS, 409: ['already_writing', 'no_alarm', 'stopped'] },
          openapi: { stream: REPLY_STREAM },
          params: messageParams,
          response: { 200: exchange },
        },
      },
      (request, reply) =>
        answer(request, reply, (writer) => answerMisunderstood(services, request.actor, request.params.id, writer)),
    )

    app.post(
      '/api/messages/:id/edit',
      {
        config: { writes: true, screened: true },
        schema: {
          summary: 'Edit a message',
          description:
            'Saves another version of one of the person’s own messages and replies to it, for one message of the allowance. The old version is kept with what followed it. Streams like `POST /api/messages`.',
          errors: {
            ...REPLY_ERRORS,
            409: [
              'already_sent',
              'cannot_edit',
              'changed_elsewhere',
              'reply_in_progress',
              'stopped',
              'too_many_versions',
            ],
            422: ['key_reused'],
          },
          openapi: { stream: REPLY_STREAM },
          params: messageParams,
          body: editMessageBody,
          response: { 200: exchange },
        },
      },
      (request, reply) =>
        answer(request, reply, (writer) =>
          editMessage(services, request.actor, request.params.id, request.body, writer),
        ),
    )

    app.get(
      '/api/messages/:id/versions',
      {
        schema: {
          summary: 'List the versions of a message',
          description: 'Oldest first, with their texts, so that they can be compared. `id` is that of any of them.',
          params: messageParams,
          response: { 200: versionsAnswer },
        },
      },
      (request) => readVersions(services, request.actor, request.params.id),
    )

    app.post(
      '/api/messages/:id/select',
      {
        schema: {
          summary: 'Select a version',
          description:
            'Shows this version of a message, with what followed it, instead of the current one. `versions` of a message lists the ids.',
          errors: { 409: ['changed_elsewhere', 'reply_in_progress'] },
          params: messageParams,
          response: { 204: nothing },
        },
      },
      async (request, reply) => {
        await selectVersion(services, request.actor, request.params.id)
        return noContent(reply)
      },
    )

    app.delete(
      '/api/messages/:id',
      {
        schema: {
          summary: 'Delete a message',
          description:
            'Deletes a message and its reply, all versions of both with what followed in those, and everything derived from them: memories, summaries, search index entries.',
          errors: { 409: ['changed_elsewhere', 'reply_in_progress'] },
          params: messageParams,
          response: { 204: nothing },
        },
      },
      async (request, reply) => {
        await deleteMessage(services, request.actor, request.params.id)
        return noContent(reply)
      },
    )

    app.get(
      '/api/messages/:id/picture',
      {
        schema: {
          summary: 'Get the picture of a message',
          description: 'JPEG, at most 1600 pixels wide and high.',
          params: messageParams,
          openapi: { responses: { 200: answerOf('image/jpeg', 'The picture.', '…') } },
        },
      },
      async (request, reply) => {
        const picture = await readPicture(services, request.actor, request.params.id)
        return reply.headers(PICTURE_HEADERS).type('image/jpeg').send(picture)
      },
    )

    app.get(
      '/api/messages/:id/reply',
      { schema: { summary: 'Get the progress of a reply', params: messageParams, response: { 200: replyProgress } } },
      (request) => readProgress(services, request.actor, request.params.id),
    )

    app.post(
      '/api/messages/:id/stop',
      {
        schema: {
          summary: 'Stop a reply',
          description: 'The text so far is kept.',
          params: messageParams,
          response: { 204: nothing },
        },
      },
      async (request, reply) => {
        await stopReply(services, request.actor, request.params.id)
        reply.status(204)
        return null
      },
    )

    app.post(
      '/api/helpers/:id/first-message',
      {
        config: { writes: true },
        schema: {
          summary: 'Write the first message of a helper',
          errors: { 409: ['conversation_begun'] },
          params: idParams,
          response: { 200: firstMessageAnswer },
        },
      },
      (request) => firstMessage(services, request.actor, request.params.id),
    )

    app.post(
      '/api/ai/example-message',
      {
        config: { writes: true },
        schema: {
          summary: 'Write an example message',
          description: 'Shows how a helper with these settings would sound. Does not use the allowance.',
          errors: { 400: ['not_allowed'] },
          body: exampleMessageBody,
          response: { 200: exampleMessageAnswer },
        },
      },
      (request, reply) => exampleMessage(services, request.actor, request.body, untilLeft(reply)),
    )

    app.post(
      '/api/ai/try-out',
      {
        config: { writes: true, screened: true },
        bodyLimit: LARGEST_TRY_OUT,
        schema: {
          summary: 'Talk with a helper that is not created yet',
          description:
            'Nothing is stored, neither the helper nor what is said. A reply of a model counts as a message.',
          errors: { ...REPLY_ERRORS, 400: ['not_allowed'] },
          body: tryOutBody,
          response: { 200: sensitiveAnswer },
        },
      },
      (request, reply) => tryOut(services, request.actor, request.body, untilLeft(reply)),
    )
  }
