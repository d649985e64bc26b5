import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Stripe } from 'stripe'
import { parseForm } from './form.ts'
import { type Answer, refusal, StripeAccount } from './stripe-account.ts'

/**
 * A server that speaks the part of Stripe's protocol that the product uses: form-encoded bodies, idempotency keys, its
 * error format. Actions of customers and the calendar go through `account`.
 */

export const STRIPE_KEY = 'sk_test_stand_in'
export const STRIPE_SECRET = 'whsec_stand_in'

export interface StripeRequest {
  method: string
  path: string
  params: Record<string, unknown>
}

export interface StripeStandIn {
  /** Its origin, for STRIPE_BASE_URL. */
  url: string
  account: StripeAccount
  requests: StripeRequest[]
  /** While set, every call returns this status. */
  fail(status: number | null): void
  close(): Promise<void>
}

async function bodyOf(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

/** Responses of calls made with an idempotency key, by that key. */
class Repetitions {
  readonly #answers = new Map<string, { body: string; answer: Answer }>()

  answer(key: string | undefined, body: string, work: () => Answer): Answer {
    if (key === undefined) return work()
    const known = this.#answers.get(key)
    if (known && known.body !== body) return refusal(400, 'idempotency_error', 'Keys for idempotent requests differ.')
    const answer = known?.answer ?? work()
    this.#answers.set(key, { body, answer })
    return answer
  }
}

export async function startStripeStandIn(prices: Record<string, string>): Promise<StripeStandIn> {
  const account = new StripeAccount(prices)
  const requests: StripeRequest[] = []
  const repetitions = new Repetitions()
  let failure: number | null = null

  function answer(incoming: IncomingMessage, body: string): Answer {
    const url = new URL(incoming.url ?? '/', 'http://stripe')
    const method = incoming.method ?? 'GET'
    const params = parseForm(body || url.search.slice(1))
    requests.push({ method, path: url.pathname, params })
    if (incoming.headers.authorization !== `Bearer ${STRIPE_KEY}`) return refusal(401, 'api_key', 'Invalid API Key.')
    if (failure !== null) return refusal(failure, 'api_error', 'The stand-in was told to fail.')
    const key = incoming.headers['idempotency-key']?.toString()
    return repetitions.answer(method === 'POST' ? key : undefined, body, () =>
      account.call(method, url.pathname.replace(/^\/v1/, ''), params),
    )
  }

  const server = createServer(async (incoming, response) => {
    const { status, body } = answer(incoming, await bodyOf(incoming))
    const headers = { 'content-type': 'application/json', 'request-id': `req_${randomBytes(6).toString('hex')}` }
    response.writeHead(status, headers).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    account,
    requests,
    fail(status) {
      failure = status
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Body and headers of an event as Stripe sends it. */
export function signedEvent(event: object, { secret = STRIPE_SECRET, timestamp = Math.floor(Date.now() / 1000) } = {}) {
  const payload = JSON.stringify(event)
  const signature = new Stripe(STRIPE_KEY).webhooks.generateTestHeaderString({ payload, secret, timestamp })
  return { payload, headers: { 'content-type': 'application/json', 'stripe-signature': signature } }
}
