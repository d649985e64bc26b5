import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  sensitiveAnswer,
  sensitiveEvents,
  sensitiveMessageBody,
  sensitivePreview,
  tryOutBody,
} from '../../../../contract/messages.ts'
import { operation } from '../../../platform/http/docs/route-docs.ts'
import { streamEvents, untilLeft, wantsStream } from '../../../platform/http/sse.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { REPLY_ERRORS, SILENT } from '../send/routes.ts'
import { previewSensitive, sendSensitive, tryOut, type UnsavedWriter } from './unsaved-messages.ts'

const SENSITIVE_STREAM = { name: 'SensitiveEvent', events: sensitiveEvents }

/** Bytes of a character and a conversation of full length. */
const LARGEST_TRY_OUT = 256 * 1024

export const unsavedRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/messages/sensitive',
      operation('Send a message in Sensitive Mode', {
        config: { writes: true, screened: true },
        description: 'Nothing is stored. With `Accept: text/event-stream` the reply is streamed as it is written.',
        errors: { ...REPLY_ERRORS, 403: ['upgrade_required'], 404: ['not_found'] },
        openapi: { stream: SENSITIVE_STREAM },
        body: sensitiveMessageBody,
        response: { 200: sensitiveAnswer },
      }),
      async (request, reply) => {
        // Nobody could ever read the rest once the browser has disconnected.
        const write = (writer: UnsavedWriter) =>
          sendSensitive(services, request.actor, request.body, untilLeft(reply), writer)
        if (!wantsStream(request.headers)) return write(SILENT)
        return streamEvents(request, reply, async ({ send, sendText }) =>
          send('done', await write({ accepted: () => send('accepted', {}), write: sendText })),
        )
      },
    )

    app.post(
      '/api/messages/sensitive/preview',
      operation('Preview a message in Sensitive Mode', {
        description: 'Shows the message as the model would receive it. Nothing is sent to the model or stored.',
        errors: { 403: ['upgrade_required'], 404: ['not_found'] },
        body: sensitiveMessageBody,
        response: { 200: sensitivePreview },
      }),
      (request) => previewSensitive(services, request.actor, request.body),
    )

    app.post(
      '/api/ai/try-out',
      operation('Talk with a helper that is not created yet', {
        config: { writes: true, screened: true },
        bodyLimit: LARGEST_TRY_OUT,
        description: 'Nothing is stored, neither the helper nor what is said. A reply of a model counts as a message.',
        errors: { ...REPLY_ERRORS, 400: ['not_allowed'] },
        body: tryOutBody,
        response: { 200: sensitiveAnswer },
      }),
      (request, reply) => tryOut(services, request.actor, request.body, untilLeft(reply)),
    )
  }
