import { afterAll, beforeAll, expect, it } from 'vitest'
import type { HelperList } from '../../src/contract/helpers.ts'
import type { Exchange, Message } from '../../src/contract/messages.ts'
import { Client, createHelper, messageTo, PASSWORD, signUp } from '../support/client.ts'
import { dataOf, textOf } from '../support/sse.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

it('leads from sign-up through a stored, streamed conversation to sign-out', async () => {
  const person = await signUp(app, { displayName: 'Ada Lovelace' })
  expect(person.user).toMatchObject({ firstName: 'Ada', lastName: 'Lovelace', timeZone: 'America/New_York' })
  expect(JSON.stringify(person.user)).not.toMatch(/password|argon2/i)

  const helper = await createHelper(person)
  const greeting = await person.post<{ message: string }>(`/api/helpers/${helper.id}/first-message`)
  expect(greeting.body.message).not.toBe('')

  const whole = await person.post<Exchange>('/api/messages', messageTo(helper, 'I have an interview on Thursday.'))
  expect(whole.status).toBe(200)
  const events = await person.stream('/api/messages', messageTo(helper, 'What should I prepare first?'))
  const { reply } = dataOf(events, 'done')
  expect(textOf(events)).toBe(reply.content)

  const { body: stored } = await person.get<Message[]>(`/api/helpers/${helper.id}/messages`)
  expect(stored.map((message) => message.isFromUser)).toEqual([false, true, false, true, false])
  expect(stored.at(-1)).toEqual(reply)

  const { body: list } = await person.get<HelperList>('/api/helpers')
  expect(list).toMatchObject({ helperCount: 1, helperLimit: 3, canCreateMore: true })
  expect((await person.del(`/api/helpers/${helper.id}`)).status).toBeLessThan(300)
  expect((await person.post('/api/auth/sign-out')).status).toBe(204)
  expect((await person.get('/api/auth/me')).status).toBe(401)
})

it('keeps words of the conversation out of the log', () => {
  expect(app.logLines.join('\n')).not.toMatch(/interview on Thursday|prepare first/)
})

it('keeps people signed in across a restart', async () => {
  const person = await signUp(app)
  app = await app.restart()
  const browser = new Client(app)
  const again = await browser.post('/api/auth/sign-in', { username: person.user.username, password: PASSWORD })
  expect(again.status).toBe(200)
  const me = await app.http.inject({ url: '/api/auth/me', headers: { cookie: person.cookie } })
  expect(me.statusCode).toBe(200)
})
