import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ErrorBody } from '../../src/contract/common.ts'
import type { Helper } from '../../src/contract/helpers.ts'
import { helperFields, PASSWORD } from '../support/client.ts'
import { openEvents } from '../support/event-source.ts'
import { openTestBed, type ProductProcess, type TestBed } from '../support/product-process.ts'
import { type SilentProxy, startSilentProxy } from '../support/silent-proxy.ts'
import { until } from '../support/until.ts'

/** The host of the database freezes: its connections stay open and say nothing. Then another one takes its place. */

let testBed: TestBed
let proxy: SilentProxy
let product: ProductProcess

beforeAll(async () => {
  testBed = await openTestBed()
  const { searchParams, pathname } = new URL(testBed.server.url)
  proxy = await startSilentProxy({ path: `${searchParams.get('host')}/.s.PGSQL.5432` })
  product = await testBed.start({ DATABASE_URL: `postgres://postgres@127.0.0.1:${proxy.port}${pathname}` })
})
afterAll(async () => {
  await testBed.close()
  await proxy.close()
})

const call = (method: string, path: string, cookie: string, body?: object) =>
  fetch(product.origin + path, {
    method,
    headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
    body: body ? JSON.stringify(body) : null,
  })
const signUp = (username: string) =>
  call('POST', '/api/auth/sign-up', '', { username, password: PASSWORD, adult: true })

it('is noticed within seconds, answered by 503 meanwhile, and over when the other host answers', async () => {
  const first = await signUp('resident')
  const cookie = first.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const me = () => call('GET', '/api/auth/me', cookie)
  const helper = (await (await call('POST', '/api/helpers', cookie, helperFields())).json()) as Helper
  let events = await openEvents(product.origin, cookie)
  // Many connections are open and idle.
  await Promise.all(Array.from({ length: 20 }, me))

  proxy.freeze()
  const during = await me()
  expect(during.status).toBe(503)
  expect(Number(during.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(((await during.json()) as ErrorBody).error.code).toBe('unavailable')

  proxy.takeOver()
  const began = performance.now()
  await until(me, ({ status }) => status === 200, 15_000)
  expect((await signUp('newcomer')).status).toBe(201)
  expect(performance.now() - began).toBeLessThan(15_000)

  // Signals between processes arrive again as well. A stream that could not be served has ended; a browser opens it again.
  let number = 0
  let firstHere = 1
  let hasEnded = false
  const watch = () =>
    events.ended.then(() => {
      hasEnded = true
    })
  watch()
  await until(
    async () => {
      if (hasEnded) {
        hasEnded = false
        firstHere = number + 1
        events = await openEvents(product.origin, cookie)
        watch()
      }
      number += 1
      await call('PATCH', `/api/helpers/${helper.id}`, cookie, { name: `Alex ${number}` })
      return events.heard.map(({ data }) => Number(String(data.helper?.name).split(' ')[1]))
    },
    (numbers) => numbers.some((heard) => heard >= firstHere),
    20_000,
    200,
  )
  await events.close()
})
