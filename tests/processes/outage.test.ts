import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ErrorBody } from '../../src/contract/common.ts'
import type { Message, ReplyProgress } from '../../src/contract/messages.ts'
import { helperFields, PASSWORD } from '../support/client.ts'
import { openEvents } from '../support/event-source.ts'
import { type OpenAiStandIn, startOpenAiStandIn } from '../support/openai-stand-in.ts'
import { openTestBed, type ProductProcess, type TestBed } from '../support/product-process.ts'
import { parseEvents } from '../support/sse.ts'
import { until } from '../support/until.ts'

/** The product during and after an outage of its PostgreSQL. */

const BACK_MS = 20_000

let testBed: TestBed
let model: OpenAiStandIn
let product: ProductProcess
let person: { cookie: string; helperId: number }

interface Answer {
  status: number
  retryAfter: string | null
  text: string
}

async function call(method: string, path: string, cookie: string, body?: object, accept = '*/*'): Promise<Answer> {
  const headers = { cookie, accept, ...(body ? { 'content-type': 'application/json' } : {}) }
  const response = await fetch(product.origin + path, { method, headers, body: body ? JSON.stringify(body) : null })
  return { status: response.status, retryAfter: response.headers.get('retry-after'), text: await response.text() }
}
const get = (path: string) => call('GET', path, person.cookie)
const say = (content: string, accept?: string) =>
  call('POST', '/api/messages', person.cookie, { helperId: person.helperId, content }, accept)

function expectUnavailable({ status, retryAfter, text }: Answer): void {
  expect(`${status} ${text}`).toMatch(/^503 /)
  expect(Number(retryAfter)).toBeGreaterThan(0)
  const { error } = JSON.parse(text) as ErrorBody
  expect(error.code).toBe('unavailable')
  expect(error.message).toMatch(/^We will be right back\./)
}

async function arrive(username: string): Promise<typeof person> {
  const body = JSON.stringify({ username, password: PASSWORD, adult: true })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${product.origin}/api/auth/sign-up`, { method: 'POST', headers, body })
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const helper = await call('POST', '/api/helpers', cookie, helperFields())
  return { cookie, helperId: JSON.parse(helper.text).id }
}

const untilReady = () =>
  until(
    () => get('/readyz'),
    ({ status }) => status === 200,
    BACK_MS,
  )

/** Stops the database while `work` runs. */
async function away(work: () => Promise<void>): Promise<void> {
  await testBed.server.halt()
  try {
    await work()
  } finally {
    await testBed.server.resume()
  }
}

beforeAll(async () => {
  ;[testBed, model] = await Promise.all([openTestBed(), startOpenAiStandIn()])
  const ai = { AI_PROVIDER: 'compatible', AI_BASE_URL: model.url, AI_API_KEY: 'k', AI_MODEL: 'm' }
  product = await testBed.start(ai)
  person = await arrive('resident')
})
afterAll(async () => {
  await testBed.close()
  await model.close()
})

describe('while the database is down', () => {
  it('every API call gets 503, and pages without data are served', async () => {
    await away(async () => {
      const calls: [string, string, object?][] = [
        ['GET', '/api/helpers'],
        ['GET', '/api/auth/session'],
        ['GET', '/api/events'],
        ['GET', `/api/helpers/${person.helperId}/messages`],
        ['POST', '/api/auth/sign-in', { username: 'resident', password: PASSWORD }],
        ['POST', '/api/messages', { helperId: person.helperId, content: 'Are you there?' }],
        ['POST', '/api/messages/sensitive', { helperId: person.helperId, content: 'Are you there?' }],
        ['PATCH', '/api/user/profile', { name: 'Robin' }],
        ['DELETE', `/api/helpers/${person.helperId}`],
      ]
      for (const [method, path, body] of calls) expectUnavailable(await call(method, path, person.cookie, body))
      expectUnavailable(await say('Are you there?', 'text/event-stream'))

      expect((await get('/healthz')).status).toBe(200)
      const ready = await get('/readyz')
      expect(ready.status).toBe(503)
      expect(JSON.parse(ready.text)).toEqual({ status: 'unavailable', lacking: ['database'] })
      for (const page of ['/', '/signin', '/faq']) {
        const shown = await call('GET', page, '', undefined, 'text/html')
        expect(`${page} ${shown.status}`).toBe(`${page} 200`)
      }
    })
    await untilReady()
    expect((await get('/api/helpers')).status).toBe(200)
  })

  it('many simultaneous calls crash no process, and none gets 500', async () => {
    const people = await Promise.all(['one', 'two', 'three', 'four'].map((name) => arrive(`crowd-${name}`)))
    const statuses = new Map<number, number>()
    let over = false
    const talk = async ({ cookie, helperId }: typeof person): Promise<void> => {
      while (!over) {
        const content = `Hello ${helperId}`
        const paths = ['/api/helpers', '/api/auth/session', `/api/helpers/${helperId}/deliveries`]
        const answers = await Promise.all([
          call('POST', '/api/messages', cookie, { helperId, content }),
          ...paths.map((path) => call('GET', path, cookie)),
        ])
        for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1)
      }
    }
    const talking = Promise.all(people.map(talk))
    await sleep(500)
    for (let crash = 0; crash < 3; crash += 1) {
      await away(() => sleep(400))
      await untilReady()
    }
    over = true
    await talking
    expect([...statuses.keys()].sort()).toEqual(expect.arrayContaining([200, 503]))
    expect([...statuses.keys()].filter((status) => ![200, 402, 503].includes(status))).toEqual([])
    expect(product.child.exitCode).toBeNull()
  })
})

describe('a reply interrupted by a database outage', () => {
  it('ends with an error event, and is there after the outage, charged once', async () => {
    model.behave({ pieces: ['The ', 'reply ', 'survives.'], firstTokenMs: 300, tokenMs: 700 })
    const called = model.requests.length
    const talking = say('Tell me slowly.', 'text/event-stream')
    await until(
      async () => model.requests.length,
      (calls) => calls > called,
    )
    await sleep(600)
    await away(async () => {
      const events = parseEvents((await talking).text)
      expect(events.map(({ event }) => event)).toEqual(expect.arrayContaining(['accepted', 'token', 'error']))
      const last = events.at(-1)
      expect(last).toMatchObject({ event: 'error', data: { error: { code: 'unavailable' } } })
    })
    await untilReady()
    const messages = await until(
      async () => JSON.parse((await get(`/api/helpers/${person.helperId}/messages`)).text) as Message[],
      (list) => list.some(({ content }) => content === 'The reply survives.'),
      BACK_MS,
    )
    const said = messages.filter(({ content }) => content === 'Tell me slowly.')
    expect(said).toHaveLength(1)
    expect(messages.filter(({ content }) => content === 'The reply survives.')).toHaveLength(1)
    const progress = JSON.parse((await get(`/api/messages/${said[0]?.id}/reply`)).text) as ReplyProgress
    expect(progress.state).toBe('done')
    const { rows } = await testBed.pool.query(
      'select state, count(*)::int as n from allowance_reservations where user_message_id = $1 group by state',
      [said[0]?.id],
    )
    expect(rows).toEqual([{ state: 'spent', n: 1 }])
  })
})

describe('a worker', () => {
  const makeDue = () =>
    testBed.pool.query(
      `update message_schedules set scheduled_time = now() where helper_id = $1 and status = 'pending'`,
      [person.helperId],
    )
  const planned = async () => {
    const { rows } = await testBed.pool.query('select count(*)::int as n from messages where schedule_id is not null')
    return rows[0]?.n as number
  }

  it('resumes by itself, and notifies open browsers of what it delivers', async () => {
    const before = await planned()
    await away(() => sleep(3000))
    await untilReady()
    const events = await openEvents(product.origin, person.cookie)
    await events.until('usage', 1)
    await makeDue()
    await until(planned, (count) => count === before + 1, BACK_MS)
    await events.until('message', 1)
    await events.close()
  })
})
