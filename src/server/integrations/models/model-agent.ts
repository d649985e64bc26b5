import { lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { Agent, buildConnector } from 'undici'
import { isMetadataAddress, isPublicAddress } from '../../../core/network/public-address.ts'

/** Where models may be: `anywhere` but a cloud's metadata service, or only on the `public` internet. */
export type AllowedNetwork = 'anywhere' | 'public'

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
