import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../../tests/support/test-app.ts'

describe('the client address', () => {
  const attempt = (app: TestApp, forwarded: string, remoteAddress = '10.1.2.3') =>
    app.http.inject({
      method: 'POST',
      url: '/api/auth/reset',
      headers: { 'x-forwarded-for': forwarded },
      remoteAddress,
      payload: { email: `${forwarded.replaceAll(/[^\da-f]/g, '-')}@example.org` },
    })
  const statuses = async (app: TestApp, addressOf: (n: number) => string, remoteAddress?: string) => {
    const answers: number[] = []
    for (let n = 0; n < 31; n += 1) answers.push((await attempt(app, addressOf(n), remoteAddress)).statusCode)
    return answers
  }

  it('ignores headers of clients, so forged ones pass no rate limit', async () => {
    const app = await openTestApp({ config: { rateLimits: true } })
    const answers = await statuses(app, (n) => `198.51.100.${n}`)
    expect(answers.slice(0, 30).every((status) => status === 202)).toBe(true)
    expect(answers.at(-1)).toBe(429)
    await app.close()
  })

  it('is taken from the trusted proxy only', async () => {
    const app = await openTestApp({ config: { rateLimits: true, trustedProxies: ['10.0.0.0/8'] } })
    expect((await statuses(app, (n) => `198.51.100.${n}`)).every((status) => status === 202)).toBe(true)
    // Anything the caller wrote before the address added by the proxy is ignored.
    expect((await statuses(app, (n) => `203.0.113.${n}, 192.0.2.1`)).at(-1)).toBe(429)
    // So is a header that bypasses the proxy.
    expect((await statuses(app, (n) => `203.0.113.${n}`, '192.0.2.9')).at(-1)).toBe(429)
    await app.close()
  })

  it('of IPv6 is its network', async () => {
    const app = await openTestApp({ config: { rateLimits: true, trustedProxies: ['10.0.0.0/8'] } })
    expect((await statuses(app, (n) => `2001:db8::${n}`)).at(-1)).toBe(429)
    await app.close()
  })
})

describe('security headers', () => {
  let plain: TestApp
  let locked: TestApp
  beforeAll(async () => {
    plain = await openTestApp()
    locked = await openTestApp({ config: { appUrl: 'https://coterie.example' } })
  })
  afterAll(async () => {
    await plain.close()
    await locked.close()
  })

  it.each([
    ['a page', '/signin', /;script-src 'self' 'sha256-[\w+/]{43}=';/],
    ['a call', '/api/plans', /;script-src 'self';/],
    ['a refusal', '/api/helpers', /;script-src 'self';/],
  ])('of %s block foreign scripts, frames and sites', async (_case, url, scripts) => {
    const { headers } = await locked.http.inject({ url, headers: { accept: 'text/html' } })
    const policy = String(headers['content-security-policy'])
    expect(policy).toMatch(scripts)
    expect(policy).not.toMatch(/script-src[^;]*(unsafe|https?:|\*|data:)/)
    expect(policy).toMatch(/frame-ancestors 'none'/)
    expect(headers['strict-transport-security']).toMatch(/max-age=31536000/)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('same-origin')
    expect(headers['permissions-policy']).toMatch(/camera=\(\)/)
    expect(headers['permissions-policy']).toContain('microphone=(self)')
  })

  it.each([
    ['/', {}, undefined],
    ['/no/such/page', {}, undefined],
    ['/signin', {}, 'same-origin'],
    ['/signin?next=%2Fcreate', {}, 'same-origin'],
    ['/', { cookie: 'coterie_session=whatever' }, 'same-origin'],
  ])('isolate the window of the app from its opener: %s %o', async (url, cookie, policy) => {
    const { headers } = await plain.http.inject({ url, headers: { accept: 'text/html', ...cookie } })
    expect(headers['cross-origin-opener-policy']).toBe(policy)
  })

  it.each(['/api/helpers', '/api/memories', '/api/profile', '/api/auth/me', '/api/conversations', '/api/events'])(
    'keep %s out of caches, where it would outlive its deletion',
    async (url) => {
      const { headers } = await plain.http.inject({ url })
      expect(headers['cache-control']).toMatch(/no-store/)
    },
  )

  it('omit HSTS without https', async () => {
    const { headers } = await plain.http.inject({ url: '/' })
    expect(headers['strict-transport-security']).toBeUndefined()
  })

  it('hold for every page: one inline script, no handlers, no javascript: links', async () => {
    const { body } = await plain.http.inject({ url: '/signin', headers: { accept: 'text/html' } })
    // That script is allowed by its hash: see pages.api.test.ts.
    expect(body.match(/<script[^>]*>/g)).toEqual(['<script type="module">'])
    expect(body).not.toMatch(/\son[a-z]+=|javascript:/i)
  })

  it('apply to a body over 64 kB, which is refused without being read', async () => {
    const payload = { username: 'x'.repeat(70_000), password: 'y' }
    const answer = await plain.http.inject({ method: 'POST', url: '/api/auth/sign-in', payload })
    expect(answer.statusCode).toBe(413)
    expect(answer.json().error.code).toBe('body_too_large')
  })
})
