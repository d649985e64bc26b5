import { Readable } from 'node:stream'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { answerOf } from '../../../platform/http/docs/route-docs.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { exportArchive } from './export-archive.ts'

export const exportRoutes =
  (services: Pick<Services, 'db' | 'clock'>): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/privacy/export',
      {
        schema: {
          summary: 'Export everything',
          description: 'A ZIP archive of all data stored about the person.',
          openapi: { responses: { 200: answerOf('application/zip', 'The archive.', 'PK…') } },
        },
        config: { writes: true },
      },
      (request, reply) => {
        const day = services.clock.now().toISOString().slice(0, 10)
        return reply
          .type('application/zip')
          .header('content-disposition', `attachment; filename="coterie-${day}.zip"`)
          .send(Readable.from(exportArchive(services, request.actor)))
      },
    )
  }
