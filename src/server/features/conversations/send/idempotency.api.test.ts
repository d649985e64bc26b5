import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createHelper, messageTo, type Person, signUp } from '../../../../../tests/support/client.ts'
import { openChatApp } from '../../../../../tests/support/model-app.ts'
import type { TestApp } from '../../../../../tests/support/test-app.ts'
import type { User } from '../../../../contract/accounts.ts'
import type { ErrorBody } from '../../../../contract/common.ts'
import type { Helper } from '../../../../contract/helpers.ts'
import type { Exchange, Message } from '../../../../contract/messages.ts'

/** A message that is sent again because its response was lost. */

type Repeated = ErrorBody & { userMessage: Message }

let app: TestApp
beforeAll(async () => {
  app = await openChatApp()
})
afterAll(() => app.close())

async function personWithHelper(): Promise<{ person: Person; helper: Helper }> {
  const person = await signUp(app)
  return { person, helper: await createHelper(person) }
}

const used = async (person: Person): Promise<number> =>
  (await person.get<{ user: User }>('/api/auth/me')).body.user.messageCreditsUsed

const said = async (person: Person, helper: Helper): Promise<string[]> => {
  const { body } = await person.get<Message[]>(`/api/helpers/${helper.id}/messages`)
  return body.filter(({ isFromUser }) => isFromUser).map(({ content }) => content)
}

it('is accepted and charged once; a repetition gets 409 with the first message', async () => {
  const { person, helper } = await personWithHelper()
  const message = { ...messageTo(helper, 'Only once, please.'), idempotencyKey: randomUUID() }
  const first = await person.post<Exchange>('/api/messages', message)
  expect(first.status).toBe(200)
  const second = await person.post<Repeated>('/api/messages', message)
  expect(second.status).toBe(409)
  expect(second.body.error.code).toBe('already_sent')
  expect(second.body.userMessage).toEqual(first.body.userMessage)
  expect(await said(person, helper)).toEqual(['Only once, please.'])
  expect(await used(person)).toBe(1)
})

it('is accepted once when many arrive together', async () => {
  const { person, helper } = await personWithHelper()
  const message = { ...messageTo(helper, 'All at once.'), idempotencyKey: randomUUID() }
  const answers = await Promise.all(Array.from({ length: 8 }, () => person.post<Repeated>('/api/messages', message)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)])
  expect(new Set(answers.map(({ body }) => body.userMessage.id)).size).toBe(1)
  expect(await said(person, helper)).toEqual(['All at once.'])
  expect(await used(person)).toBe(1)
})

it('can be answered at once, and costs nothing until then, if its reply could not be begun', async () => {
  const { person, helper } = await personWithHelper()
  vi.spyOn(app.services.caches.conversations, 'keep').mockImplementationOnce(() => {
    throw new Error('a fault')
  })
  const message = { ...messageTo(helper, 'Saved, but not answered.'), idempotencyKey: randomUUID() }
  expect((await person.post('/api/messages', message)).status).toBe(500)
  expect(await used(person)).toBe(0)
  const { userMessage } = (await person.post<Repeated>('/api/messages', message)).body
  expect((await person.post(`/api/messages/${userMessage.id}/retry`, {})).status).toBe(200)
  expect(await said(person, helper)).toEqual(['Saved, but not answered.'])
  expect(await used(person)).toBe(1)
})

it('is recognised although the allowance is used up', async () => {
  const { person, helper } = await personWithHelper()
  const message = { ...messageTo(helper, 'My last one.'), idempotencyKey: randomUUID() }
  expect((await person.post('/api/messages', message)).status).toBe(200)
  await app.services.db.$client.query('update users set message_credits_used = 25 where id = $1', [person.user.id])
  expect((await person.post<Repeated>('/api/messages', message)).body.error.code).toBe('already_sent')
  const other = { ...message, idempotencyKey: randomUUID() }
  expect((await person.post('/api/messages', other)).status).toBe(402)
})

it('is refused under the key of another message, and can be sent with one of its own', async () => {
  const { person, helper } = await personWithHelper()
  const other = await createHelper(person, { personaType: 'friend' })
  const idempotencyKey = randomUUID()
  expect((await person.post('/api/messages', { ...messageTo(helper, 'Hello'), idempotencyKey })).status).toBe(200)
  const reworded = { ...messageTo(helper, 'My cat died.'), idempotencyKey }
  for (const message of [reworded, { ...messageTo(other, 'Hello'), idempotencyKey }]) {
    const { status, body } = await person.post<Repeated>('/api/messages', message)
    expect(status).toBe(422)
    expect(body).toEqual({ error: { code: 'key_reused', message: expect.stringContaining('send it again') } })
  }
  expect(await said(person, helper)).toEqual(['Hello'])
  expect(await said(person, other)).toEqual([])
  expect(await used(person)).toBe(1)
  expect((await person.post('/api/messages', { ...reworded, idempotencyKey: randomUUID() })).status).toBe(200)
})

it('is refused under the key of another message when both arrive together', async () => {
  const { person, helper } = await personWithHelper()
  const idempotencyKey = randomUUID()
  const answers = await Promise.all(
    ['One', 'Two'].map((text) => person.post('/api/messages', { ...messageTo(helper, text), idempotencyKey })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
})

it('is a new message with another key, of another person, or without a key', async () => {
  const [one, two] = [await personWithHelper(), await personWithHelper()]
  const idempotencyKey = randomUUID()
  const statuses = [
    await one.person.post('/api/messages', { ...messageTo(one.helper, 'Hello'), idempotencyKey }),
    await two.person.post('/api/messages', { ...messageTo(two.helper, 'Hello'), idempotencyKey }),
    await one.person.post('/api/messages', { ...messageTo(one.helper, 'Hello'), idempotencyKey: randomUUID() }),
    await one.person.post('/api/messages', messageTo(one.helper, 'Hello')),
    await one.person.post('/api/messages', messageTo(one.helper, 'Hello')),
  ].map(({ status }) => status)
  expect(statuses).toEqual([200, 200, 200, 200, 200])
  expect(await said(one.person, one.helper)).toHaveLength(4)
  const refused = await one.person.post('/api/messages', { ...messageTo(one.helper, 'Hello'), idempotencyKey: 'mine' })
  expect(refused.status).toBe(400)
})
