import type { FastifyReply } from 'fastify'

/** Answers 204, without a body. */
export function noContent(reply: FastifyReply): null {
  reply.status(204)
  return null
}
