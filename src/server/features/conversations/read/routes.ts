import { Readable } from 'node:stream'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { idParams, nothing } from '../../../../contract/common.ts'
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
import { answerOf } from '../../../platform/http/docs/route-docs.ts'
import { PICTURE_HEADERS } from '../../../platform/http/pictures.ts'
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
      {
        schema: {
          summary: 'List conversations',
          description: 'One per helper, most recent first, with unread counts.',
          response: { 200: conversationList },
        },
      },
      (request) => listConversations(services, request.actor),
    )

    // The query is in the body because URLs end up in logs.
    app.post(
      '/api/conversations/search',
      {
        schema: {
          summary: 'Search messages',
          errors: { 400: ['common_words'], 404: ['not_found'] },
          description: 'All conversations, newest first.',
          body: searchBody,
          response: { 200: searchAnswer },
        },
      },
      (request) => searchConversations(services, request.actor, request.body),
    )

    app.post(
      '/api/helpers/:id/read',
      {
        schema: {
          summary: 'Mark a conversation as read',
          params: idParams,
          body: markReadBody,
          response: { 204: nothing },
        },
      },
      (request) => markRead(services, request.actor, request.params.id, request.body.upTo),
    )

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
        return reply.headers(markdownHeaders('conversation.md', name)).send(Readable.from(text))
      },
    )
  }
