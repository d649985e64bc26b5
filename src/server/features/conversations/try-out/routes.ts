import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { sensitiveAnswer, tryOutBody } from '../../../../contract/messages.ts'
import { untilLeft } from '../../../platform/http/sse.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { REPLY_ERRORS } from '../send/exchange-stream.ts'
import { tryOut } from './try-out.ts'

/** Bytes of a character and a conversation of full length. */
const LARGEST_TRY_OUT = 256 * 1024

export const tryOutRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
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
