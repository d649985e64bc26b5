import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createHelper, messageTo, PASSWORD, type Person, signUp } from '../../../../../tests/support/client.ts'
import { type ModelApp, openModelApp } from '../../../../../tests/support/model-app.ts'
import type { Behaviour, OpenAiStandIn } from '../../../../../tests/support/openai-stand-in.ts'
import { saidIn } from '../../../../../tests/support/said-in.ts'
import { dataOf, textOf } from '../../../../../tests/support/sse.ts'
import type { TestApp } from '../../../../../tests/support/test-app.ts'
import type { User } from '../../../../contract/accounts.ts'
import type { ErrorBody } from '../../../../contract/common.ts'
import type { Helper } from '../../../../contract/helpers.ts'
import type { Exchange, Message, ReplyProgress } from '../../../../contract/messages.ts'
import { resumeSystem } from '../../models/ledger/pause-system.ts'

/** A model that replies over HTTP, successfully or not: what the person gets, what is stored, what it costs. */

let opened: ModelApp
let model: OpenAiStandIn
let app: TestApp
let origin: string
const WORDS = ['One ', 'two ', 'three ', 'four ', 'five.']
const SHORT = { headersMs: 1000, firstTokenMs: 1000, gapMs: 1000, totalMs: 5000 }

beforeAll(async () => {
  opened = await openModelApp({ patience: SHORT })
  ;({ app, model } = opened)
  origin = await app.listen()
})
afterEach(async () => {
  model.behave({})
  // One case after the other fails here, so the circuit breaker would block later calls.
  await app.services.replies.drain(3000)
  await resumeSystem(app.services)
})
afterAll(async () => {
  await opened.close()
})

async function personWithHelper(on = app): Promise<{ person: Person; helper: Helper }> {
  const person = await signUp(on)
  return { person, helper: await createHelper(person) }
}

const used = async (person: Person): Promise<number> =>
  (await person.get<{ user: User }>('/api/auth/me')).body.user.messageCreditsUsed
const stored = async (person: Person, helper: Helper): Promise<Message[]> =>
  (await person.get<Message[]>(`/api/helpers/${helper.id}/messages`)).body

describe('deletion during a reply', () => {
  /** Waits for the model, however busy the machine is with hashing passwords. */
  let patient: ModelApp
  beforeAll(async () => {
    patient = await openModelApp()
  })
  afterAll(() => patient.close())

  it('is reported when the helper is deleted while it replies or greets', async () => {
    const { person, helper } = await personWithHelper(patient.app)
    patient.model.behave({ pieces: WORDS, tokenMs: 300 })
    const asked = patient.model.requests.length
    const other = await createHelper(person, { personaType: 'friend', name: 'Sam' })
    const answer = person.post<ErrorBody>('/api/messages', messageTo(helper, 'Tell me.'))
    const greeting = person.post<ErrorBody>(`/api/helpers/${other.id}/first-message`)
    await vi.waitFor(() => expect(patient.model.requests.length).toBe(asked + 2), 10_000)
    await Promise.all([helper, other].map(({ id }) => person.del(`/api/helpers/${id}`)))
    const [replied, greeted] = await Promise.all([answer, greeting])
    expect([replied.status, replied.body.error.code]).toEqual([404, 'gone'])
    expect([greeted.status, greeted.body.error.code]).toEqual([404, 'not_found'])
    expect(await used(person)).toBe(0)
  })

  it.each([
    ['a helper', 1, (person: Person, helper: Helper) => person.del(`/api/helpers/${helper.id}`)],
    ['an account', 25, (person: Person) => person.del('/api/user', { password: PASSWORD })],
  ])('is reported at any point when %s is deleted', async (_case, tokenMs, remove) => {
    patient.model.behave({ pieces: WORDS, tokenMs })
    const moments = Array.from({ length: 12 }, (_, index) => index * 2)
    const answers = await Promise.all(
      moments.map(async (moment) => {
        const { person, helper } = await personWithHelper(patient.app)
        const answer = person.post<ErrorBody>('/api/messages', messageTo(helper, 'Tell me.'))
        await sleep(moment)
        const removed = await remove(person, helper)
        return [removed.status, (await answer).status]
      }),
    )
    const odd = answers.filter(([removed, status]) => removed !== 204 || (status !== 404 && status !== 200))
    expect(odd).toEqual([])
  })

  it.each([
    ['breaks off', { pieces: WORDS, fault: { kind: 'break_after', pieces: 2 } }],
    ['must not be shown to its end', { pieces: ['One two. ', 'You should kill yourself. ', 'Do it.'] }],
  ] as const)('uses a template for a greeting or preview that %s', async (_, behaviour) => {
    const { person, helper } = await personWithHelper()
    model.behave(behaviour)
    const greeting = await person.post<{ message: string }>(`/api/helpers/${helper.id}/first-message`)
    const asked = { personaType: 'friend', tone: 'friendly', messageLength: 'brief' }
    const preview = await person.post<{ message: string }>('/api/ai/example-message', asked)
    expect([greeting.status, preview.status]).toEqual([200, 200])
    for (const { body } of [greeting, preview]) expect(body.message).toMatch(/^(?!One two)./)
  })
})

/** Opens a stream over the network, like a browser. */
const begin = (person: Person, helper: Helper, signal?: AbortSignal) =>
  fetch(`${origin}/api/messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', cookie: person.cookie },
    body: JSON.stringify(messageTo(helper, 'Tell me.')),
    ...(signal ? { signal } : {}),
  })

async function until<Value>(read: () => Promise<Value>, good: (value: Value) => boolean): Promise<Value> {
  for (let tries = 0; tries < 100; tries += 1) {
    const value = await read()
    if (good(value)) return value
    await sleep(20)
  }
  throw new Error('it did not come about')
}

describe('a model that replies', () => {
  it('gets the helper’s instructions and the conversation', async () => {
    const { person, helper } = await personWithHelper()
    model.behave({ pieces: WORDS })
    await person.post('/api/messages', messageTo(helper, 'First thing.'))
    const events = await person.stream('/api/messages', messageTo(helper, 'Second thing.'))
    expect(textOf(events)).toBe('One two three four five.')
    expect(dataOf(events, 'done').reply).toMatchObject({ content: 'One two three four five.', source: 'model' })
    const { messages } = model.requests.at(-1)?.body ?? { messages: [] }
    expect(messages[0]).toMatchObject({ role: 'system', content: expect.stringContaining('Alex') })
    expect(saidIn(messages).map(({ content }) => content)).toEqual([
      'First thing.',
      'One two three four five.',
      'Second thing.',
    ])
  })

  it('finishes its reply after the browser leaves', async () => {
    const { person, helper } = await personWithHelper()
    model.behave({ pieces: WORDS, tokenMs: 60 })
    const leave = new AbortController()
    const response = await begin(person, helper, leave.signal)
    await response.body?.getReader().read()
    leave.abort()
    const [said] = await until(
      () => stored(person, helper),
      (list) => list.length > 0,
    )
    const progress = () => person.get<ReplyProgress>(`/api/messages/${said?.id}/reply`).then(({ body }) => body)
    const half = await until(progress, ({ text }) => text.length > 0)
    expect(half).toMatchObject({ state: 'writing', reply: null })
    expect('One two three four five.'.startsWith(half.text.trim())).toBe(true)
    const whole = await until(progress, ({ state }) => state === 'done')
    expect(whole.reply?.content).toBe('One two three four five.')
    expect(await used(person)).toBe(1)
  })

  it('stops on request; the partial reply is kept and charged', async () => {
    const { person, helper } = await personWithHelper()
    model.behave({ pieces: Array.from({ length: 100 }, (_, index) => `w${index} `), tokenMs: 30 })
    const streaming = person.stream('/api/messages', messageTo(helper, 'Go on and on.'))
    const [said] = await until(
      () => stored(person, helper),
      (list) => list.length > 0,
    )
    const progress = () => person.get<ReplyProgress>(`/api/messages/${said?.id}/reply`).then(({ body }) => body)
    await until(progress, ({ text }) => text.includes('w3'))
    expect((await person.post(`/api/messages/${said?.id}/stop`)).status).toBe(204)
    const { reply } = dataOf(await streaming, 'done')
    expect(reply).toMatchObject({ deliveryStatus: 'stopped', source: 'model' })
    expect(reply.content).toMatch(/^w0 w1 w2/)
    expect((await stored(person, helper)).at(-1)).toEqual(reply)
    expect(await used(person)).toBe(1)
    await until(
      async () => model.requests.at(-1)?.aborted,
      (aborted) => aborted === true,
    )
  })

  it('stores and costs nothing when stopped before its first word', async () => {
    const { person, helper } = await personWithHelper()
    model.behave({ pieces: WORDS, firstTokenMs: 250 })
    const streaming = person.stream('/api/messages', messageTo(helper, 'Never mind.'))
    const [said] = await until(
      () => stored(person, helper),
      (list) => list.length > 0,
    )
    await person.post(`/api/messages/${said?.id}/stop`)
    expect(dataOf(await streaming, 'error').error.code).toBe('stopped')
    expect(await stored(person, helper)).toHaveLength(1)
    expect(await used(person)).toBe(0)
  })
})

describe('a failing model', () => {
  const before: [string, Behaviour][] = [
    ['refuses the key', { fault: { kind: 'status', status: 401 } }],
    ['is overloaded', { fault: { kind: 'status', status: 429, retryAfter: '60' } }],
    ['is broken', { fault: { kind: 'status', status: 500 } }],
    ['never answers', { fault: { kind: 'hang', at: 'headers' } }],
    ['never begins', { fault: { kind: 'hang', at: 'first_token' } }],
    ['shows a web page', { fault: { kind: 'web_page' } }],
    ['ends before its first word', { fault: { kind: 'end_after', pieces: 0 }, finishReason: null, done: false }],
  ]
  it.each(before)('%s: a prepared line says so, labelled, at no cost', async (_case, behaviour) => {
    const { person, helper } = await personWithHelper()
    model.behave(behaviour)
    const events = await person.stream('/api/messages', messageTo(helper, 'Hello there.'))
    const { reply } = dataOf(events, 'done')
    expect(reply.source).toBe('fallback')
    expect(textOf(events).trim()).toBe(reply.content)
    expect(await used(person)).toBe(0)
  })

  const during: [string, Behaviour][] = [
    ['breaks the connection', { fault: { kind: 'break_after', pieces: 2 } }],
    ['ends too early', { fault: { kind: 'end_after', pieces: 2 }, finishReason: null, done: false }],
    ['falls silent', { fault: { kind: 'hang_after', pieces: 2 } }],
    ['reports an error', { fault: { kind: 'error_after', pieces: 2 } }],
  ]
  it.each(during)(
    '%s mid-reply: a clear error, nothing lost, nothing charged, and a retry works',
    async (_case, behaviour) => {
      const { person, helper } = await personWithHelper()
      model.behave({ pieces: WORDS, ...behaviour })
      const events = await person.stream('/api/messages', messageTo(helper, 'Hello there.'))
      expect(dataOf(events, 'error').error).toMatchObject({ code: 'reply_cut_off' })
      const { id } = dataOf(events, 'accepted').userMessage
      expect(await stored(person, helper)).toHaveLength(1)
      expect(await used(person)).toBe(0)
      expect((await person.get(`/api/messages/${id}/reply`)).body).toMatchObject({ state: 'none' })

      model.behave({ pieces: WORDS })
      const again = await person.stream(`/api/messages/${id}/retry`)
      expect(dataOf(again, 'accepted').userMessage.id).toBe(id)
      expect(dataOf(again, 'done').reply.content).toBe('One two three four five.')
      expect(await stored(person, helper)).toHaveLength(2)
      expect(await used(person)).toBe(1)
    },
  )

  it('answers a non-streaming call with 502 and the same text', async () => {
    const { person, helper } = await personWithHelper()
    model.behave({ pieces: WORDS, fault: { kind: 'break_after', pieces: 2 } })
    const answer = await person.post('/api/messages', messageTo(helper, 'Hello.'))
    expect(answer).toMatchObject({ status: 502, body: { error: { code: 'reply_cut_off' } } })
    expect(await used(person)).toBe(0)
  })

  it('writes one reply for simultaneous retries', async () => {
    const { person, helper } = await personWithHelper()
    model.behave({ pieces: WORDS, fault: { kind: 'break_after', pieces: 1 } })
    const events = await person.stream('/api/messages', messageTo(helper, 'Hello.'))
    const { id } = dataOf(events, 'accepted').userMessage
    model.behave({ pieces: WORDS, tokenMs: 20 })
    const retry = () => person.post<Exchange>(`/api/messages/${id}/retry`)
    const statuses = (await Promise.all([retry(), retry(), retry()])).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 409, 409])
    expect(await stored(person, helper)).toHaveLength(2)
    expect(await used(person)).toBe(1)
  })
})

describe('the log', () => {
  it('contains no word of a conversation', async () => {
    const { person, helper } = await personWithHelper()
    const secret = 'xylophone-under-the-bed'
    model.behave({ pieces: [`${secret} `, 'yes.'], fault: { kind: 'break_after', pieces: 1 } })
    await person.stream('/api/messages', messageTo(helper, secret))
    model.behave({ fault: { kind: 'status', status: 500 } })
    await person.stream('/api/messages', messageTo(helper, secret))
    expect(app.logLines.length).toBeGreaterThan(0)
    expect(app.logLines.join('\n')).not.toContain(secret)
  })
})
