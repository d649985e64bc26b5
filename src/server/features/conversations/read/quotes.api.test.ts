import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createHelper, messageTo, type Person, signUp } from '../../../../../tests/support/client.ts'
import { type ModelApp, openModelApp } from '../../../../../tests/support/model-app.ts'
import { dataOf } from '../../../../../tests/support/sse.ts'
import type { Helper } from '../../../../contract/helpers.ts'
import type { Exchange, Message } from '../../../../contract/messages.ts'

let opened: ModelApp
let person: Person
let helper: Helper
let first: Exchange
beforeAll(async () => {
  opened = await openModelApp()
})
afterAll(() => opened.close())
beforeEach(async () => {
  opened.model.behave({ pieces: ['Ask for **ten** percent, ', 'or for a bonus.'] })
  person = await signUp(opened.app)
  helper = await createHelper(person)
  first = await say('What shall I ask for?')
})

const say = async (text: string, more: object = {}): Promise<Exchange> =>
  (await person.post<Exchange>('/api/messages', { ...messageTo(helper, text), ...more })).body
const shown = async (): Promise<Message[]> => (await person.get<Message[]>(`/api/helpers/${helper.id}/messages`)).body
const asked = (): string => JSON.stringify(opened.model.requests.at(-1)?.body.messages)

const TEXT = 'Ask for ten percent, or for a bonus.'
const LINE = `[On your words: “${TEXT}”]`

it('is shown with the message, from the moment it is accepted, and told to the model every time', async () => {
  const quote = { id: first.reply.id, isFromUser: false, text: TEXT }
  const body = { ...messageTo(helper, 'This.'), quotes: first.reply.id }
  const events = await person.stream('/api/messages', body)
  expect(dataOf(events, 'accepted')).toMatchObject({ userMessage: { quote } })
  expect((await shown()).at(-2)).toMatchObject({ content: 'This.', quote })
  expect(asked()).toContain(`${LINE}\\nThis.`)
  await say('And how?')
  expect(asked()).toContain(`${LINE}\\nThis.`)
  opened.app.services.caches.conversations.forget(helper.id)
  await say('And when?')
  expect(asked()).toContain(`${LINE}\\nThis.`)
})

it('stays when the message is edited or its reply is written anew', async () => {
  const { userMessage, reply } = await say('This.', { quotes: first.userMessage.id })
  await person.post(`/api/messages/${reply.id}/regenerate`)
  expect(asked()).toContain('[On their own words: “What shall I ask for?”]\\nThis.')
  const { body } = await person.post<Exchange>(`/api/messages/${userMessage.id}/edit`, { content: 'That.' })
  expect(body.userMessage.quote).toMatchObject({ id: first.userMessage.id, isFromUser: true })
  expect((await shown()).at(-2)).toMatchObject({ content: 'That.', quote: { id: first.userMessage.id } })
})

it('goes with the message that it shows; the words that referred to it stay', async () => {
  const { userMessage } = await say('This.', { quotes: first.reply.id })
  expect((await person.del(`/api/messages/${first.reply.id}`)).status).toBe(204)
  const left = (await shown()).find(({ id }) => id === userMessage.id)
  expect(left).toMatchObject({ content: 'This.' })
  expect(left).not.toHaveProperty('quote')
  await say('And how?')
  expect(asked()).not.toContain('[On your words: “Ask')
})

it('is not told to the model once it is forgotten', async () => {
  const { userMessage } = await say('This.', { quotes: first.reply.id })
  await person.patch(`/api/messages/${first.reply.id}/memory`, { isForgotten: true })
  await say('And how?')
  expect(asked()).not.toContain('ten percent')
  expect((await shown()).find(({ id }) => id === userMessage.id)?.quote?.text).toBe(TEXT)
})

it('is left out if it is gone, of another conversation or of another person, and the message is sent', async () => {
  const other = await createHelper(person, { personaType: 'friend', name: 'Sam' })
  const elsewhere = (await person.post<Exchange>('/api/messages', messageTo(other, 'Hello'))).body
  const stranger = await signUp(opened.app)
  const theirs = await createHelper(stranger)
  const foreign = (await stranger.post<Exchange>('/api/messages', messageTo(theirs, 'Secret'))).body
  for (const quotes of [elsewhere.reply.id, foreign.reply.id, 9_007_199_254_740_991]) {
    const { userMessage } = await say('This.', { quotes, idempotencyKey: randomUUID() })
    expect(userMessage.content).toBe('This.')
    expect(userMessage).not.toHaveProperty('quote')
  }
})

it('is of the same conversation and earlier, by the database', async () => {
  const other = await createHelper(person, { personaType: 'friend', name: 'Sam' })
  const { reply } = (await person.post<Exchange>('/api/messages', messageTo(other, 'Hello'))).body
  const set = (quotes: number) =>
    opened.app.services.db.$client.query('update messages set quotes = $1 where id = $2', [
      quotes,
      first.userMessage.id,
    ])
  await expect(set(reply.id)).rejects.toMatchObject({ code: '23514' })
  await expect(set(first.reply.id)).rejects.toMatchObject({ code: '23514' })
  await expect(set(1_000_000_000)).rejects.toThrow()
})
