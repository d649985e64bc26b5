import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { fromSchema, type Known, type Schema } from './from-schema.ts'
import { HOSTILE_HEADERS, hostileText } from './hostile-values.ts'

interface Parameter {
  name: string
  in: 'query' | 'path' | 'header'
  required?: boolean
  schema: Schema
}

/** One operation of an OpenAPI description. */
export interface Operation {
  method: string
  path: string
  parameters: Parameter[]
  body: Schema | null
}

interface Description {
  paths: Record<
    string,
    Record<string, { parameters?: Parameter[]; requestBody?: { content: Record<string, { schema: Schema }> } }>
  >
}

export interface FuzzRequest {
  method: string
  url: string
  headers: Record<string, string>
  /** The request body, already serialised. */
  payload?: string
}

export const operationsOf = ({ paths }: Description): Operation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      parameters,
      body: requestBody?.content['application/json']?.schema ?? null,
    })),
  )

/** Percent-encoded; a lone surrogate, which has no encoding, becomes the bytes that careless programs send. */
export function inAddress(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return Array.from(text.slice(0, 2000), (character) =>
    /^\p{Cs}$/u.test(character) ? '%ED%A0%80' : encodeURIComponent(character),
  ).join('')
}

const headersOf: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 5, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: fc.constantFrom(...HOSTILE_HEADERS) },
)

const NONSENSE = [
  '{',
  '[',
  '"',
  '{"a":1,}',
  '{"__proto__":{}}',
  'null',
  '1',
  '\u0000',
  '{"a":"\\ud800"}',
  `${'['.repeat(9000)}`,
]

function payloadOf({ body }: Operation, known: Known): fc.Arbitrary<string | undefined> {
  const asJson = (value: unknown): string => JSON.stringify(value) ?? 'null'
  const nonsense = fc.constantFrom(...NONSENSE)
  if (!body) return fc.oneof({ weight: 5, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: nonsense })
  return fc.oneof(
    { weight: 12, arbitrary: fromSchema(body, known).map(asJson) },
    { weight: 1, arbitrary: fc.oneof(nonsense, fc.constant(undefined)) },
  )
}

function addressOf({ path, parameters }: Operation, known: Known): fc.Arbitrary<string> {
  const parts = parameters.map((parameter) => {
    const value = fc.oneof(
      { weight: 3, arbitrary: fromSchema(parameter.schema, known, parameter.in === 'path' ? path : parameter.name) },
      { weight: 1, arbitrary: hostileText },
    )
    return parameter.in === 'path' ? value : fc.option(value, { nil: undefined })
  })
  return fc.tuple(...parts).map((values) => {
    let url = path
    const query: string[] = []
    for (const [index, value] of values.entries()) {
      const { name = '', in: where } = parameters[index] ?? {}
      if (where === 'path') url = url.replace(`{${name}}`, inAddress(value) || '%20')
      else if (where === 'query' && value !== undefined) query.push(`${name}=${inAddress(value)}`)
    }
    return query.length > 0 ? `${url}?${query.join('&')}` : url
  })
}

/** Generates requests to one operation. `known`: values by field name, and ids by path. */
export const requestsTo = (operation: Operation, known: Known): fc.Arbitrary<FuzzRequest> =>
  fc
    .record({ url: addressOf(operation, known), payload: payloadOf(operation, known), headers: headersOf })
    .map(({ url, payload, headers }) => ({
      method: operation.method,
      url,
      headers: payload === undefined ? headers : { 'content-type': 'application/json', ...headers },
      ...(payload === undefined ? {} : { payload }),
    }))

export const toInject = ({ method, url, headers, payload }: FuzzRequest, cookie: string): InjectOptions => ({
  method: method as 'GET',
  url,
  headers: { ...(cookie ? { cookie } : {}), ...headers },
  ...(payload === undefined ? {} : { payload }),
})

/** The request as a command that a shell can repeat. */
export function asCurl({ method, url, headers, payload }: FuzzRequest): string {
  const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`
  const fields = Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`)
  const data = payload === undefined ? [] : [`--data-binary ${quoted(payload)}`]
  return ['curl', '-X', method, quoted(`$ORIGIN${url}`), ...fields, ...data].join(' ')
}
