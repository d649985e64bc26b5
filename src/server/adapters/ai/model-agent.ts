import { lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { Agent } from 'undici'
import { isMetadataAddress } from '../../../core/network/metadata-address.ts'

/** Resolves a host name. Fails if it leads to a cloud metadata service. */
const lookupModel: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? []
    if (error || !first) return done(error ?? new Error('leads nowhere'), '', 4)
    if (addresses.some(({ address }) => isMetadataAddress(address))) return done(new Error('not allowed'), '', 4)
    if (options.all) return done(null, addresses)
    done(null, first.address, first.family)
  })
}

/** Connections to models: one per stream, unlimited, kept alive between replies. */
export const modelAgent = new Agent({
  connections: null,
  pipelining: 1,
  allowH2: false,
  keepAliveTimeout: 30_000,
  connect: { lookup: lookupModel },
})
