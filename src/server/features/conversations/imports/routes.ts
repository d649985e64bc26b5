import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  importAnswer,
  importBody,
  importedConversation,
  importList,
  importParams,
  importQuery,
  importReading,
} from '../../../../contract/imports.ts'
import { operation } from '../../../platform/http/docs/route-docs.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { askToReadImport, stopReadingImport } from '../../memory/readings/import-readings.ts'
import { eraseImport, keepImport, readImport, readImports } from './keep-import.ts'

/** Bytes of a request with a batch of messages. */
const LARGEST_BATCH = 2_000_000

export const importRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/imports',
      operation('List the conversations you brought from other programs', { response: { 200: importList } }),
      async (request) => ({ imports: await readImports(services, request.actor) }),
    )

    app.post(
      '/api/imports',
      operation('Bring a conversation from another program, or its next part', {
        bodyLimit: LARGEST_BATCH,
        description:
          'A helper remembers it as it is: it can be searched and recalled, and is in none of its own conversations. No model reads it unasked.',
        errors: { 403: ['import_limit'], 404: ['not_found'], 409: ['changed_elsewhere'] },
        body: importBody,
        response: { 200: importedConversation },
      }),
      (request) => keepImport(services, request.actor, request.body),
    )

    app.get(
      '/api/imports/:id',
      operation('Read a conversation you brought', {
        params: importParams,
        querystring: importQuery,
        response: { 200: importAnswer },
      }),
      (request) => readImport(services, request.actor, request.params.id, request.query.after),
    )

    app.post(
      '/api/imports/:id/read',
      operation('Let a model read a conversation you brought', {
        description:
          'For what to remember of it, in about `calls` calls in the background, after everything newer. None of them counts as a message. While it is read, this changes nothing.',
        errors: { 409: ['already_read', 'needs_model'] },
        params: importParams,
        response: { 200: importReading },
      }),
      (request) => askToReadImport(services, request.actor, request.params.id),
    )

    app.delete(
      '/api/imports/:id/read',
      operation('Stop reading a conversation you brought', {
        description: 'What was remembered stays, and the rest can be read later.',
        params: importParams,
        response: { 200: importReading },
      }),
      (request) => stopReadingImport(services, request.actor, request.params.id),
    )

    app.delete(
      '/api/imports/:id',
      operation('Erase a conversation you brought', {
        config: { erases: true },
        description: 'Also what helpers remember of it alone.',
        params: importParams,
      }),
      (request) => eraseImport(services, request.actor, request.params.id),
    )
  }
