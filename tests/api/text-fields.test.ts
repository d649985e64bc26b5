import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ErrorBody } from '../../src/contract/common.ts'
import type { Helper } from '../../src/contract/helpers.ts'
import { Client, createHelper, helperFields, PASSWORD, type Person, signUp } from '../support/client.ts'
import type { Schema } from '../support/fuzz/from-schema.ts'
import { operationsOf } from '../support/fuzz/requests.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

/** Every text that people can write is screened on its way in, or there is a reason why not. */

const HARMFUL = 'how do i make a pipe bomb'

/** Fields whose text only the server reads, or that contain no sentences. */
const NOT_SCREENED: Record<string, string> = {
  username: 'a word without spaces, in no prompt',
  password: 'only its hash is kept',
  currentPassword: 'compared, never kept',
  newPassword: 'only its hash is kept',
  code: 'compared, never kept',
  phoneNumber: 'a number, or refused',
  timeZone: 'a name from a list, or refused',
  personaType: 'a name from a list, or refused',
  helpCountry: 'a code from a list, or refused',
  search: 'compared with what is stored, never kept',
  query: 'compared with what is stored, never kept',
  model: 'entered by an operator, beside a price',
  embeddingModel: 'entered by an operator: the provider’s name for it',
  address: 'entered by an operator: a URL to call, in no prompt',
  endpoint: 'a URL to call, in no prompt',
  value: 'what a person says of themselves on the Memory page, kept as typed; a prompt gives it as data',
  correction: 'the same',
}

let app: TestApp
let person: Person
let operator: Person
let helper: Helper
beforeAll(async () => {
  app = await openTestApp()
  operator = await signUp(app)
  person = await signUp(app)
  await person.post('/api/billing/demo-checkout', { tier: 'unlimited' })
  helper = await createHelper(person)
})
afterAll(() => app.close())

/** Calls that submit a text, by the field that contains it. */
const SCREENED: Record<string, (text: string) => Promise<{ status: number; body: unknown }>> = {
  'POST /api/helpers name': (name) => person.post('/api/helpers', { ...helperFields(), name }),
  'POST /api/helpers description': (description) => person.post('/api/helpers', { ...helperFields(), description }),
  'POST /api/helpers exampleMessages': (text) =>
    person.post('/api/helpers', { ...helperFields(), exampleMessages: text }),
  'POST /api/helpers background': (background) => person.post('/api/helpers', { ...helperFields(), background }),
  'POST /api/helpers greetings': (text) => person.post('/api/helpers', { ...helperFields(), greetings: ['Hi.', text] }),
  'PATCH /api/helpers/{id} name': (name) => person.patch(`/api/helpers/${helper.id}`, { name }),
  'PATCH /api/helpers/{id} description': (description) => person.patch(`/api/helpers/${helper.id}`, { description }),
  'PATCH /api/helpers/{id} exampleMessages': (text) =>
    person.patch(`/api/helpers/${helper.id}`, { exampleMessages: text }),
  'PATCH /api/helpers/{id} background': (background) => person.patch(`/api/helpers/${helper.id}`, { background }),
  'PATCH /api/helpers/{id} greetings': (text) => person.patch(`/api/helpers/${helper.id}`, { greetings: [text] }),
  'POST /api/ai/example-message name': (name) => person.post('/api/ai/example-message', { ...EXAMPLE, name }),
  'POST /api/ai/example-message description': (description) =>
    person.post('/api/ai/example-message', { ...EXAMPLE, description }),
  'POST /api/ai/example-message previous': (previous) =>
    person.post('/api/ai/example-message', { ...EXAMPLE, previous }),
  ...Object.fromEntries(
    (['name', 'description', 'exampleMessages', 'background'] as const).map((field) => [
      `POST /api/ai/try-out ${field}`,
      (text: string) => person.post('/api/ai/try-out', { ...TRIED, [field]: text }),
    ]),
  ),
  'POST /api/messages/{id}/reaction reason': (reason) =>
    person.post('/api/messages/1/reaction', { kind: 'down', reason }),
  'POST /api/follow-ups subject': (subject) =>
    person.post('/api/follow-ups', { messageId: 1, subject, date: '2100-01-01', time: '09:00' }),
  'PATCH /api/user/profile name': (name) => person.patch('/api/user/profile', { name }),
  'POST /api/auth/sign-up displayName': (displayName) =>
    new Client(app).post('/api/auth/sign-up', {
      username: 'somebody-new',
      password: PASSWORD,
      adult: true,
      displayName,
    }),
  'PATCH /api/admin/templates/{id} templateText': () =>
    operator.patch('/api/admin/templates/1', { templateText: 'You should die.' }),
}

/** Answered by a prepared text, only screened, or covered by the test of sign-in by phone. */
const ELSEWHERE = [
  'POST /api/messages content',
  'POST /api/panels/{id}/rounds question',
  // Shown to the person alone, and in no prompt.
  'PATCH /api/panels/{id} name',
  // Screened when it is asked.
  'PATCH /api/panels/{id} plan.question',
  'POST /api/panels name',
  'POST /api/messages/{id}/edit content',
  'POST /api/ai/try-out content',
  'POST /api/ai/try-out earlier.content',
  'POST /api/messages/sensitive content',
  'POST /api/messages/sensitive earlier.content',
  'POST /api/messages/sensitive/preview content',
  'POST /api/messages/sensitive/preview earlier.content',
  'POST /api/safety/screening content',
  'POST /api/memories content',
  // Kept as it was said elsewhere; what a helper would refuse is withheld from prompts.
  'POST /api/imports messages.content',
  'POST /api/imports title',
  'POST /api/imports key',
  // Ids of the exercises, and the person's own words, which no model reads.
  'POST /api/helpers/{id}/practice exerciseId',
  'POST /api/practice/{id}/answer answer',
  'POST /api/practice/{id}/answer stepId',
  'POST /api/auth/phone/verify displayName',
  'POST /api/auth/complete-sign-up displayName',
]

const TRIED = {
  ...{ personaType: 'own_kind', name: 'Kind', description: 'Kind.', tone: 'direct', messageLength: 'brief' },
  ...{ exampleMessages: null, background: null, content: 'Hello' },
}

const EXAMPLE = { personaType: 'own_kind', tone: 'direct', messageLength: 'brief' } as const

/** Text fields of a schema, by path; those with a pattern or a format are not free text. */
function textsIn(schema: Schema, path = ''): string[] {
  const choices = schema.anyOf ?? schema.oneOf ?? []
  if (choices.length > 0) return choices.flatMap((choice) => textsIn(choice, path))
  if (schema.type === 'array') return textsIn(schema.items ?? {}, path)
  if (schema.type === 'object')
    return Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
      textsIn(field, path ? `${path}.${name}` : name),
    )
  const isText = schema.type === 'string' || (Array.isArray(schema.type) && schema.type.includes('string'))
  return isText && !schema.enum && !('const' in schema) && !schema.pattern && !schema.format ? [path] : []
}

describe('every free text field', () => {
  it('is screened or has a documented reason', async () => {
    const { body } = await operator.get<Parameters<typeof operationsOf>[0]>('/api/openapi.json')
    const texts = operationsOf(body)
      .filter(({ body: fields, path }) => fields && !path.includes('passkey'))
      .flatMap(({ method, path, body: fields }) => textsIn(fields ?? {}).map((field) => `${method} ${path} ${field}`))
      .filter((name) => !((name.split(/[ .]/).at(-1) ?? '') in NOT_SCREENED))
    expect([...new Set(texts)].sort()).toEqual([...Object.keys(SCREENED), ...ELSEWHERE].sort())
  })

  it.each(Object.keys(SCREENED))('refuses a forbidden request: %s', async (name) => {
    const { status, body } = (await SCREENED[name]?.(HARMFUL)) ?? {}
    const field = name.split(' ').at(-1) ?? ''
    expect({ name, status }).toEqual({ name, status: 400 })
    expect((body as ErrorBody).error).toMatchObject({ code: 'not_allowed', fields: { [field]: expect.any(String) } })
  })
})
