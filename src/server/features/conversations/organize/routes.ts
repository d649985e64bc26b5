import { Readable } from 'node:stream'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { idParams, nothing } from '../../../../contract/common.ts'
import { organizeBody } from '../../../../contract/conversations.ts'
import { answerOf } from '../../../platform/http/docs/route-docs.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { exportConversation } from '../export/export-conversation.ts'
import { clearConversation, organizeConversation } from './organize-conversation.ts'

export const organizeRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    app.patch(
      '/api/helpers/:id/conversation',
      {
        schema: {
          summary: 'Pin, archive or mute a conversation',
          description:
            'A pinned conversation stays at the top of the list. An archived one comes back with its next message. A muted helper does not write first until the mute ends.',
          params: idParams,
          body: organizeBody,
          response: { 204: nothing },
        },
      },
      (request) => organizeConversation(services, request.actor, request.params.id, request.body),
    )

    app.delete(
      '/api/helpers/:id/messages',
      {
        schema: {
          summary: 'Clear a conversation',
          description:
            'Deletes all its messages and everything derived from them, as deleting each of them does. The helper and its settings stay.',
          errors: { 409: ['reply_in_progress'] },
          params: idParams,
          response: { 204: nothing },
        },
      },
      (request) => clearConversation(services, request.actor, request.params.id),
    )

    app.get(
      '/api/helpers/:id/messages/export',
      {
        schema: {
          summary: 'Export a conversation',
          description: 'Its messages as Markdown, with times in the person’s time zone.',
          params: idParams,
          openapi: { responses: { 200: answerOf('text/markdown', 'The conversation.', '# Conversation with Maya') } },
        },
      },
      async (request, reply) => {
        const { name, text } = await exportConversation(services, request.actor, request.params.id)
        return reply
          .type('text/markdown; charset=utf-8')
          .header(
            'content-disposition',
            `attachment; filename="conversation.md"; filename*=UTF-8''${encodeURIComponent(name)}`,
          )
          .send(Readable.from(text))
      },
    )
  }
