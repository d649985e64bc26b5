import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isHost } from '../../core/network/host.ts'
import { AppError } from '../errors.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The origin that this call came to: the configured one, else what its Host names. Never ends in a slash. */
    publicOrigin: string
  }
}

/** HTTP 1.0 knows no Host: probes of load balancers speak it. */
function isReadable({ headers, host, raw }: FastifyRequest): boolean {
  if (!headers.host) return raw.httpVersion === '1.0'
  return isHost(headers.host) && isHost(host)
}

/** Refuses a Host that is none before anything is built from it, and tells each call which origin it came to. */
export function readHosts(app: FastifyInstance, appUrl: string | null): void {
  app.decorateRequest('publicOrigin', {
    getter(this: FastifyRequest): string {
      const scheme = this.protocol === 'https' ? 'https' : 'http'
      return appUrl ?? `${scheme}://${this.host || 'localhost'}`
    },
  })
  app.addHook('onRequest', (request, _reply, done) => {
    if (isReadable(request)) done()
    else done(new AppError(400, 'invalid_request', 'That address cannot be read.'))
  })
}
