import fastifyRateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { networkOf } from '../../../core/network/public-address.ts'
import { screen } from '../../../core/safety/screen.ts'
import { MINUTE_MS } from '../../../core/time/durations.ts'
import { deviceIn } from '../../features/identity/sessions/known-devices.ts'
import { AppError } from '../errors/errors.ts'
import type { Uses } from '../ports/services.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Why this request is refused, unless it mentions a danger. */
    tooMany: AppError | null
  }
}

/** Limits the requests of one account, or of one address without an account, to this process. */

const CALLS_A_MINUTE = 1200
const CALLS_AT_ONCE = 50
const WRITES_A_MINUTE = 60
const SIGN_INS_A_MINUTE = 120
const PAGES_A_MINUTE = 600

type Limit = (request: FastifyRequest) => Promise<void>

const where = ({ ip }: FastifyRequest): string => networkOf(ip)
const who = (request: FastifyRequest): string | number => request.session?.actor.userId ?? where(request)

/** Sign-in attempts by route, and by known device, regardless of others at its address. */
const signInKey = (services: Uses<'vault'>) => (request: FastifyRequest) =>
  `${request.routeOptions.url} ${deviceIn(services, request) ?? where(request)}`

const tooMany = (retryAfter: number): AppError =>
  new AppError(429, 'too_many_calls', 'That was a lot at once. Please wait a moment and try again.', { retryAfter })

function limit(app: FastifyInstance, max: number, keyGenerator: (request: FastifyRequest) => string | number): Limit {
  const count = app.createRateLimit({ max, timeWindow: MINUTE_MS, keyGenerator })
  return async (request) => {
    const counted = await count(request)
    if (counted.isAllowed || !counted.isExceeded) return
    throw tooMany(counted.ttlInSeconds)
  }
}

/** Answers wait in memory until they are read, so a caller may have only a few open. */
function limitOpenCalls(app: FastifyInstance): void {
  const open = new Map<string | number, number>()
  app.addHook('onRequest', (request, { raw }, done) => {
    const key = who(request)
    const count = open.get(key) ?? 0
    if (count >= CALLS_AT_ONCE && !request.routeOptions.config.screened) return done(tooMany(1))
    // The caller may have left already.
    if (raw.destroyed) return done()
    open.set(key, count + 1)
    raw.once('close', () => {
      const left = (open.get(key) ?? 1) - 1
      if (left > 0) open.set(key, left)
      else open.delete(key)
    })
    done()
  })
}

export const registerRateLimiter = async (app: FastifyInstance): Promise<void> => {
  await app.register(fastifyRateLimit, { global: false })
}

export function limitCalls(app: FastifyInstance, services: Uses<'vault'>): void {
  limitOpenCalls(app)
  const calls = limit(app, CALLS_A_MINUTE, who)
  const writes = limit(app, WRITES_A_MINUTE, who)
  const signIns = limit(app, SIGN_INS_A_MINUTE, signInKey(services))
  const classOf = ({ routeOptions: { config } }: FastifyRequest): Limit => {
    if (config.signIn) return signIns
    return config.writes ? writes : calls
  }
  app.decorateRequest('tooMany', null)
  app.addHook('onRequest', async (request) => {
    if (!request.routeOptions.config.screened) return classOf(request)(request)
    await calls(request)
    request.tooMany = await writes(request).then(
      () => null,
      (refusal: AppError) => refusal,
    )
  })
  // After the body is read: someone in danger is never refused.
  app.addHook('preValidation', async ({ tooMany, body }) => {
    if (tooMany && !mentionsDanger(body)) throw tooMany
  })
}

const mentionsDanger = (body: unknown): boolean =>
  typeof body === 'object' &&
  body !== null &&
  'content' in body &&
  typeof body.content === 'string' &&
  screen(body.content) !== null

export const pageLimit = (app: FastifyInstance): Limit => limit(app, PAGES_A_MINUTE, where)
