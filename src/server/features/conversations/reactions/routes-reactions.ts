import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { nothing } from '../../../../contract/common.ts'
import { messageParams, reactionBody } from '../../../../contract/messages.ts'
import { noContent } from '../../../platform/http/no-content.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { react, takeReactionBack } from './react.ts'

export const reactionRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/messages/:id/reaction',
      {
        schema: {
          summary: 'React to a message',
          description: 'To a message of a helper, whose next prompts tell of it. Replaces an earlier reaction.',
          errors: { 400: ['not_allowed'] },
          params: messageParams,
          body: reactionBody,
          response: { 204: nothing },
        },
      },
      async (request, reply) => {
        await react(services, request.actor, request.params.id, request.body)
        return noContent(reply)
      },
    )

    app.delete(
      '/api/messages/:id/reaction',
      { schema: { summary: 'Take a reaction back', params: messageParams, response: { 204: nothing } } },
      async (request, reply) => {
        await takeReactionBack(services, request.actor, request.params.id)
        return noContent(reply)
      },
    )
  }
