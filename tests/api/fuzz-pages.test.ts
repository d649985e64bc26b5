import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { unsubscribeToken } from '../../src/server/features/schedules/notify/unsubscribe.ts'
import { Client, signUp } from '../support/client.ts'
import { fromSchema } from '../support/fuzz/from-schema.ts'
import { HOSTILE_HEADERS, HOSTILE_TEXTS } from '../support/fuzz/hostile-values.ts'
import { faultsOf } from '../support/fuzz/judge.ts'
import { inAddress } from '../support/fuzz/requests.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

/** Pages, files, email links and developer pages, which the API description does not cover. */

const SEED = 20261123

describe('random requests', () => {
  let app: TestApp
  let cookie: string
  let addresses: string[]
  beforeAll(async () => {
    app = await openTestApp({ config: { sms: { provider: 'simulator', dailyCodes: 1000 } } })
    const person = await signUp(app)
    cookie = person.cookie
    const token = unsubscribeToken(app.services.vault.linkSecret, person.user.id)
    const [id = '', signature = ''] = token.split('.')
    addresses = [
      ...[
        '/',
        '/signin',
        '/helpers',
        '/pricing',
        '/privacy',
        '/safety',
        '/settings',
        '/dev/ui',
        '/robots.txt',
        '/sw.js',
      ],
      ...['/healthz', '/readyz', '/metrics', '/api/docs', '/api/openapi.json', '/dev/texts', '/dev/texts.js'],
      ...[
        '/assets/',
        '/avatars/friend.svg',
        '/pages/home.html',
        '/app.html',
        '/api/',
        '//',
        '/%2e%2e/%2e%2e/etc/passwd',
      ],
      ...[
        token,
        `${token}x`,
        `${id}.`,
        `99999999999.${signature}`,
        `1e9.${signature}`,
        `.${signature}`,
        `${token}.${token}`,
      ].map((one) => `/api/mail/unsubscribe?token=${one}`),
    ]
  })
  afterAll(() => app.close())

  const METHODS = ['GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']
  const requests = () => {
    const hostile = fc.constantFrom(...HOSTILE_TEXTS).map(inAddress)
    const url = fc.oneof(
      fc.constantFrom(...addresses),
      fc.tuple(fc.constantFrom(...addresses), hostile).map(([address, text]) => `${address}/${text}`),
      fc
        .tuple(fc.constantFrom(...addresses), hostile)
        .map(([address, text]) => `${address}?token=${text}&${text}=${text}`),
      fc
        .tuple(fc.constantFrom('/conversations/', '/helpers/', '/assets/', '/avatars/'), hostile)
        .map((parts) => parts.join('')),
    )
    const headers = fc
      .tuple(
        fc.constantFrom<Record<string, string>[]>({}, { accept: 'text/html' }, { accept: '*/*' }),
        fc.constantFrom({}, {}, ...HOSTILE_HEADERS),
      )
      .map(([accept, hostileOnes]): Record<string, string> => ({ ...accept, ...hostileOnes }))
    return fc.sample(fc.record({ method: fc.constantFrom(...METHODS), url, headers }), { seed: SEED, numRuns: 900 })
  }

  it('to pages cause no server error, signed in or not', async () => {
    const all = requests()
    expect(await faultsOf(app, all.slice(0, 450))).toBe('')
    expect(await faultsOf(app, all.slice(450), cookie)).toBe('')
  })

  it('to the SMS simulator cause no server error', async () => {
    const body = {
      type: 'object',
      properties: { from: { type: 'string' }, body: { type: 'string' } },
      required: ['from', 'body'],
    }
    const known = { from: ['+14155550123'], body: ['STOP', 'hello'] }
    const sent = fc.sample(fromSchema(body, known), { seed: SEED, numRuns: 100 }).map((value) => ({
      method: 'POST',
      url: '/dev/texts',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(value) ?? 'null',
    }))
    expect(await faultsOf(app, sent)).toBe('')
    expect((await new Client(app).get('/dev/texts')).status).toBe(200)
  })
})
