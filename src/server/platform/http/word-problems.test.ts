import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { wordProblems } from './errors.ts'

beforeAll(wordProblems)
afterAll(() => z.config({ customError: undefined }))

const count = z.coerce.number().int().min(1).max(100)
const days = z.array(z.number().int().max(6)).max(2)

it.each([
  [{ limit: count }, { limit: 'abc' }, 'Limit must be a number.'],
  [{ limit: count }, { limit: '1.5' }, 'Limit must be a whole number.'],
  [{ helperId: count }, { helperId: '0' }, 'Helper id must be at least 1.'],
  [{ limit: count }, { limit: '101' }, 'Limit must be at most 100.'],
  [{ password: z.string() }, {}, 'Password is required.'],
  [{ name: z.string() }, { name: 7 }, 'Name must be text.'],
  [{ name: z.string().min(2) }, { name: 'x' }, 'Name must have at least 2 characters.'],
  [{ name: z.string().min(1) }, { name: '' }, 'Name must have at least 1 character.'],
  [{ active: z.boolean() }, { active: 'yes' }, 'Active must be true or false.'],
  [{ kind: z.enum(['sms', 'chat']) }, { kind: 'fax' }, 'Kind must be one of: sms, chat.'],
  [{ adult: z.literal(true) }, { adult: false }, 'Adult must be true.'],
  [{ customDays: days }, { customDays: [1, 9] }, 'Custom days, item 2, must be at most 6.'],
  [{ customDays: days }, { customDays: [1, 2, 3] }, 'Custom days must have at most 2 items.'],
  [{ endpoint: z.url() }, { endpoint: 'there' }, 'Endpoint is not valid.'],
  [{ tone: z.enum(['direct'], 'Please select a tone') }, { tone: '' }, 'Please select a tone'],
  [{}, { nane: 'Robin' }, 'Unknown field: nane.'],
  [{}, 'Robin', 'The request body must be an object.'],
  [{}, undefined, 'The request body is required.'],
] as const)('what is wrong is in plain English: %j', (shape, input, message) => {
  const { error } = z.strictObject(shape).safeParse(input)
  expect(error?.issues.map((issue) => issue.message)).toEqual([message])
})
