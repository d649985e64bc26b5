import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isHost } from '../../../core/network/host.ts'
import { AppError } from '../errors/errors.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The origin of this request: the configured one, or from its Host header. No trailing slash. */
    publicOrigin: string
  }
}

/** Load balancers' probes use HTTP 1.0, which has no Host. */
function isReadable({ headers, host, raw }: FastifyRequest): boolean {
  if (!headers.host) return raw.httpVersion === '1.0'
  return isHost(headers.host) && isHost(host)
}

/** Refuses invalid Host headers before anything is built from them, and sets each request's origin. */
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
