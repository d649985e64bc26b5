import type { FastifyContextConfig, FastifyInstance, FastifySchema } from 'fastify'
import type { z } from 'zod'
import { nothing } from '../../../../contract/common.ts'
import type { ErrorCode } from '../../../../contract/error-codes.ts'

export type Errors = Readonly<Record<number, readonly ErrorCode[]>>

export interface StreamDocs {
  /** Name of the schema of one event. */
  name: string
  events: Readonly<Record<string, z.ZodType>>
}

interface OperationParts {
  requestBody?: object
  responses?: Record<number, object>
  /** Server-sent events, by name: those returned if `Accept` asks for them, or the only answer. */
  stream?: StreamDocs
}

declare module 'fastify' {
  // Documentation of a route in /api/openapi.json, besides its schemas. `summary`, which also determines the operation
  // id, `description` and `hide` are declared by the type provider.
  interface FastifySchema {
    /** Errors of this route beyond those implied by its configuration (`error-docs.ts`). */
    errors?: Errors
    openapi?: OperationParts
  }
}

/** OpenAPI for bodies and responses without a Zod schema: media type and example. */

const schemaOf = (example: string | object): object => {
  if (typeof example === 'string') return { type: 'string' }
  return Array.isArray(example) ? { type: 'array', items: { type: 'object' } } : { type: 'object' }
}

export const bodyOf = (mediaType: string, example: string | object): object => ({
  required: true,
  content: { [mediaType]: { schema: schemaOf(example), example } },
})

export const answerOf = (mediaType: string, description: string, example: string | object): object => ({
  description,
  content: { [mediaType]: { schema: schemaOf(example), example } },
})

export const redirectTo = (description: string): object => ({
  description,
  headers: { Location: { description: 'Where to continue.', schema: { type: 'string' } } },
})

interface OperationShape extends FastifySchema {
  config?: FastifyContextConfig
  bodyLimit?: number
}

/** The options of a route. One that documents no response answers 204. */
export function operation<const Shape extends OperationShape>(summary: string, shape: Shape = {} as Shape) {
  const { config, bodyLimit, ...described } = shape
  const answers = 'response' in described || 'openapi' in described ? {} : { response: { 204: nothing } }
  return {
    ...(config ? { config } : {}),
    ...(bodyLimit ? { bodyLimit } : {}),
    schema: { summary, ...answers, ...described },
  }
}

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
