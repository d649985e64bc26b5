import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Helper } from '../../src/contract/helpers.ts'
import type { Exchange, Message } from '../../src/contract/messages.ts'
import { helperFields, PASSWORD } from '../support/client.ts'
import { openEvents } from '../support/event-source.ts'
import { type OpenAiStandIn, startOpenAiStandIn } from '../support/openai-stand-in.ts'
import { ensurePgBouncer, type Pooler, startPgBouncer } from '../support/pgbouncer.ts'
import { launchProduct, openTestBed, type ProductProcess, type TestBed } from '../support/product-process.ts'
import { until } from '../support/until.ts'

/** The product behind PgBouncer in transaction mode, where each transaction may run on another server connection. */

const isThere = await ensurePgBouncer()

let testBed: TestBed
let pooler: Pooler
let model: OpenAiStandIn
let env: Record<string, string>
let products: ProductProcess[]

beforeAll(async () => {
  if (!isThere) return
  ;[testBed, model] = await Promise.all([openTestBed(), startOpenAiStandIn()])
  pooler = await startPgBouncer(testBed.server.url)
  env = {
    DATABASE_URL: pooler.url,
    DATABASE_DIRECT_URL: testBed.server.url,
    AI_PROVIDER: 'compatible',
    AI_BASE_URL: model.url,
    AI_API_KEY: 'k',
    AI_MODEL: 'm',
  }
  products = await Promise.all([testBed.start(env), testBed.start(env)])
})
afterAll(async () => {
  if (!isThere) return
  await pooler.close()
  await Promise.all([testBed.close(), model.close()])
})

async function call<Body>(origin: string, method: string, path: string, cookie: string, body?: object) {
  const headers = { cookie, ...(body ? { 'content-type': 'application/json' } : {}) }
  const response = await fetch(origin + path, { method, headers, body: body ? JSON.stringify(body) : null })
  const text = await response.text()
  return {
    status: response.status,
    cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie,
    body: (text ? JSON.parse(text) : null) as Body,
  }
}

async function arrive(origin: string, username: string): Promise<{ cookie: string; helper: Helper }> {
  const account = { username, password: PASSWORD, adult: true }
  const { cookie } = await call(origin, 'POST', '/api/auth/sign-up', '', account)
  const { body: helper } = await call<Helper>(origin, 'POST', '/api/helpers', cookie, helperFields())
  return { cookie, helper }
}

describe.runIf(isThere)('behind a pooler that keeps no session', () => {
  it('many people write at once, in two processes', async () => {
    const people = await Promise.all(
      Array.from({ length: 12 }, (_, nth) => arrive(products[nth % 2]?.origin ?? '', `pooled-${nth}`)),
    )
    for (let round = 0; round < 3; round += 1) {
      const said = people.map(({ cookie, helper }, nth) =>
        call<Exchange>(products[(nth + round) % 2]?.origin ?? '', 'POST', '/api/messages', cookie, {
          helperId: helper.id,
          content: `Message ${round} of ${nth}`,
        }),
      )
      expect((await Promise.all(said)).map(({ status }) => status)).toEqual(people.map(() => 200))
    }
    for (const { cookie, helper } of people) {
      const { body } = await call<Message[]>(
        products[0]?.origin ?? '',
        'GET',
        `/api/helpers/${helper.id}/messages`,
        cookie,
      )
      expect(body.filter(({ isFromUser }) => isFromUser)).toHaveLength(3)
    }
  })

  it('what is said in one process appears in the other', async () => {
    const [here, there] = products.map(({ origin }) => origin)
    const { cookie, helper } = await arrive(here ?? '', 'listener')
    const events = await openEvents(there ?? '', cookie)
    await call(here ?? '', 'POST', '/api/messages', cookie, { helperId: helper.id, content: 'Hello there' })
    await events.until('message', 1)
    await events.close()
  })

  it('a deleted account is erased', async () => {
    const origin = products[0]?.origin ?? ''
    const { cookie } = await arrive(origin, 'leaver')
    expect((await call(origin, 'DELETE', '/api/user', cookie, { password: PASSWORD })).status).toBe(204)
    // Like the next minute, a start erases what is pending.
    await testBed.start(env)
    await until(
      async () => (await testBed.pool.query('select from erasures')).rows.length,
      (count) => count === 0,
      90_000,
    )
  })

  it('a start without the address of the server itself says what to set', async () => {
    const launched = launchProduct({
      DATABASE_URL: pooler.url,
      MASTER_KEY: testBed.master.toString('hex'),
      DATA_DIR: '/nonexistent',
    })
    await until(
      async () => launched.child.exitCode,
      (code) => code !== null,
      60_000,
    )
    expect(launched.output()).toContain('Set DATABASE_DIRECT_URL')
  })
})
