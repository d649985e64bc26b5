import { z } from 'zod'
import { EXAMPLES } from './examples.ts'

export interface JsonSchema {
  type?: string | readonly string[]
  example?: unknown
  const?: unknown
  enum?: readonly unknown[]
  anyOf?: readonly JsonSchema[]
  oneOf?: readonly JsonSchema[]
  properties?: Readonly<Record<string, JsonSchema>>
  required?: readonly string[]
  items?: JsonSchema
  format?: string
  minimum?: number
  $ref?: string
}

const FORMATS: Readonly<Record<string, string>> = {
  'date-time': '2026-11-24T09:30:00.000Z',
  date: '1990-05-17',
  email: 'ada@example.com',
  uuid: '5f0c7c1e-8f0b-4c55-9d5b-6a1f6f0f9a51',
  uri: 'https://example.com',
  // A PNG of one pixel.
  byte: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
}

type Written = z.core.JSONSchema.BaseSchema

const isUnicode = ({ pattern = '' }: Written): boolean => /\\p\{/i.test(pattern)

/** Many validators compile a pattern without the `u` flag, where `\p{L}` is a `p` and an `L`, and refuse every name. */
function dropUnicodePatterns(schema: Written): void {
  if (isUnicode(schema)) delete schema.pattern
  const others = schema.allOf?.filter((part) => typeof part === 'boolean' || !isUnicode(part))
  if (others?.length === 0) delete schema.allOf
  else if (others) schema.allOf = others
}

export function toJsonSchema(shape: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema, ...schema } = z.toJSONSchema(shape, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      dropUnicodePatterns(jsonSchema)
      // A record with known keys becomes an object with these properties.
      const { propertyNames, additionalProperties } = jsonSchema
      const names = typeof propertyNames === 'object' && propertyNames.enum
      if (!names || typeof additionalProperties !== 'object') return
      jsonSchema.properties = Object.fromEntries(names.map((name) => [name, additionalProperties]))
      jsonSchema.additionalProperties = false
      delete jsonSchema.propertyNames
    },
  })
  return schema as JsonSchema
}

function exampleOfObject({ properties = {} }: JsonSchema): object {
  const fields = Object.entries(properties).map(([name, field]) => [name, exampleOf(field, name)])
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
}

const typeOf = (value: unknown): string => (Number.isInteger(value) ? 'integer' : typeof value)

function exampleOfType(schema: JsonSchema, type: string | undefined, name: string): unknown {
  if (type === 'object') return exampleOfObject(schema)
  if (type === 'array') return [exampleOf(schema.items ?? {}, name)]
  if (type === 'boolean') return true
  return type === 'integer' || type === 'number' ? Math.max(schema.minimum ?? 1, 1) : undefined
}

/** The schema's own example, that of a field with its name, or one built from its parts. Undefined if none is known. */
export function exampleOf(schema: JsonSchema, name = ''): unknown {
  const { example, enum: choices, anyOf, oneOf } = schema
  if (example !== undefined) return example
  if ('const' in schema) return schema.const
  const named = FORMATS[schema.format ?? ''] ?? EXAMPLES[name]
  if (choices) return choices.includes(named) ? named : choices[0]
  const branch = [...(anyOf ?? []), ...(oneOf ?? [])].find((each) => each.type !== 'null')
  if (branch) return exampleOf(branch, name)
  const type = [schema.type ?? []].flat().find((each) => each !== 'null')
  const fits = typeOf(named) === type || (type === 'number' && typeof named === 'number')
  return fits ? named : exampleOfType(schema, type, name)
}
