import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import { currentRequest } from '../log/log.ts'

interface RouteCount {
  method: string
  route: string
  status: number
  count: number
  seconds: number
}

export interface Traffic {
  counts(): RouteCount[]
  openStreams(): number
}

const wantsStream = (request: FastifyRequest): boolean => (request.headers.accept ?? '').includes('text/event-stream')

/** Includes streams that a browser left. Logs a route's pattern, because the URL may contain private data. */
export function watchTraffic(app: FastifyInstance, log: FastifyBaseLogger): Traffic {
  const counts = new Map<string, RouteCount>()
  let openStreams = 0

  const add = (method: string, route: string, status: number, seconds: number): void => {
    const key = `${method} ${route} ${status}`
    const known = counts.get(key)
    if (known) {
      known.count += 1
      known.seconds += seconds
    } else counts.set(key, { method, route, status, count: 1, seconds })
  }

  app.addHook('onRequest', (request, reply, done) => {
    const started = performance.now()
    const streams = wantsStream(request)
    if (streams) openStreams += 1
    reply.raw.once('close', () => {
      if (streams) openStreams -= 1
      const { method, id: requestId } = request
      const route = request.routeOptions.url ?? 'none'
      const { statusCode: status, writableFinished: whole } = reply.raw
      const ms = performance.now() - started
      add(method, route, status, ms / 1000)
      log.info({ requestId, method, route, status, ms: Math.round(ms), whole }, 'request')
    })
    currentRequest.run(request.id, done)
  })
  return { counts: () => [...counts.values()], openStreams: () => openStreams }
}
