import { createECDH, createHmac, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { decrypt } from 'http_ece'

/** A push service with one browser behind it, which really decrypts what it is sent. */
export interface PushStandIn {
  /** What the browser would give to the server. */
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } }
  received: { payload: Record<string, unknown>; topic: string; authorization: string; ttl: string }[]
  /** What the next calls are answered with. */
  answer(status: number): void
  close(): Promise<void>
}

export async function startPushStandIn(): Promise<PushStandIn> {
  const browser = createECDH('prime256v1')
  const p256dh = browser.generateKeys('base64url')
  const auth = randomBytes(16).toString('base64url')
  const received: PushStandIn['received'] = []
  let status = 201
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    if (status < 300) {
      const plain = decrypt(Buffer.concat(parts), { version: 'aes128gcm', privateKey: browser, authSecret: auth })
      const { topic, authorization, ttl } = request.headers
      received.push({
        payload: JSON.parse(plain.toString()),
        topic: String(topic),
        authorization: String(authorization),
        ttl: String(ttl),
      })
    }
    response.writeHead(status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const path = createHmac('sha256', auth).update('endpoint').digest('hex')
  return {
    subscription: { endpoint: `http://127.0.0.1:${port}/${path}`, keys: { p256dh, auth } },
    received,
    answer: (next) => {
      status = next
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
