import fastifySwagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

/** Collects the routes that are registered after it; `GET /api/openapi.json` tells of them. */
export async function describeRoutes(app: FastifyInstance): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Coterie', version: '1', description: 'The calls of the Coterie web app.' },
    },
    transform: jsonSchemaTransform,
  })
}

export function serveDescription(app: FastifyInstance): void {
  app.get('/api/openapi.json', { config: { public: true }, schema: { hide: true } as object }, async () =>
    app.swagger(),
  )
}
