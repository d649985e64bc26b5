import { lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { Agent, buildConnector, Response, request } from 'undici'
import { isMetadataAddress, isPublicAddress } from '../../../core/network/public-address.ts'
import type { AllowedNetwork } from './port.ts'
import { LARGEST_ANSWER, tooLong } from './reply-text.ts'

const isAllowed: Record<AllowedNetwork, (address: string) => boolean> = {
  anywhere: (address) => !isMetadataAddress(address),
  public: isPublicAddress,
}

const notAllowed = (): Error => new Error('not allowed')

/** Fails if any address of a name is out of reach. The checked address is the one that is called. */
const lookupWithin =
  (reach: AllowedNetwork): LookupFunction =>
  (host, options, done) => {
    lookup(host, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || !first) return done(error ?? new Error('leads nowhere'), '', 4)
      if (!addresses.every(({ address }) => isAllowed[reach](address))) return done(notAllowed(), '', 4)
      if (options.all) return done(null, addresses)
      done(null, first.address, first.family)
    })
  }

/** Nobody resolves a host that is an address, so it is checked here. */
function connectWithin(reach: AllowedNetwork): buildConnector.connector {
  const connect = buildConnector({ lookup: lookupWithin(reach), allowH2: false })
  return (options, done) => {
    const host = options.hostname.replace(/^\[|\]$/g, '')
    if (isIP(host) && !isAllowed[reach](host)) done(notAllowed(), null)
    else connect(options, done)
  }
}

/** Connections to models: one per stream, unlimited, kept alive between replies. */
const agentWithin = (reach: AllowedNetwork): Agent =>
  new Agent({
    connections: null,
    pipelining: 1,
    allowH2: false,
    keepAliveTimeout: 30_000,
    connect: connectWithin(reach),
  })

export const modelAgents: Record<AllowedNetwork, Agent> = {
  anywhere: agentWithin('anywhere'),
  public: agentWithin('public'),
}

/** Counts what was unpacked: a small answer may be a huge one, compressed. */
async function* limited(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let received = 0
  for await (const chunk of body) {
    received += chunk.byteLength
    if (received > LARGEST_ANSWER) throw tooLong()
    yield chunk
  }
}

const NO_BODY = new Set([204, 205, 304])

/**
 * Uses our connections to models, on any port: `fetch` refuses those that browsers block. Redirects could lead
 * anywhere, so none is followed.
 */
export const sdkFetch = (reach: AllowedNetwork) =>
  (async (url: string, { method = 'GET', headers, body, signal }: RequestInit) => {
    const {
      statusCode,
      headers: received,
      ...answer
    } = await request(url, {
      method: method as 'GET' | 'POST',
      headers: { ...Object.fromEntries(new Headers(headers)), 'accept-encoding': 'identity' },
      body: typeof body === 'string' ? body : null,
      dispatcher: modelAgents[reach],
      ...(signal ? { signal } : {}),
    })
    const lines = Object.entries(received).flatMap(([name, value]): [string, string][] =>
      [value ?? []].flat().map((line) => [name, line]),
    )
    const content = NO_BODY.has(statusCode) ? null : limited(answer.body)
    return new Response(content, { status: statusCode, headers: lines })
  }) as unknown as typeof globalThis.fetch
