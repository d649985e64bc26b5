import { createConfig, lintFromString } from '@redocly/openapi-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Client } from '../../../../../tests/support/client.ts'
import { openTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'

interface Schema {
  pattern?: string
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
}

interface Content {
  schema?: Schema
  example?: unknown
  examples?: object
}

interface Operation {
  operationId: string
  summary: string
  description: string
  tags: string[]
  security: object[]
  parameters?: Content[]
  requestBody?: { required?: boolean; content: Record<string, Content> }
  responses: Record<string, { description: string; content?: Record<string, Content> }>
}

interface Description {
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
}

let app: TestApp
let description: Description
let operations: (Operation & { name: string })[]

beforeAll(async () => {
  app = await openTestApp({ config: { sms: { provider: 'simulator', dailyCodes: 500 } } })
  description = (await new Client(app).get<Description>('/api/openapi.json')).body
  operations = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, name: `${method} ${path}` })),
  )
})
afterAll(() => app.close())

const contentsOf = ({ requestBody, responses, parameters = [] }: Operation): Content[] => [
  ...parameters,
  ...[requestBody, ...Object.values(responses)].flatMap((part) => Object.values(part?.content ?? {})),
]

/** The patterns that an example does not match in a validator without the `u` flag, and the fields that it lacks. */
function mismatches(
  { pattern, allOf = [], properties = {}, required = [], items }: Schema,
  example: unknown,
): string[] {
  const unmatched = typeof example === 'string' && pattern && !new RegExp(pattern).test(example)
  const isObject = typeof example === 'object' && example !== null && !Array.isArray(example)
  const own = unmatched ? [`${pattern}: ${example}`] : isObject ? required.filter((name) => !(name in example)) : []
  const elements = items && Array.isArray(example) ? example.flatMap((one) => mismatches(items, one)) : []
  const fields = Object.entries(properties).flatMap(([name, field]) =>
    mismatches(field, (example as Record<string, unknown> | undefined)?.[name]),
  )
  return [...own, ...elements, ...fields, ...allOf.flatMap((part) => mismatches(part, example))]
}

/** What an operation lacks: each needs a summary and description, a tag, examples and its errors. */
function lacksOf(operation: Operation): string[] {
  const { summary, description: about, tags, responses } = operation
  const faults: [string, boolean][] = [
    ['a summary of one short line (`summary` in the schema of its route)', !/^[A-Z][^.\n]{2,59}$/.test(summary)],
    ['a description', about === ''],
    ['a tag (api-tags.ts)', !description.tags.some(({ name }) => name === tags[0])],
    ['a success', !Object.keys(responses).some((status) => /^[23]/.test(status))],
    [
      'an example (contract/examples.ts)',
      contentsOf(operation).some((part) => part.example === undefined && !part.examples),
    ],
  ]
  return faults.filter(([, lacks]) => lacks).map(([what]) => what)
}

describe('every operation', () => {
  it('is described', () => {
    expect(operations.length).toBeGreaterThan(90)
    const lacking = operations.map((operation) => ({ name: operation.name, lacks: lacksOf(operation) }))
    expect(lacking.filter(({ lacks }) => lacks.length > 0)).toEqual([])
  })

  it.each(['post /api/billing/webhook', 'post /api/sms/inbound', 'post /api/sms/status'])(
    'that a provider calls requires a body: %s',
    (name) => {
      expect(operations.find((each) => each.name === name)?.requestBody?.required).toBe(true)
    },
  )

  it('has examples that every validator accepts', () => {
    const found = operations.flatMap((operation) =>
      contentsOf(operation).flatMap(({ schema = {}, example }) => mismatches(schema, example)),
    )
    expect(found).toEqual([])
  })

  it('that streams has a schema of its events', () => {
    const streaming = operations.flatMap(({ name, responses }) => {
      const stream = responses['200']?.content?.['text/event-stream']
      return stream ? [[name, stream.schema]] : []
    })
    expect(streaming).toContainEqual(['get /api/events', { $ref: '#/components/schemas/LiveEvent' }])
    expect(streaming).toContainEqual(['post /api/messages', { $ref: '#/components/schemas/ReplyEvent' }])
  })

  it('has a unique summary and operation id', () => {
    const ids = operations.map(({ operationId }) => operationId)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  it('lists its errors', () => {
    const statuses = (name: string) => Object.keys(operations.find((each) => each.name === name)?.responses ?? {})
    expect(statuses('get /api/plans')).toEqual(['200', '400', '429', '500', '503'])
    expect(statuses('post /api/messages')).toEqual(
      expect.arrayContaining(['200', '400', '401', '402', '403', '404', '409', '429', '502', '503']),
    )
  })
})

/** These two redirect the browser. */
const WARNINGS = ['operation-2xx-response /api/auth/workspace', 'operation-2xx-response /api/auth/workspace/return']

it('passes the recommended linter rules', async () => {
  const config = await createConfig({ extends: ['recommended'], rules: { 'info-contact': 'error' } })
  const problems = await lintFromString({ source: JSON.stringify(description), config })
  const found = problems.map(({ ruleId, severity, message, location: [at] }) => {
    const [, , path = ''] = at?.pointer?.split('/') ?? []
    const where = `${ruleId} ${path.replaceAll('~1', '/')}`.trim()
    return severity === 'warn' && WARNINGS.includes(where) ? where : `${where}: ${message} ${at?.pointer}`
  })
  expect(found).toEqual(WARNINGS)
})
