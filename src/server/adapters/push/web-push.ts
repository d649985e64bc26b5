import { lookup as resolveName } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import type { Agent } from 'undici'
import { AppError } from '../../errors.ts'
import { type Push, PushError, type VapidKeys } from '../../ports.ts'

/** Browser push (RFC 8030), encrypted for the browser (RFC 8291) and signed by us (RFC 8292). */

const TIMEOUT_MS = 15_000
const DAY_SECONDS = 24 * 3600
const GONE = new Set([404, 410])

/** Addresses that no push service has: a browser's endpoint must not lead our calls into our own network. */
const INSIDE = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  INSIDE.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  INSIDE.addSubnet(network, prefix, 'ipv6')

const isInside = (address: string): boolean => INSIDE.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

const outsideOnly: LookupFunction = (host, options, done) => {
  resolveName(host, { ...options, all: true }, (error, addresses) => {
    const outside = (addresses ?? []).filter(({ address }) => !isInside(address))
    const first = outside[0]
    if (error || !first) return done(error ?? new Error('leads inside'), '', 4)
    if (options.all) return done(null, outside)
    done(null, first.address, first.family)
  })
}

function refuseInside(endpoint: string): void {
  const { protocol, hostname } = new URL(endpoint)
  if (protocol === 'https:' && isIP(hostname.replace(/^\[|\]$/g, '')) === 0 && hostname.includes('.')) return
  throw new AppError(400, 'bad_endpoint', 'This browser names a push service that cannot be used.')
}

/** `anywhere`: endpoints may lie on this machine too, as tests and development need it. */
export function createWebPush(keys: VapidKeys, subject: string, anywhere: boolean): Push {
  let dispatcher: Agent | undefined
  return {
    publicKey: keys.publicKey,
    check(endpoint) {
      if (!anywhere) refuseInside(endpoint)
    },
    async send(subscription, payload, topic) {
      const [{ default: webPush }, { Agent, request }] = await Promise.all([import('web-push'), import('undici')])
      dispatcher ??= new Agent({ connect: anywhere ? {} : { lookup: outsideOnly }, headersTimeout: TIMEOUT_MS })
      const details = webPush.generateRequestDetails(subscription, payload, {
        vapidDetails: { subject, ...keys },
        TTL: DAY_SECONDS,
        urgency: 'normal',
        topic,
      })
      const { statusCode, body } = await request(details.endpoint, {
        method: 'POST',
        headers: details.headers as Record<string, string>,
        body: details.body,
        dispatcher,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      await body.dump()
      if (GONE.has(statusCode)) return 'gone'
      if (statusCode >= 300) throw new PushError(`the push service answered ${statusCode}`, statusCode)
      return 'sent'
    },
    close: async () => dispatcher?.close(),
  }
}
