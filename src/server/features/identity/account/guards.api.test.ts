import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Client, PASSWORD, signUp } from '../../../../../tests/support/client.ts'
import { FixedClock } from '../../../../../tests/support/fixed-clock.ts'
import { openTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'

describe('requests from other sites', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ config: { appUrl: 'https://coterie.example' } })
  })
  afterAll(() => app.close())

  const signOut = (headers: Record<string, string>) =>
    app.http.inject({ method: 'POST', url: '/api/auth/sign-out', headers }).then(({ statusCode }) => statusCode)

  it.each([
    ['our own origin', { origin: 'https://coterie.example' }, 204],
    ['no origin, as tools send', {}, 204],
    ['another site', { origin: 'https://evil.example' }, 403],
    ['our host without https', { origin: 'http://coterie.example' }, 403],
    ['a name that begins like ours', { origin: 'https://coterie.example.evil.example' }, 403],
    ['a sandboxed frame', { origin: 'null' }, 403],
    ['another site that hides its origin', { 'sec-fetch-site': 'cross-site' }, 403],
  ])('%s', async (_case, headers, status) => {
    expect(await signOut(headers)).toBe(status)
  })

  it('marks the cookie Secure on https', async () => {
    const person = { username: 'secure', password: PASSWORD, adult: true }
    const headers = { origin: 'https://coterie.example' }
    const answer = await app.http.inject({ method: 'POST', url: '/api/auth/sign-up', headers, payload: person })
    expect(String(answer.headers['set-cookie'])).toMatch(/Secure/)
  })
})

describe('local requests', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp()
  })
  afterAll(() => app.close())

  it.each([
    ['an address of the house, under its own name', 'http://192.168.1.20:3000', '192.168.1.20:3000', 204],
    ['every address', 'http://0.0.0.0:3000', '0.0.0.0:3000', 204],
    ['an address of version 6', 'http://[fd00::5]:3000', '[fd00::5]:3000', 204],
    ['a port that a container maps', 'http://localhost:8080', 'localhost:8080', 204],
    ['another machine of the house', 'http://192.168.1.66:3000', '192.168.1.20:3000', 403],
    ['a name that was made to point here', 'http://evil.example:3000', 'evil.example:3000', 403],
    ['the same address with https', 'https://192.168.1.20:3000', '192.168.1.20:3000', 403],
  ])('come from %s', async (_case, origin, host, status) => {
    const answer = await app.http.inject({ method: 'POST', url: '/api/auth/sign-out', headers: { origin, host } })
    expect(answer.statusCode).toBe(status)
  })
})

describe('rate limits', () => {
  it('count only failed sign-ins of an account', async () => {
    const app = await openTestApp({ config: { rateLimits: true } })
    await signUp(app, { username: 'returning' })
    const statuses: number[] = []
    for (let count = 0; count < 12; count += 1) {
      const answer = await new Client(app).post('/api/auth/sign-in', { username: 'returning', password: PASSWORD })
      statuses.push(answer.status)
    }
    expect(new Set(statuses)).toEqual(new Set([200]))
    await app.close()
  })

  it('slow down password guessing from one address, across processes and restarts', async () => {
    const clock = new FixedClock('2026-11-20T12:00:00Z')
    const app = await openTestApp({ clock, config: { rateLimits: true } })
    await signUp(app, { username: 'target' })
    const attempt = (on: TestApp, username = 'target') =>
      new Client(on).post('/api/auth/sign-in', { username, password: 'a wrong guess' })

    for (let count = 0; count < 10; count += 1) expect((await attempt(app)).status).toBe(401)
    const after = await app.restart()
    const refused = await attempt(after, 'TARGET')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBe(30)
    expect((await attempt(after, 'someone-else')).status).toBe(401)

    clock.advance(30_000)
    expect((await attempt(after)).status).toBe(401)
    expect(Number((await attempt(after)).headers['retry-after'])).toBe(60)
    await after.close()
  })

  it('limit how often one account has its password checked per minute', async () => {
    const app = await openTestApp({ config: { rateLimits: true } })
    const person = await signUp(app)
    const statuses: number[] = []
    for (let count = 0; count < 61; count += 1)
      statuses.push((await person.post('/api/auth/reauthenticate', { password: PASSWORD })).status)
    expect(statuses.filter((status) => status === 204)).toHaveLength(60)
    expect(statuses.at(-1)).toBe(429)
    await app.close()
  })

  it('limit the texts that one account writes per minute', async () => {
    const app = await openTestApp({ config: { rateLimits: true } })
    const person = await signUp(app)
    const statuses: number[] = []
    for (let count = 0; count < 61; count += 1) statuses.push((await person.post('/api/messages', {})).status)
    expect(statuses.filter((status) => status === 400)).toHaveLength(60)
    expect(statuses.at(-1)).toBe(429)
    expect((await person.get('/api/helpers')).status).toBe(200)
    await app.close()
  })
})
