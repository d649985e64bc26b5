import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { idParams, nothing } from '../../../../contract/common.ts'
import { conversationList, markReadBody, searchAnswer, searchBody } from '../../../../contract/conversations.ts'
import { noContent } from '../../../platform/http/no-content.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { searchConversations } from '../search/search-conversations.ts'
import { listConversations } from './list-conversations.ts'
import { markRead } from './mark-read.ts'

export const conversationListRoutes =
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
      async (request, reply) => {
        await markRead(services, request.actor, request.params.id, request.body.upTo)
        return noContent(reply)
      },
    )
  }
