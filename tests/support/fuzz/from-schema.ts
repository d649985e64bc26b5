import fc from 'fast-check'
import { hostileText, hostileValue } from './hostile-values.ts'

/** The subset of JSON Schema that the contract uses. */
export interface Schema {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
  pattern?: string
  format?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
}

/** Valid values that a schema alone can't provide: existing ids, a correct password. */
export type Known = Readonly<Record<string, readonly unknown[]>>

/** How often a value is replaced by a hostile one: one in this many. */
const HOSTILE_IN = 6
const HOSTILE_KEYS = ['__proto__', 'constructor', 'toString', '\u0000', 'x'.repeat(300), 'unknown']

function matching({ pattern = '' }: Schema): fc.Arbitrary<string> {
  try {
    return fc.stringMatching(new RegExp(pattern, 'u'))
  } catch {
    // Some patterns (letters of any script) can't be generated from.
    return fc.constantFrom('abc', 'a_b_1', 'zzz', 'einzelwort')
  }
}

function textOf(schema: Schema): fc.Arbitrary<unknown> {
  const { minLength = 0, maxLength = 400, format, pattern } = schema
  if (format === 'email') return fc.constantFrom('a@example.com', 'someone+else@example.org')
  if (format === 'uri') return fc.constantFrom('https://push.example/x', 'http://127.0.0.1:1/', 'https://[::1]/')
  if (format === 'uuid') return fc.uuid()
  if (format === 'date') return fc.constantFrom('1980-02-29', '2030-01-01', '0001-01-01', '9999-12-31')
  if (pattern) return matching(schema)
  const length = { minLength, maxLength: Math.min(maxLength, minLength + 400) }
  return fc.oneof(
    fc
      .constantFrom('I live in Boston.', 'hello', 'Europe/Berlin')
      .map((text) => text.padEnd(minLength).slice(0, maxLength)),
    fc.string({ unit: 'grapheme', ...length }),
    fc.string({ unit: 'binary', ...length }),
  )
}

function numberOf({ type, minimum = -1e6, maximum = 1e6 }: Schema): fc.Arbitrary<unknown> {
  const edges = fc.constantFrom(minimum, maximum)
  if (type !== 'integer') return fc.oneof(edges, fc.double({ min: minimum, max: maximum, noNaN: true }))
  return fc.oneof(edges, fc.integer({ min: Math.max(minimum, -(2 ** 31)), max: Math.min(maximum, 2 ** 31 - 1) }))
}

function recordOf(schema: Schema, known: Known): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, field]) => [name, fromSchema(field, known, name)]),
  )
  const valid = fc.record(fields, { requiredKeys: schema.required ?? [] })
  const names = Object.keys(fields)
  const without = fc.tuple(valid, fc.constantFrom('', ...names)).map(([record, name]) => omit(record, name))
  const beyond = fc
    .tuple(valid, fc.constantFrom(...HOSTILE_KEYS), hostileValue)
    .map(([record, key, value]) => Object.assign(Object.create(null), record, { [key]: value }))
  return fc.oneof({ weight: 10, arbitrary: valid }, { weight: 1, arbitrary: without }, { weight: 1, arbitrary: beyond })
}

const omit = (record: object, name: string): object =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== name))

function validFor(schema: Schema, known: Known): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((choice) => fromSchema(choice, known)))
  if (Array.isArray(schema.type)) {
    return fc.oneof(...schema.type.map((type) => fromSchema({ ...schema, type }, known)))
  }
  if (schema.type === 'object') return recordOf(schema, known)
  if (schema.type === 'array') {
    const { minItems = 0, maxItems = 5 } = schema
    return fc.array(fromSchema(schema.items ?? {}, known), { minLength: minItems, maxLength: Math.min(maxItems, 8) })
  }
  if (schema.type === 'string') return textOf(schema)
  if (schema.type === 'integer' || schema.type === 'number') return numberOf(schema)
  if (schema.type === 'boolean') return fc.boolean()
  return schema.type === 'null' ? fc.constant(null) : hostileValue
}

/** Values of a schema, mostly valid, occasionally with a hostile one somewhere. */
export function fromSchema(schema: Schema, known: Known, name = ''): fc.Arbitrary<unknown> {
  const valid = validFor(schema, known)
  const there = known[name]
  return fc.oneof(
    { weight: HOSTILE_IN, arbitrary: there ? fc.oneof(fc.constantFrom(...there), valid) : valid },
    { weight: 1, arbitrary: schema.type === 'string' ? fc.oneof(hostileText, hostileValue) : hostileValue },
  )
}
