import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { nothing } from '../../../../contract/common.ts'
import { messageParams, reactionBody } from '../../../../contract/messages.ts'
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
      (request) => react(services, request.actor, request.params.id, request.body),
    )

    app.delete(
      '/api/messages/:id/reaction',
      { schema: { summary: 'Take a reaction back', params: messageParams, response: { 204: nothing } } },
      (request) => takeReactionBack(services, request.actor, request.params.id),
    )
  }
