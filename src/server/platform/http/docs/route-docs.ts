import type { FastifyContextConfig, FastifyInstance, FastifyRequest, FastifySchema, RouteOptions } from 'fastify'
import type { z } from 'zod'
import { nothing } from '../../../../contract/common.ts'
import { ERROR_CODES, type ErrorCode } from '../../../../contract/error-codes.ts'

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

type Route = Pick<RouteOptions, 'method' | 'url' | 'config' | 'schema'>

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

const always: Errors = {
  400: ['invalid_request'],
  429: ['too_many_calls'],
  500: ['internal'],
  503: ['unavailable'],
}
const ofInput: Errors = { 400: ['invalid_input'] }
const ofAddress: Errors = { 404: ['not_found'], 414: ['invalid_request'] }
const ofWrites: Errors = {
  400: ['invalid_json', 'invalid_input'],
  403: ['foreign_origin'],
  404: ['gone'],
  413: ['body_too_large'],
  415: ['unsupported_media_type'],
}

/** Every error that a route may return: those implied by its guards, and its own. */
function errorsOf({ method, url, config, schema }: Route): Map<number, Set<ErrorCode>> {
  const groups: (Errors | false | undefined)[] = [
    always,
    !config?.public && { 401: ['signed_out'] },
    config?.operator && { 403: ['operators_only'] },
    config?.local && { 403: ['local_only'] },
    Boolean(schema?.querystring) && ofInput,
    url.includes('/:') && { ...ofInput, ...ofAddress },
    !SAFE.has(String(method)) && ofWrites,
    schema?.errors,
  ]
  const errors = new Map<number, Set<ErrorCode>>()
  for (const [status, codes] of groups.flatMap((group) => Object.entries(group || {}))) {
    errors.set(Number(status), new Set([...(errors.get(Number(status)) ?? []), ...codes]))
  }
  return errors
}

/** For tests: an undocumented error becomes a 500 that names it. */
export function requireDocumentedErrors(app: FastifyInstance): void {
  app.addHook(
    'onSend',
    async ({ method, routeOptions: { url = '', config, schema } }: FastifyRequest, reply, payload) => {
      if (reply.statusCode < 400 || url === '' || typeof payload !== 'string') return
      const isJson = String(reply.getHeader('content-type')).includes('json')
      const documented = errorsOf({ method, url, config, schema }).get(reply.statusCode)
      const code = isJson ? JSON.parse(payload).error?.code : null
      if (isJson ? documented?.has(code) : documented) return
      const message = `${method} ${url} answered ${reply.statusCode} ${code}: add it to \`errors\` in the schema of the route`
      reply.code(500).type('application/json')
      return JSON.stringify({ error: { code: 'internal', message } })
    },
  )
}

const ERROR_SCHEMA = { $ref: '#/components/schemas/Error' }

const exampleOf = (code: ErrorCode) => ({
  summary: ERROR_CODES[code],
  value: { error: { code, message: ERROR_CODES[code] } },
})

export function errorResponses(route: Route): Record<string, { description: string; content: object }> {
  const entries = [...errorsOf(route)].map(([status, codes]) => {
    const described = [...codes].map((code) => `\`${code}\`: ${ERROR_CODES[code]}`)
    const examples = Object.fromEntries([...codes].map((code) => [code, { $ref: `#/components/examples/${code}` }]))
    const content = { 'application/json': { schema: ERROR_SCHEMA, examples } }
    return [status, { description: described.join('\n\n'), content }]
  })
  return Object.fromEntries(entries)
}

/** `components.examples` that the responses above refer to; a response with its own schema needs none. */
export function errorExamples(routes: readonly Route[]): Record<string, object> {
  const codes = routes.flatMap((route) =>
    [...errorsOf(route)].flatMap(([status, each]) =>
      Object.hasOwn(route.schema?.response ?? {}, status) ? [] : [...each],
    ),
  )
  return Object.fromEntries([...new Set(codes)].sort().map((code) => [code, exampleOf(code)]))
}
