import { lookup as resolveName } from 'node:dns'
import { Resolver } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import type { Agent } from 'undici'
import { isPublicAddress, isPublicName } from '../../../core/network/public-address.ts'
import { readRetryAfter } from '../../../core/notifications/retry-backoff.ts'
import { AppError } from '../../platform/errors/errors.ts'
import { PushError } from '../port-errors.ts'
import type { Push, VapidKeys } from './port.ts'

/** Browser push (RFC 8030), encrypted for the browser (RFC 8291) and signed by us (RFC 8292). */

const TIMEOUT_MS = 20_000
const DAY_SECONDS = 24 * 3600
const GONE = new Set([404, 410])

/** Limit for DNS lookups while a browser subscribes. */
const NAMES_MS = 2000

/** What tests replace: DNS, and the rule that endpoints must be public. */
export interface PushNetwork {
  anywhere: boolean
  addressesOf?: (name: string) => Promise<string[]>
  lookup?: typeof resolveName
}

/** Uses c-ares instead of the thread pool: a name that never resolves must not block other work. */
async function askNames(name: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: NAMES_MS, tries: 1 })
  const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
}

/** Finds public addresses only. The checked address is called, so a changed DNS response can't bypass the check. */
const outsideOnly =
  (lookup: typeof resolveName): LookupFunction =>
  (host, options, done) => {
    lookup(host, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || !first) return done(error ?? new Error('leads nowhere'), '', 4)
      if (!addresses.every(({ address }) => isPublicAddress(address))) return done(new Error('leads inside'), '', 4)
      if (options.all) return done(null, addresses)
      done(null, first.address, first.family)
    })
  }

function isOutside(endpoint: string): boolean {
  const { protocol, hostname, username, password } = new URL(endpoint)
  return protocol === 'https:' && username === '' && password === '' && isPublicName(hostname)
}

const refused = (): AppError =>
  new AppError(400, 'bad_endpoint', 'This browser names a push service that cannot be used.')

/** An endpoint must not lead into our own network. Checked when it is registered and when it is called. */
export function createWebPush(keys: VapidKeys, subject: string, network: PushNetwork): Push {
  const { anywhere, addressesOf = askNames, lookup = resolveName } = network
  let dispatcher: Agent | undefined
  return {
    publicKey: keys.publicKey,
    async check(endpoint) {
      if (anywhere) return
      if (!isOutside(endpoint)) throw refused()
      const addresses = await addressesOf(new URL(endpoint).hostname)
      if (!addresses.every(isPublicAddress)) throw refused()
    },
    async send(subscription, payload, topic, signal) {
      if (!anywhere && !isOutside(subscription.endpoint)) return 'gone'
      const [{ default: webPush }, { Agent, request }] = await Promise.all([import('web-push'), import('undici')])
      dispatcher ??= new Agent({ connect: anywhere ? {} : { lookup: outsideOnly(lookup) }, headersTimeout: TIMEOUT_MS })
      const details = webPush.generateRequestDetails(subscription, payload, {
        vapidDetails: { subject, ...keys },
        TTL: DAY_SECONDS,
        urgency: 'normal',
        topic,
      })
      const { statusCode, headers, body } = await request(details.endpoint, {
        method: 'POST',
        headers: details.headers as Record<string, string>,
        body: details.body,
        dispatcher,
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      })
      await body.dump()
      if (GONE.has(statusCode)) return 'gone'
      if (statusCode >= 300) {
        const retryMs = readRetryAfter(String(headers['retry-after'] ?? ''), Date.now())
        throw new PushError(`the push service answered ${statusCode}`, statusCode, retryMs)
      }
      return 'sent'
    },
    close: async () => dispatcher?.close(),
  }
}
