import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { reportQuery, simulatedTextBody } from '../../../contract/texts.ts'
import { SIMULATED_NUMBER } from '../../../core/sms/sms-options.ts'
import type { Services } from '../../ports/services.ts'
import type { ProviderCall } from '../../ports/sms.ts'
import { providerOf, takeTextReport } from './receive-delivery-report.ts'
import { receiveSms } from './receive-sms.ts'
import { hearSimulated, readSimulated } from './simulate.ts'
import { SIMULATOR_SCRIPT, simulatorPage } from './simulator-page.ts'

/** The largest request in bytes: 1,600 characters, each as three escaped bytes, and thirty short fields. */
const CALL_LIMIT = 32 * 1024
const MAX_FIELDS = 100
/** A response that makes the provider do nothing. */
const NOTHING_TO_DO = '<?xml version="1.0" encoding="UTF-8"?><Response></Response>'

/** A repeated field is signed twice; Twilio repeats none. */
function readForm(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: CALL_LIMIT },
    (_request, body, done) =>
      done(null, Object.fromEntries([...new URLSearchParams(String(body))].slice(0, MAX_FIELDS))),
  )
}

/** The request as it was signed: the public URL with its query, and every field. */
function callOf(request: FastifyRequest): ProviderCall {
  const [signature = null] = [request.headers['x-twilio-signature']].flat()
  return { url: request.publicOrigin + request.url, signature, fields: (request.body ?? {}) as Record<string, string> }
}

/** Webhooks of the SMS provider, authenticated by signature. */
const providerRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    readForm(app)
    const open = { config: { public: true } }

    app.post('/api/sms/inbound', open, async (request, reply) => {
      await receiveSms(services, await providerOf(services).readText(callOf(request)))
      return reply.type('text/xml; charset=utf-8').serializer(String).send(NOTHING_TO_DO)
    })

    app.post('/api/sms/status', { ...open, schema: { querystring: reportQuery } }, async (request, reply) => {
      await takeTextReport(services, callOf(request), request.query.text)
      return reply.type('text/xml; charset=utf-8').serializer(String).send(NOTHING_TO_DO)
    })
  }

/** A developer's phone: messages of the simulator, in both directions. */
const simulatorRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    readForm(app)
    const open = { config: { public: true, local: true } }

    app.get('/dev/texts', { ...open, schema: { hide: true } }, async (_request, reply) => {
      const page = simulatorPage(await readSimulated(services), SIMULATED_NUMBER)
      return reply.type('text/html; charset=utf-8').serializer(String).send(page)
    })
    app.get('/dev/texts.js', { ...open, schema: { hide: true } }, (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').serializer(String).send(SIMULATOR_SCRIPT),
    )
    app.post('/dev/texts', { ...open, schema: { hide: true, body: simulatedTextBody } }, async (request, reply) => {
      await hearSimulated(services, request.body)
      return reply.redirect('/dev/texts', 303)
    })
  }

export const smsRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    await app.register(providerRoutes(services))
    if (services.sms?.simulated) await app.register(simulatorRoutes(services))
  }
