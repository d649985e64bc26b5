import { randomUUID } from 'node:crypto'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController, type RouteOptions } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { connectionRoutes } from './features/admin/connections/routes.ts'
import { adminRoutes } from './features/admin/routes.ts'
import { serveMetrics } from './features/admin/routes-metrics.ts'
import { branchRoutes } from './features/conversations/branches/routes.ts'
import { importRoutes } from './features/conversations/imports/routes.ts'
import { panelRoutes } from './features/conversations/panel/routes.ts'
import { practiceRoutes } from './features/conversations/practice/routes.ts'
import { liveContents } from './features/conversations/read/read-messages.ts'
import { conversationRoutes } from './features/conversations/read/routes.ts'
import { sendRoutes } from './features/conversations/send/routes.ts'
import { listenForStops } from './features/conversations/send/running-reply.ts'
import { unsavedRoutes } from './features/conversations/unsaved/routes.ts'
import { cardRoutes, helperRoutes } from './features/helpers/routes.ts'
import { accountRoutes, linkMethodRoutes } from './features/identity/account/routes.ts'
import { verificationRoutes } from './features/identity/phone/routes.ts'
import { authRoutes, signInMethodRoutes } from './features/identity/routes.ts'
import { secondFactorRoutes, secondFactorSignInRoutes } from './features/identity/second-factor/routes.ts'
import { sessionRoutes } from './features/identity/sessions/routes.ts'
import { workspaceRoutes } from './features/identity/workspace/routes.ts'
import { memoryRoutes } from './features/memory/routes.ts'
import { ownModelRoutes } from './features/models/own/routes.ts'
import { emailRoutes, eventRoutes, pushRoutes } from './features/notifications/routes.ts'
import { billingRoutes, catalogRoutes } from './features/plans/routes.ts'
import { erasureRoutes, privacyRoutes } from './features/privacy/routes.ts'
import { safetyRoutes } from './features/safety/routes.ts'
import { followUpRoutes } from './features/schedules/follow-ups/routes.ts'
import { calendarRoutes, scheduleRoutes, unsubscribeRoutes } from './features/schedules/routes.ts'
import { smsRoutes } from './features/sms/routes.ts'
import { RETRY_AFTER_S } from './platform/errors/errors.ts'
import { serveDocs } from './platform/http/docs/api-docs.ts'
import { collectRoutes, methodsAt, serveDescription } from './platform/http/docs/describe-api.ts'
import { answerWithNothing, requireDocumentedErrors } from './platform/http/docs/route-docs.ts'
import { mapErrors, refuseUnreadable, sendError, wordProblems } from './platform/http/errors.ts'
import { type GuardOptions, guard, readHosts } from './platform/http/guards.ts'
import { servePages } from './platform/http/pages.ts'
import { registerRateLimiter } from './platform/http/rate-limits.ts'
import { secureHeaders } from './platform/http/secure-headers.ts'
import { type Traffic, watchTraffic } from './platform/log/log.ts'
import type { Health } from './platform/outage/health.ts'
import type { RunningServices } from './services.ts'

/** The largest request body, in bytes. Every field has a lower limit of its own. */
const BODY_LIMIT = 64 * 1024

type Running = Pick<RunningServices, 'services' | 'health' | 'erasure'>

interface AppOptions {
  log: FastifyBaseLogger
  appUrl: string | null
  webRoot: string
  validateResponses: boolean
  /** Addresses and networks of our own proxies, whose forwarding headers are trusted. */
  trustedProxies: string[]
  /** A worker answers health checks only. */
  onlyProbes?: boolean
}

/** Set later, Fastify would load its own for JSON Schema first, after which their types are named. */
const compilersFor = (validateResponses: boolean) => ({
  buildValidator: () => validatorCompiler as never,
  buildSerializer: () => (validateResponses ? serializerCompiler : () => JSON.stringify) as never,
})

export async function createApp(running: Running, options: AppOptions): Promise<FastifyInstance> {
  const { services, health } = running
  const app = fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: true,
    requestIdHeader: false,
    trustProxy: options.trustedProxies.length > 0 ? options.trustedProxies : false,
    genReqId: () => randomUUID(),
    frameworkErrors: sendError,
    clientErrorHandler: refuseUnreadable,
    // Rejected by us, with our error shape.
    http: { requireHostHeader: false },
    // The log adds the request id to each line itself.
    childLoggerFactory: (logger) => logger,
    schemaController: { compilersFactory: compilersFor(options.validateResponses) },
  })
  wordProblems()
  const traffic = watchTraffic(app, options.log)
  const headers = secureHeaders(options.appUrl?.startsWith('https:') ?? false)
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id)
    done()
  })
  readHosts(app, options.appUrl)
  acceptJsonOnly(app)
  mapErrors(app)
  probes(app, health)
  if (options.onlyProbes) return app
  await registerRateLimiter(app)
  let routes: readonly RouteOptions[] = []
  await app.register(async (scope) => {
    routes = collectRoutes(scope)
    await api(scope, running, routes, { ...options, port: () => portOf(app) }, traffic)
  })
  await servePages(app, {
    webRoot: options.webRoot,
    methodsAt: (path) => methodsAt(routes, path),
    engine: () => services.models.current,
    supportAddress: services.config.supportAddress,
    rateLimits: services.config.rateLimits,
  })
  listenForStops(services)
  return app
}

function portOf(app: FastifyInstance): number {
  const address = app.server.address()
  return typeof address === 'object' && address ? address.port : 0
}

async function api(
  scope: FastifyInstance,
  { services, health, erasure }: Running,
  routes: readonly RouteOptions[],
  options: AppOptions & GuardOptions,
  traffic: Traffic,
): Promise<void> {
  if (options.validateResponses) requireDocumentedErrors(scope)
  answerWithNothing(scope)
  scope.addHook('onRoute', (route) => {
    if (route.config?.erases) route.onSend = () => erasure.beforeAnswer()
  })
  await guard(scope, services, options)
  serveDescription(scope, routes)
  serveDocs(scope)
  serveMetrics(scope, { ...services, erasure }, traffic)
  await scope.register(authRoutes(services))
  await scope.register(secondFactorSignInRoutes(services))
  await scope.register(signInMethodRoutes(services))
  await scope.register(workspaceRoutes(services))
  await scope.register(linkMethodRoutes(services))
  await scope.register(sessionRoutes(services))
  await scope.register(accountRoutes(services))
  await scope.register(secondFactorRoutes(services))
  await scope.register(adminRoutes(services, health))
  await scope.register(connectionRoutes(services))
  await scope.register(ownModelRoutes(services))
  await scope.register(catalogRoutes(services))
  await scope.register(billingRoutes(services))
  await scope.register(helperRoutes(services))
  await scope.register(cardRoutes(services))
  await scope.register(sendRoutes(services))
  await scope.register(conversationRoutes(services))
  await scope.register(branchRoutes(services))
  await scope.register(unsavedRoutes(services))
  await scope.register(importRoutes(services))
  await scope.register(panelRoutes(services))
  await scope.register(practiceRoutes(services))
  await scope.register(memoryRoutes(services))
  await scope.register(scheduleRoutes(services))
  await scope.register(followUpRoutes(services))
  await scope.register(calendarRoutes(services))
  await scope.register(emailRoutes(services))
  await scope.register(pushRoutes(services))
  await scope.register(unsubscribeRoutes(services))
  await scope.register(privacyRoutes(services))
  await scope.register(safetyRoutes(services))
  await scope.register(erasureRoutes(services))
  await scope.register(smsRoutes(services))
  await scope.register(verificationRoutes(services))
  await scope.register(eventRoutes(services, liveContents))
}

/** A request without fields may have an empty body. */
function acceptJsonOnly(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain')
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else parse(request, body as string, done)
  })
}

/** Live: the process answers. Ready: it can work; the database was migrated before it listened. */
function probes(app: FastifyInstance, health: Health): void {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const lacking = await health.lacking()
    if (lacking.length === 0) return { status: 'ready' }
    return reply.status(503).header('retry-after', RETRY_AFTER_S).send({ status: 'unavailable', lacking })
  })
}
