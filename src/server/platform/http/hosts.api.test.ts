import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../../tests/support/test-app.ts'

let app: TestApp
let port: number
beforeAll(async () => {
  app = await openTestApp()
  port = Number(new URL(await app.listen()).port)
})
afterAll(() => app.close())

const HOSTILE = [
  '[',
  '[::1',
  'local host',
  'localhost:99999',
  'localhost:-1',
  'user:secret@localhost',
  'localhost/path',
  'localhost?x',
  'localhost#x',
  '256.256.256.256',
  'b\u00fccher.example',
  '"><script>',
  `${'a'.repeat(5000)}.example`,
]

/** The server's response to raw bytes, until it closes the connection. */
async function answerTo(text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.end(text, 'latin1')
  const parts: Buffer[] = []
  socket.on('data', (part: Buffer) => parts.push(part))
  await once(socket, 'close')
  return Buffer.concat(parts).toString()
}

const lines = (...all: string[]): string => `${all.join('\r\n')}\r\n\r\n`
const bodyOf = (answer: string) => JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4))
const REFUSAL = { error: { code: 'invalid_request', message: expect.any(String) } }

describe('an invalid Host header', () => {
  it.each(['/api/auth/workspace', '/api/auth/workspace/return', '/api/plans', '/', '/no/such/page', '/healthz'])(
    'is refused at %s',
    async (url) => {
      for (const host of HOSTILE) {
        const answer = await app.http.inject({ url, headers: { host, accept: 'text/html' } })
        expect({ host, status: answer.statusCode }).toEqual({ host, status: 400 })
        expect(answer.json()).toEqual(REFUSAL)
        expect(answer.headers['x-request-id']).toBeTruthy()
      }
    },
  )

  it('is refused over a real connection, as is a missing one', async () => {
    for (const host of ['Host: [', 'Host: ', 'Host: a b', 'Host: b\u00fccher', 'X: y']) {
      const answer = await answerTo(lines('GET /api/auth/workspace/return HTTP/1.1', host, 'Connection: close'))
      expect(answer).toMatch(/^HTTP\/1\.1 400 /)
      expect(bodyOf(answer)).toEqual(REFUSAL)
    }
  })

  it('is not required of an HTTP/1.0 health probe', async () => {
    expect(await answerTo(lines('GET /healthz HTTP/1.0'))).toMatch(/^HTTP\/1\.1 200 /)
  })

  it('is refused when a trusted proxy forwards it', async () => {
    const behind = await openTestApp({ config: { trustedProxies: ['127.0.0.0/8'] } })
    const ask = (forwarded: string) =>
      behind.http.inject({ url: '/api/auth/workspace/return', headers: { 'x-forwarded-host': forwarded } })
    expect((await ask('[')).statusCode).toBe(400)
    expect((await ask('coterie.example')).statusCode).toBe(302)
    await behind.close()
  })
})

describe('an absolute request target', () => {
  it.each(['http://[/api/auth/workspace/return?x=1', '//[/api/auth/workspace/return', 'http://[/', '//['])(
    'is routed by its path alone: %s',
    async (target) => {
      const answer = await answerTo(lines(`GET ${target} HTTP/1.1`, `Host: localhost:${port}`, 'Connection: close'))
      expect(Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1])).toBeLessThan(500)
    },
  )
})

describe('an invalid HTTP request', () => {
  it.each([
    ['a line without sense', 'nonsense\r\n\r\n', 400],
    ['a header with a control character', lines('GET / HTTP/1.1', 'Host: localhost', 'X: \u0001'), 400],
    ['headers without end', lines('GET / HTTP/1.1', 'Host: localhost', `X: ${'x'.repeat(20_000)}`), 431],
  ])('gets the standard error shape: %s', async (_case, text, status) => {
    const answer = await answerTo(text)
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(answer).toMatch(/x-request-id: [\da-f-]{36}/)
    expect(bodyOf(answer)).toEqual({ error: { code: expect.any(String), message: expect.any(String) } })
  })

  it.each(['PROPFIND', 'TRACE', 'PURGE'])('with the method %s gets the standard error shape', async (method) => {
    const answer = await answerTo(lines(`${method} /api/plans HTTP/1.1`, 'Host: localhost', 'Connection: close'))
    expect(Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1])).toBeLessThan(500)
    expect(bodyOf(answer)).toEqual({ error: { code: expect.any(String), message: expect.any(String) } })
  })
})
