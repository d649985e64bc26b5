import { Readable } from 'node:stream'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { idParams } from '../../../../contract/common.ts'
import {
  conversationList,
  markReadBody,
  organizeBody,
  searchAnswer,
  searchBody,
} from '../../../../contract/conversations.ts'
import {
  firstMessageFound,
  firstMessageQuery,
  messageParams,
  messagesAnswer,
  pageQuery,
} from '../../../../contract/messages.ts'
import { answerOf, operation } from '../../../platform/http/docs/route-docs.ts'
import { PICTURE_HEADERS } from '../../../platform/pictures/pictures.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { readPicture } from '../attached/pictures.ts'
import { searchConversations } from '../search/search-conversations.ts'
import { clearConversation, listConversations, markRead, organizeConversation } from './list-conversations.ts'
import { exportConversation, findFirstMessage, readMessages } from './read-messages.ts'

/** `plain`: a name for browsers that cannot read the other one. */
export const markdownHeaders = (plain: string, name: string) => ({
  'content-type': 'text/markdown; charset=utf-8',
  'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`,
})

export const conversationRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/conversations',
      operation('List conversations', {
        description: 'One per helper, most recent first, with unread counts.',
        response: { 200: conversationList },
      }),
      (request) => listConversations(services, request.actor),
    )

    // The query is in the body because URLs end up in logs.
    app.post(
      '/api/conversations/search',
      operation('Search messages', {
        errors: { 400: ['common_words'], 404: ['not_found'] },
        description: 'All conversations, newest first.',
        body: searchBody,
        response: { 200: searchAnswer },
      }),
      (request) => searchConversations(services, request.actor, request.body),
    )

    app.post(
      '/api/helpers/:id/read',
      operation('Mark a conversation as read', { params: idParams, body: markReadBody }),
      (request) => markRead(services, request.actor, request.params.id, request.body.upTo),
    )

    app.get(
      '/api/helpers/:id/messages',
      operation('List messages of a conversation', {
        description: 'A page of messages, oldest first: by default the newest. `before` pages back.',
        params: idParams,
        querystring: pageQuery,
        response: { 200: messagesAnswer },
      }),
      (request) => readMessages(services, request.actor, request.params.id, request.query),
    )

    app.get(
      '/api/helpers/:id/messages/first',
      operation('Find the first message from a date on', {
        description:
          'The first message of that day in the person’s time zone, or of the next day that has one. `around` of the message list shows it in context.',
        params: idParams,
        querystring: firstMessageQuery,
        response: { 200: firstMessageFound },
      }),
      (request) => findFirstMessage(services, request.actor, request.params.id, request.query),
    )

    app.get(
      '/api/messages/:id/picture',
      operation('Get the picture of a message', {
        description: 'JPEG, at most 1600 pixels wide and high.',
        params: messageParams,
        openapi: { responses: { 200: answerOf('image/jpeg', 'The picture.', '…') } },
      }),
      async (request, reply) => {
        const picture = await readPicture(services, request.actor, request.params.id)
        return reply.headers(PICTURE_HEADERS).type('image/jpeg').send(picture)
      },
    )

    app.patch(
      '/api/helpers/:id/conversation',
      operation('Pin, archive or mute a conversation', {
        description:
          'A pinned conversation stays at the top of the list. An archived one comes back with its next message. A muted helper does not write first until the mute ends.',
        params: idParams,
        body: organizeBody,
      }),
      (request) => organizeConversation(services, request.actor, request.params.id, request.body),
    )

    app.delete(
      '/api/helpers/:id/messages',
      operation('Clear a conversation', {
        config: { erases: true },
        description:
          'Deletes all its messages and everything derived from them, as deleting each of them does. The helper and its settings stay.',
        errors: { 409: ['reply_in_progress'] },
        params: idParams,
      }),
      (request) => clearConversation(services, request.actor, request.params.id),
    )

    app.get(
      '/api/helpers/:id/messages/export',
      operation('Export a conversation', {
        description: 'Its messages as Markdown, with times in the person’s time zone.',
        params: idParams,
        openapi: { responses: { 200: answerOf('text/markdown', 'The conversation.', '# Conversation with Maya') } },
      }),
      async (request, reply) => {
        const { name, text } = await exportConversation(services, request.actor, request.params.id)
        return reply.headers(markdownHeaders('conversation.md', name)).send(Readable.from(text))
      },
    )
  }
