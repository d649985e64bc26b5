import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createHelper, messageTo, type Person, signUp } from '../../../../../tests/support/client.ts'
import { png } from '../../../../../tests/support/picture-files.ts'
import { openTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import type { User } from '../../../../contract/accounts.ts'
import type { Helper } from '../../../../contract/helpers.ts'
import type { Exchange, SensitiveAnswer } from '../../../../contract/messages.ts'
import { PERSONA_TYPES } from '../../../../core/personas/personas.ts'

let app: TestApp
let operator: Person
let person: Person
let helper: Helper

beforeAll(async () => {
  app = await openTestApp({ config: { billing: { stripe: null, demo: true } } })
  operator = await signUp(app)
})
afterAll(() => app.close())
beforeEach(async () => {
  person = await signUp(app)
  helper = await createHelper(person)
})

const say = async (content: string): Promise<Exchange> =>
  (await person.post<Exchange>('/api/messages', messageTo(helper, content))).body
const used = async (): Promise<number> =>
  (await person.get<{ user: User }>('/api/auth/me')).body.user.messageCreditsUsed

const useUp = () =>
  app.services.db.$client.query('update users set message_credits_used = message_credits_limit where id = $1', [
    person.user.id,
  ])

it('keeps what is written and answers by an honest line, another one each time, at no cost', async () => {
  const replies = [await say('Hi! How are you?'), await say('Good morning'), await say('What can you do?')].map(
    ({ reply }) => reply,
  )
  expect(replies.map(({ source }) => source)).toEqual(['practice', 'practice', 'practice'])
  for (const { content } of replies) expect(content).toContain('language model')
  expect(new Set(replies.map(({ content }) => content)).size).toBe(3)
  expect(await used()).toBe(0)
})

it('answers in the language of the message', async () => {
  expect((await say('Guten Morgen, wie geht es dir heute?')).reply.content).toContain('Sprachmodell')
})

it('answers with none left, and while everything is paused', async () => {
  await useUp()
  expect((await say('Are you there?')).reply.source).toBe('practice')
  await operator.post('/api/admin/emergency-pause', { hours: 1 })
  expect((await say('And now?')).reply.source).toBe('practice')
  await operator.post('/api/admin/emergency-unpause')
})

it('says once in its greeting that no model is connected', async () => {
  const { body } = await person.post<{ message: string }>(`/api/helpers/${helper.id}/first-message`)
  expect(body.message).toMatch(/^Hello\. I am Alex, .*No language model is connected here yet/)
})

it('shows two planned messages as the preview, and repeats no sentence of the first', async () => {
  const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/)
  for (const personaType of PERSONA_TYPES) {
    const body = { personaType, tone: 'friendly', messageLength: 'moderate' }
    const ask = async (previous?: string) =>
      (await person.post<{ message: string }>('/api/ai/example-message', { ...body, previous })).body.message
    const first = await ask()
    const second = await ask(first)
    expect(sentencesOf(second).filter((sentence) => sentencesOf(first).includes(sentence))).toEqual([])
  }
})

it('keeps a picture', async () => {
  const picture = (await png()).toString('base64')
  const { body } = await person.post<Exchange>('/api/messages', { ...messageTo(helper, ''), picture })
  expect(body.userMessage.picture).toBeDefined()
  expect(body.reply.content).toMatch(/^Your picture is kept/)
})

it('answers an edited message anew, and has nothing to regenerate', async () => {
  const { userMessage, reply } = await say('Hello')
  const again = await person.post(`/api/messages/${reply.id}/regenerate`)
  expect(again).toMatchObject({ status: 409, body: { error: { code: 'cannot_regenerate' } } })
  const edited = await person.post<Exchange>(`/api/messages/${userMessage.id}/edit`, { content: 'Hello again' })
  expect(edited.body.reply.source).toBe('practice')
  expect(await used()).toBe(0)
})

it('claims in Sensitive Mode that nothing is kept', async () => {
  await person.post('/api/billing/demo-checkout', { tier: 'starter' })
  const { body } = await person.post<SensitiveAnswer>('/api/messages/sensitive', {
    helperId: helper.id,
    content: 'Only between us',
  })
  expect(body).toMatchObject({ source: 'practice', response: expect.stringContaining('Nothing of this is kept') })
  expect(await used()).toBe(0)
})

it('answers a danger first', async () => {
  expect((await say('i want to kill myself')).reply.source).toBe('safety')
})
