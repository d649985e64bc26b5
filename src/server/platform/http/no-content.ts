import type { FastifyInstance } from 'fastify'

/** A route that documents 204 answers with nothing, once its handler is done. */
export function answerWithNothing(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (!Object.hasOwn(route.schema?.response ?? {}, 204)) return
    const { handler } = route
    route.handler = async function (request, reply) {
      await handler.call(this, request, reply)
      reply.status(204)
    }
  })
}
