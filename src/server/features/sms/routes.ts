import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { deliveryReportQuery, simulatedSmsBody } from '../../../contract/sms.ts'
import { SIMULATED_NUMBER } from '../../../core/sms/sms-options.ts'
import type { ProviderCall } from '../../integrations/sms/port.ts'
import { answerOf, bodyOf, operation } from '../../platform/http/docs/route-docs.ts'
import type { Services } from '../../platform/ports/services.ts'
import { providerOf, receiveDeliveryReport, receiveSms } from './receive-sms.ts'
import { readSimulated, receiveSimulated, SIMULATOR_SCRIPT, simulatorPage } from './simulate.ts'

/** The largest request in bytes: 1,600 characters, each as three escaped bytes, and thirty short fields. */
const CALL_LIMIT = 32 * 1024
const MAX_FIELDS = 100
/** A response that makes the provider do nothing. */
const NOTHING_TO_DO = '<?xml version="1.0" encoding="UTF-8"?><Response></Response>'

/** `example`: the fields of a call. */
const webhookOf = (example: Record<string, string>) =>
  ({
    config: { public: true },
    description: 'Twilio webhook, verified by the `X-Twilio-Signature` header.',
    errors: { 403: ['bad_signature'], 404: ['not_found'], 429: ['too_many_attempts'] },
    openapi: {
      requestBody: bodyOf('application/x-www-form-urlencoded', example),
      responses: { 200: answerOf('text/xml', 'An empty TwiML document.', NOTHING_TO_DO) },
    },
  }) as const

const INBOUND = operation(
  'Receive an SMS',
  webhookOf({ MessageSid: `SM${'0'.repeat(32)}`, From: '+14155550123', To: '+14155550100', Body: 'Good morning' }),
)
const REPORT = operation('Receive an SMS delivery report', {
  ...webhookOf({ MessageSid: `SM${'0'.repeat(32)}`, MessageStatus: 'delivered' }),
  querystring: deliveryReportQuery,
})

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

const providerRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    readForm(app)

    app.post('/api/sms/inbound', INBOUND, async (request, reply) => {
      await receiveSms(services, await providerOf(services).readInbound(callOf(request)))
      return reply.type('text/xml; charset=utf-8').serializer(String).send(NOTHING_TO_DO)
    })

    app.post('/api/sms/status', REPORT, async (request, reply) => {
      await receiveDeliveryReport(services, callOf(request), request.query.text)
      return reply.type('text/xml; charset=utf-8').serializer(String).send(NOTHING_TO_DO)
    })
  }

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
    app.post('/dev/texts', { ...open, schema: { hide: true, body: simulatedSmsBody } }, async (request, reply) => {
      await receiveSimulated(services, request.body)
      return reply.redirect('/dev/texts', 303)
    })
  }

export const smsRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    await app.register(providerRoutes(services))
    if (services.sms?.simulated) await app.register(simulatorRoutes(services))
  }
