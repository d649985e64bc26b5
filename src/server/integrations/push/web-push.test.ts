import type { lookup } from 'node:dns'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PushStandIn, startPushStandIn } from '../../../../tests/support/push-stand-in.ts'
import { createWebPush, type PushNetwork } from './web-push.ts'

const KEYS = {
  publicKey: 'BNbxGYNMhEIi9zrneh7mqV4oUanjLUK3m-mYYCYnbNfOi7Z0aZUBWmYtdSZb_kbAZLgmRkKnPHhRQHSQTqXyLSw',
  privateKey: 'tUkzMpKY2kYYYqBEUMcgk2YhHqRAvVBPGMSSRAMAbX8',
}
const PUBLIC = ['142.250.185.74']
const pushWith = (network: Partial<PushNetwork>) =>
  createWebPush(KEYS, 'mailto:push@localhost', { anywhere: false, addressesOf: async () => PUBLIC, ...network })

/** The addresses that every name resolves to. */
const leadsTo = (...addresses: string[]): typeof lookup =>
  ((_host: string, _options: object, done: (error: null, found: object[]) => void) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )) as unknown as typeof lookup

const going = new AbortController().signal
const refused = { status: 400, code: 'bad_endpoint' }

describe('a push endpoint', () => {
  it.each([
    'http://fcm.googleapis.com/x',
    'https://localhost/x',
    'https://localhost./x',
    'https://push.localhost/x',
    'https://printer.local/x',
    'https://metadata.google.internal/x',
    'https://db/x',
    'https://127.0.0.1/x',
    'https://10.0.0.7:8443/x',
    'https://169.254.169.254/latest/meta-data',
    'https://2130706433/x',
    'https://0x7f000001/x',
    'https://0177.0.0.1/x',
    'https://127.1/x',
    'https://142.250.185.74/x',
    'https://[::1]/x',
    'https://[::ffff:10.0.0.1]/x',
    'https://[fd00:ec2::254]/x',
    'https://someone:secret@fcm.googleapis.com/x',
  ])('is refused for its form: %s', async (endpoint) => {
    await expect(pushWith({}).check(endpoint)).rejects.toMatchObject(refused)
  })

  it.each([
    [['10.0.0.1']],
    [['169.254.169.254']],
    [['127.0.0.1', '142.250.185.74']],
    [['142.250.185.74', '::1']],
    [['::ffff:192.168.0.1']],
    [['64:ff9b::a00:1']],
  ])('is refused when its name resolves to a private address: %j', async (addresses) => {
    const push = pushWith({ addressesOf: async () => addresses })
    await expect(push.check('https://push.example/x')).rejects.toMatchObject(refused)
  })

  it.each(['https://fcm.googleapis.com/fcm/send/x', 'https://updates.push.services.mozilla.com/wpush/v2/x'])(
    'of a public service is accepted, even if its name can’t be resolved: %s',
    async (endpoint) => {
      await expect(pushWith({}).check(endpoint)).resolves.toBeUndefined()
      await expect(pushWith({ addressesOf: async () => [] }).check(endpoint)).resolves.toBeUndefined()
    },
  )
})

describe('a push message', () => {
  let server: Server
  let calls = 0
  let port: number
  let keys: { p256dh: string; auth: string }
  beforeAll(async () => {
    server = createServer((_request, response) => {
      calls += 1
      response.writeHead(302, { location: `http://127.0.0.1:${port}/inside` }).end()
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    port = (server.address() as AddressInfo).port
    const browser = await startPushStandIn()
    keys = browser.subscription.keys
    await browser.close()
  })
  afterAll(() => new Promise((resolve) => server.close(resolve)))

  it.each([
    ['loopback', ['127.0.0.1']],
    ['a public and a loopback address', ['142.250.185.74', '127.0.0.1']],
    ['loopback as IPv6', ['::ffff:127.0.0.1']],
  ])('is not sent when the name has since come to resolve to a private address (%s)', async (_case, addresses) => {
    const connections: unknown[] = []
    server.on('connection', (socket) => connections.push(socket))
    const push = pushWith({ lookup: leadsTo(...addresses) })
    const endpoint = `https://push.example:${port}/x`
    await push.check(endpoint)
    await expect(push.send({ endpoint, keys }, 'hello', 'topic', going)).rejects.toThrow('leads inside')
    await push.close()
    expect(connections).toEqual([])
  })

  it('fails for good at a private endpoint that was accepted before', async () => {
    const push = pushWith({})
    for (const endpoint of [`http://127.0.0.1:${port}/x`, `https://127.0.0.1:${port}/x`, 'https://db/x'])
      expect(await push.send({ endpoint, keys }, 'hello', 'topic', going)).toBe('gone')
    await push.close()
    expect(calls).toBe(0)
  })

  it('follows no redirect', async () => {
    const push = pushWith({ anywhere: true })
    const endpoint = `http://127.0.0.1:${port}/x`
    await expect(push.send({ endpoint, keys }, 'hello', 'topic', going)).rejects.toMatchObject({ status: 302 })
    await push.close()
    expect(calls).toBe(1)
  })

  describe('to a push service', () => {
    let service: PushStandIn
    const push = pushWith({ anywhere: true })
    beforeAll(async () => {
      service = await startPushStandIn()
    })
    afterAll(async () => {
      await push.close()
      await service.close()
    })

    it.each([
      ['that asks for a pause', { 'retry-after': '90' }, 90_000],
      ['that asks for none', undefined, null],
      ['that asks for one which nobody can read', { 'retry-after': 'soon' }, null],
    ])('%s fails with the requested Retry-After', async (_case, headers, retryMs) => {
      service.answer({ status: 429, ...(headers && { headers }) })
      const sent = push.send(service.subscription, 'hello', 'topic', going)
      await expect(sent).rejects.toMatchObject({ name: 'PushError', status: 429, retryMs })
    })

    it('that does not answer is aborted', async () => {
      service.answer({ status: 201, afterMs: 60_000 })
      const began = performance.now()
      await expect(push.send(service.subscription, 'hello', 'topic', AbortSignal.timeout(200))).rejects.toThrow()
      expect(performance.now() - began).toBeLessThan(30_000)
    })
  })
})
