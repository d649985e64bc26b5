import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { exampleOf, type JsonSchema, toJsonSchema } from './example-of.ts'

const modules = import.meta.glob<Record<string, unknown>>(
  ['../../../../contract/*.ts', '!../../../../contract/*.test.ts'],
  { eager: true },
)
const shapes = Object.entries(modules).flatMap(([file, exported]) =>
  Object.entries(exported).flatMap(([name, shape]) =>
    shape instanceof z.ZodType ? [{ name: `${file} ${name}`, shape }] : [],
  ),
)

/** String fields of a schema without an example. */
function withoutExample(schema: JsonSchema, name: string): string[] {
  if (schema.example !== undefined) return []
  const parts = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.items ? [schema.items] : [])]
  const fields = Object.entries(schema.properties ?? {}).flatMap(([field, part]) => withoutExample(part, field))
  const isUnknown = [schema.type].flat().includes('string') && exampleOf(schema, name) === undefined
  return [...(isUnknown ? [name] : []), ...parts.flatMap((part) => withoutExample(part, name)), ...fields]
}

describe.each(shapes)('$name', ({ shape }) => {
  it('has an example for each text field', () => {
    const isField = !('properties' in toJsonSchema(shape, 'input'))
    expect(isField ? [] : withoutExample(toJsonSchema(shape, 'input'), '')).toEqual([])
  })

  it('accepts its own example', () => {
    const example = exampleOf(toJsonSchema(shape, 'input'))
    if (example !== undefined) expect(shape.safeParse(example).error?.issues ?? []).toEqual([])
  })
})
