import type { FastifyInstance, HTTPMethods } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../../tests/support/test-app.ts'

const LINE = /^([│ └├─]*)(\S+)(?: \((.+)\))?$/u
const INDENT = 4

/** Every route of the app, like `GET /api/plans`, including undocumented ones. */
function routesOf(http: FastifyInstance): string[] {
  const parents: string[] = []
  return http
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] = LINE.exec(line) ?? []
      const depth = indent.length / INDENT
      parents.splice(depth - 1, Number.POSITIVE_INFINITY, `${parents[depth - 2] ?? ''}${part}`)
      const named = methods.split(', ').filter((method) => method && method !== 'HEAD')
      return named.map((method) => `${method} ${parents[depth - 1]}`)
    })
}

/** Every route that needs no session, and why. */
const PUBLIC: Record<string, string> = {
  'GET /healthz': 'probe',
  'GET /readyz': 'probe',
  'GET /metrics': 'operators and this machine alone, checked by the route',
  'GET /api/openapi.json': 'describes the calls, shows no data',
  'GET /api/docs': 'the same to read',
  'GET /api/docs/page.css': 'the same to read',
  'GET /api/docs/page.js': 'the same to read',
  'GET /api/docs/swagger-ui.css': 'the same to read',
  'GET /api/docs/swagger-ui-bundle.js': 'the same to read',
  'GET /robots.txt': 'for crawlers',
  'GET /sitemap.xml': 'for crawlers',
  'POST /api/auth/sign-up': 'signs in',
  'POST /api/auth/sign-in': 'signs in',
  'POST /api/auth/sign-out': 'a session that is over can be left too',
  'POST /api/auth/second-factor': 'signs in; needs a pending session',
  'POST /api/auth/second-factor/passkey': 'signs in; needs a pending session',
  'POST /api/auth/second-factor/passkey/options': 'signs in; needs a pending session',
  'POST /api/auth/passkey': 'signs in',
  'POST /api/auth/passkey/options': 'signs in',
  'POST /api/auth/phone/send': 'signs in',
  'POST /api/auth/phone/verify': 'signs in',
  'POST /api/auth/complete-sign-up': 'signs in; needs a verified phone or workspace',
  'GET /api/auth/workspace': 'signs in',
  'GET /api/auth/workspace/return': 'signs in',
  'GET /api/auth/methods': 'what the sign-in page offers',
  'GET /api/auth/session': 'tells a page whether anybody is signed in',
  'POST /api/auth/reset': 'for people who cannot sign in',
  'POST /api/auth/reset/finish': 'the token of an email proves the right',
  'POST /api/auth/confirm-email': 'the token of an email proves the right',
  'GET /api/mail/unsubscribe': 'the token of an email proves the right',
  'POST /api/mail/unsubscribe': 'the token of an email proves the right',
  'GET /api/personas': 'shown on public pages',
  'GET /api/plans': 'shown on public pages',
  'GET /api/engine': 'shown on public pages',
  'GET /api/safety/help': 'help in a crisis is for everyone',
  'GET /api/support': 'shown on public pages',
  'GET /api/safety/report': 'published figures',
  'POST /api/billing/webhook': 'signed by the payment provider',
  'POST /api/sms/inbound': 'signed by the SMS provider',
  'POST /api/sms/status': 'signed by the SMS provider',
  'GET /api/dev/outbox': 'this machine alone, in development',
  'GET /calendar/:file': 'calendar programs, which know the secret of their link',
  'GET /dev/texts': 'this machine alone, with the SMS simulator',
  'POST /dev/texts': 'this machine alone, with the SMS simulator',
  'GET /dev/texts.js': 'this machine alone, with the SMS simulator',
  'GET /*': 'built files and the page that was not found',
}

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ config: { sms: { provider: 'simulator', dailyCodes: 500 } } })
})
afterAll(() => app.close())

/** Calls a route without a session. HTML outside /api and /dev is a page, which contains nobody's data. */
async function call(route: string) {
  const [method, path = ''] = route.split(' ')
  const url = path.replace(/:\w+/g, '1').replace('*', 'anything')
  const options = method === 'GET' ? {} : { payload: {} }
  const answer = await app.http.inject({ method: method as HTTPMethods, url, ...options })
  const isHtml = String(answer.headers['content-type']).startsWith('text/html')
  return {
    isGuarded: answer.statusCode === 401 && answer.json().error.message === 'Please sign in first.',
    isPage: isHtml && !/^\/(api|dev)\b|\*/.test(path),
  }
}

it('requires a session for every route except those listed here', async () => {
  const open: string[] = []
  for (const route of routesOf(app.http)) {
    const { isGuarded, isPage } = await call(route)
    if (!isGuarded && !isPage) open.push(route)
  }
  expect(open.sort()).toEqual(Object.keys(PUBLIC).sort())
})

it('finds the routes that require a session', async () => {
  const routes = routesOf(app.http)
  expect(routes.length).toBeGreaterThan(100)
  expect(routes).toEqual(expect.arrayContaining(['GET /api/auth/me', 'DELETE /api/helpers/:id', 'GET /api/events']))
})
