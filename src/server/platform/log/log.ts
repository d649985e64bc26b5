import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { type DestinationStream, type LogFn, type Logger, pino } from 'pino'
import { wantsStream } from '../http/sse.ts'
import { outlineError } from './outline-error.ts'

const currentRequest = new AsyncLocalStorage<string>()

const withRequest = (): object => {
  const requestId = currentRequest.getStore()
  return requestId === undefined ? {} : { requestId }
}

/** Without a text, pino would log the error's own message. */
function withText(this: Logger, args: Parameters<LogFn>, method: LogFn): void {
  const [fields, text] = args as [unknown, string | undefined]
  if (fields instanceof Error) method.call(this, { err: fields }, text ?? FAILED)
  else if (hasError(fields) && text === undefined) method.call(this, fields, FAILED)
  else method.apply(this, args)
}

const FAILED = 'something failed'
const hasError = (fields: unknown): fields is object => typeof fields === 'object' && fields !== null && 'err' in fields

/** Errors are reduced to an outline: no query parameters, nothing that was sent to a service. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = { level, mixin: withRequest, serializers: { err: outlineError }, hooks: { logMethod: withText } }
  return destination ? pino(options, destination) : pino(options)
}

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
    const streams = wantsStream(request.headers)
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
