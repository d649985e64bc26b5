import fastifyCookie from '@fastify/cookie'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isHost, isLocalCall } from '../../../core/network/public-address.ts'
import { setSessionCookie } from '../../features/identity/sessions/cookies.ts'
import { readSession, renewSession, SESSION_COOKIE, type Session } from '../../features/identity/sessions/sessions.ts'
import { AppError } from '../errors/errors.ts'
import type { Actor, Uses } from '../ports/services.ts'
import { limitCalls } from './rate-limits.ts'

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

declare module 'fastify' {
  interface FastifyRequest {
    /** Null for a visitor. */
    session: Session | null
    /** Who is signed in. Public routes may have nobody. */
    actor: Actor
  }
  interface FastifyContextConfig {
    public?: boolean
    /** Calls a model or hashes a password, so it has a lower rate limit. */
    writes?: boolean
    /** Accepts messages: no rate limit stops one that mentions a danger. */
    screened?: boolean
    /** A sign-in attempt, with a much lower rate limit per address or known device. */
    signIn?: boolean
    operator?: boolean
    /** Deletes messages, so it answers once the database files do not hold them any more, where that is quick. */
    erases?: boolean
    /** For this machine only: developer pages, which show other people's messages. */
    local?: boolean
  }
}

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])
/** An IP address: unlike a name, no other site can point it here. */
const ADDRESS = /^(\d{1,3}(\.\d{1,3}){3}|\[[\da-f:.]+\])$/

export interface GuardOptions {
  /** The public origin; null on a personal machine, where loopback and IP addresses are accepted. */
  appUrl: string | null
  port(): number
}

function isOwnOrigin(origin: string, host: string | undefined, { appUrl, port }: GuardOptions): boolean {
  if (appUrl) return origin === appUrl
  if (!URL.canParse(origin)) return false
  const url = new URL(origin)
  if (url.protocol !== 'http:') return false
  const here = url.host === host && (LOOPBACK.has(url.hostname) || ADDRESS.test(url.hostname))
  return here || (LOOPBACK.has(url.hostname) && Number(url.port || 80) === port())
}

/** Protects against CSRF: refuses state-changing requests from other sites. Browsers send Origin with each of them. */
function refuseForeignOrigins(app: FastifyInstance, options: GuardOptions): void {
  const isOwn = ({ method, headers }: FastifyRequest): boolean => {
    if (SAFE.has(method)) return true
    const site = headers['sec-fetch-site']
    return headers.origin === undefined
      ? !site || site === 'same-origin' || site === 'none'
      : isOwnOrigin(headers.origin, headers.host, options)
  }
  app.addHook('onRequest', (request, _reply, done) => {
    if (isOwn(request)) done()
    else done(new AppError(403, 'foreign_origin', 'This call came from another site and was refused.'))
  })
}

function refuseElsewhere(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (!request.routeOptions.config.local || isLocalCall(request)) done()
    else done(new AppError(403, 'local_only', 'This page only opens on the machine that Coterie runs on.'))
  })
}

async function loadSessions(app: FastifyInstance, services: Uses<'config' | 'db' | 'vault' | 'clock'>): Promise<void> {
  await app.register(fastifyCookie)
  app.decorateRequest('session', null)
  app.decorateRequest('actor')
  app.addHook('onRequest', async (request, reply) => {
    const identifier = request.cookies[SESSION_COOKIE]
    const session = await readSession(services, identifier)
    if (!session || !identifier) return
    request.session = session
    request.actor = session.actor
    if (await renewSession(services, session)) setSessionCookie(services, reply, identifier)
  })
}

/** What the API answers about a person would outlive its deletion in a browser's cache. */
function keepOutOfCaches(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', 'no-store')
    done()
  })
}

function requireSignIn(app: FastifyInstance): void {
  app.addHook('onRequest', ({ session, routeOptions: { config } }, _reply, done) => {
    if (!session && !config.public) done(new AppError(401, 'signed_out', 'Please sign in first.'))
    else if (session && config.operator && session.actor.role !== 'operator') {
      done(new AppError(403, 'operators_only', 'Only operators may do this.'))
    } else done()
  })
}

export async function guard(
  app: FastifyInstance,
  services: Uses<'config' | 'vault' | 'db' | 'clock'>,
  options: GuardOptions,
): Promise<void> {
  keepOutOfCaches(app)
  refuseForeignOrigins(app, options)
  refuseElsewhere(app)
  await loadSessions(app, services)
  requireSignIn(app)
  if (services.config.rateLimits) limitCalls(app, services)
}
