import type { FastifyReply } from 'fastify'

export function noContent(reply: FastifyReply): null {
  reply.status(204)
  return null
}
