import type { FastifyInstance, FastifySchema, RouteOptions } from 'fastify'
import type { z } from 'zod'
import { SESSION_COOKIE } from '../../../features/identity/sessions/sessions.ts'
import { STATUS_CODES } from '../errors.ts'
import { TAGS, tagOf } from './api-tags.ts'
import { exampleOf, type JsonSchema, toJsonSchema } from './example-of.ts'
import { errorExamples, errorResponses, type StreamDocs } from './route-docs.ts'

interface Media {
  schema: JsonSchema
  example?: unknown
}

const ABOUT = `The API that the Coterie web app uses.

**Sessions.** \`POST /api/auth/sign-up\` and \`POST /api/auth/sign-in\` set a session cookie. Operations with the session scheme need it.
Calls that change something are refused when they come from another site.

**Errors.** Every error is \`{ "error": { "code", "message", "fields"? } }\`. The code is stable; the message is for people.
A path answers a method that it does not have with 405 and \`Allow\`.

**Streams.** \`POST /api/messages\` answers with server-sent events when \`Accept\` is \`text/event-stream\`. \`GET /api/events\` sends live events.
Each event is a line \`event: name\`, a line \`data: JSON\` and an empty line. The schemas \`ReplyEvent\`, \`SensitiveEvent\` and \`LiveEvent\` describe one
event, as \`{ event, data }\`.`

/** Whoever runs the server sets the terms of its use, and answers questions about it. */
const infoAt = (origin: string): object => ({
  title: 'Coterie',
  version: '1',
  description: ABOUT,
  termsOfService: `${origin}/terms`,
  license: { name: 'Terms of Service', url: `${origin}/terms` },
  contact: { name: 'Help', url: `${origin}/faq` },
})

const ERROR_SCHEMA = {
  type: 'object',
  description: 'Every error: a stable code, a message for people, and a message per invalid field.',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message'],
      properties: {
        code: { type: 'string' },
        message: { type: 'string' },
        fields: { type: 'object', additionalProperties: { type: 'string' } },
      },
    },
  },
}

/** Collects the routes registered on `app` from now on. */
export function collectRoutes(app: FastifyInstance): readonly RouteOptions[] {
  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => {
    // HEAD routes are added automatically for each GET.
    if (route.method !== 'HEAD') routes.push(route)
  })
  return routes
}

const ARTICLES = new Set(['a', 'an', 'the', 'your'])

/** `List your helpers` → `listHelpers`. */
function operationIdOf(summary: string): string {
  const words = summary.match(/[a-z0-9]+/gi) ?? []
  const [first = '', ...rest] = words.map((word) => word.toLowerCase()).filter((word) => !ARTICLES.has(word))
  return first + rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}

const RATES = {
  signIn: 'Counts against the limit of sign-in attempts.',
  writes: 'Counts against the limit of written replies.',
}

function accessOf({ config }: RouteOptions): string {
  const who = config?.public ? 'Needs no session.' : config?.operator ? 'Operators only.' : 'Needs a session.'
  const rate = config?.signIn ? RATES.signIn : config?.writes ? RATES.writes : ''
  return [who, rate].filter(Boolean).join(' ')
}

function jsonContent(shape: unknown, io: 'input' | 'output'): Record<string, Media> {
  const schema = toJsonSchema(shape as z.ZodType, io)
  return { 'application/json': { schema, example: exampleOf(schema) } }
}

function parametersOf(shape: unknown, place: 'path' | 'query'): object[] {
  const { properties = {}, required = [] } = toJsonSchema(shape as z.ZodType, 'input')
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema,
    example: exampleOf(schema, name),
  }))
}

/** One event as a reader of server-sent events yields it: its name, and its data as JSON. */
const eventSchema = ({ events }: StreamDocs): JsonSchema => ({
  oneOf: Object.entries(events).map(([event, shape]) => ({
    type: 'object',
    required: ['event', 'data'],
    properties: { event: { type: 'string', const: event }, data: toJsonSchema(shape, 'output') },
  })),
})

const streamContent = (stream: StreamDocs): Record<string, Media> => ({
  'text/event-stream': {
    schema: { $ref: `#/components/schemas/${stream.name}` },
    example: exampleOf(eventSchema(stream)),
  },
})

const streamsOf = (routes: readonly RouteOptions[]): Record<string, JsonSchema> =>
  Object.fromEntries(
    routes
      .flatMap(({ schema }) => (schema?.openapi?.stream ? [schema.openapi.stream] : []))
      .map((stream) => [stream.name, eventSchema(stream)]),
  )

function shapedResponses(
  { response = {}, openapi }: FastifySchema,
  errors: Record<string, { description: string }>,
): object {
  const stream = openapi?.stream ? streamContent(openapi.stream) : undefined
  const shapes = Object.entries(response as Record<string, unknown>)
  const entries = shapes.map(([status, shape]) => {
    const description = errors[status]?.description ?? STATUS_CODES[status]
    if (status === '204') return [status, { description }]
    return [status, { description, content: { ...jsonContent(shape, 'output'), ...(status === '200' ? stream : {}) } }]
  })
  const onlyStream =
    stream && shapes.length === 0 ? { 200: { description: 'Events until the stream ends.', content: stream } } : {}
  return { ...Object.fromEntries(entries), ...onlyStream }
}

function operationOf(route: RouteOptions): object {
  const { schema = {} } = route
  const { summary = '', description, params, querystring, body, openapi } = schema
  const errors = errorResponses(route)
  const parameters = [
    ...(params ? parametersOf(params, 'path') : []),
    ...(querystring ? parametersOf(querystring, 'query') : []),
  ]
  const requestBody = openapi?.requestBody ?? (body && { required: true, content: jsonContent(body, 'input') })
  return {
    operationId: operationIdOf(summary),
    summary,
    description: [description, accessOf(route)].filter(Boolean).join('\n\n'),
    tags: [tagOf(route.url)],
    security: route.config?.public ? [] : [{ session: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody ? { requestBody } : {}),
    responses: { ...errors, ...shapedResponses(schema, errors), ...openapi?.responses },
  }
}

function pathsOf(routes: readonly RouteOptions[]): object {
  const byUrl = Map.groupBy(routes, ({ url }) => url.replace(/:(\w+)/g, '{$1}'))
  const entries = [...byUrl].map(([path, group]) => [
    path,
    Object.fromEntries(group.map((route) => [String(route.method).toLowerCase(), operationOf(route)])),
  ])
  return Object.fromEntries(entries)
}

/** OpenAPI 3.1 of `routes`, those with `hide` left out, besides `info`. */
function describeApi(all: readonly RouteOptions[]): object {
  const routes = all.filter(({ schema }) => !schema?.hide)
  const used = new Set(routes.map(({ url }) => tagOf(url)))
  return {
    openapi: '3.1.0',
    servers: [{ url: '/' }],
    tags: TAGS.filter(({ name }) => used.has(name)).map(({ name, description }) => ({ name, description })),
    paths: pathsOf(routes),
    components: {
      schemas: { Error: ERROR_SCHEMA, ...streamsOf(routes) },
      examples: errorExamples(routes),
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE } },
    },
  }
}

export function serveDescription(app: FastifyInstance, routes: readonly RouteOptions[]): void {
  let description: object | undefined
  app.get('/api/openapi.json', { config: { public: true }, schema: { hide: true } }, async ({ publicOrigin }) => {
    description ??= describeApi(routes)
    return { ...description, info: infoAt(new URL(publicOrigin).origin) }
  })
}

function isAt(url: string, path: string): boolean {
  const [expected, given] = [url.split('/'), path.split('/')]
  return (
    expected.length === given.length &&
    expected.every((part, index) => (part.startsWith(':') ? given[index] !== '' : part === given[index]))
  )
}

/** The methods that a path answers, whatever the values of its parameters. */
export function methodsAt(routes: readonly RouteOptions[], path: string): string[] {
  const methods = routes.filter(({ url }) => isAt(url, path)).flatMap(({ method }) => method)
  return [...new Set(methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))]
}
