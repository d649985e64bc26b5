import { createECDH, createHmac, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { decrypt } from 'http_ece'

interface Subscription {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

interface PushAnswer {
  status: number
  headers?: Record<string, string>
  /** Response time. */
  afterMs?: number
}

export interface ReceivedPush {
  endpoint: string
  payload: Record<string, unknown>
  topic: string
  authorization: string
  ttl: string
}

/** A push service with browsers, which really decrypts what it receives. */
export interface PushStandIn {
  /** The subscription that the browser would send to the server. */
  subscription: Subscription
  /** The same for another browser. */
  another(): Subscription
  received: ReceivedPush[]
  /** Endpoints that were called, in order, whether accepted or not. */
  calls: string[]
  /** Status of the next responses, for one browser or for all without their own. */
  answer(answer: number | PushAnswer, browser?: Subscription): void
  close(): Promise<void>
}

/** Config of an app that uses this stand-in as push service. */
export const PUSH_TO_STAND_IN = { keys: null, subject: 'mailto:push@localhost', privateEndpoints: true }

export async function startPushStandIn(): Promise<PushStandIn> {
  const browser = createECDH('prime256v1')
  const p256dh = browser.generateKeys('base64url')
  const auth = randomBytes(16).toString('base64url')
  const received: ReceivedPush[] = []
  const calls: string[] = []
  const answers = new Map<string, PushAnswer>()
  let common: PushAnswer = { status: 201 }
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const endpoint = `${origin}${request.url}`
    calls.push(endpoint)
    const { status, headers, afterMs = 0 } = answers.get(endpoint) ?? common
    await sleep(afterMs, undefined, { ref: false })
    if (response.destroyed) return
    if (status < 300) {
      const plain = decrypt(Buffer.concat(parts), { version: 'aes128gcm', privateKey: browser, authSecret: auth })
      const { topic, authorization, ttl } = request.headers
      received.push({
        endpoint,
        payload: JSON.parse(plain.toString()),
        topic: String(topic),
        authorization: String(authorization),
        ttl: String(ttl),
      })
    }
    response.writeHead(status, headers).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  let browsers = 0
  const another = (): Subscription => {
    browsers += 1
    const path = createHmac('sha256', auth).update(`endpoint ${browsers}`).digest('hex')
    return { endpoint: `${origin}/${path}`, keys: { p256dh, auth } }
  }
  return {
    subscription: another(),
    another,
    received,
    calls,
    answer: (next, to) => {
      const answer = typeof next === 'number' ? { status: next } : next
      if (to) answers.set(to.endpoint, answer)
      else common = answer
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
