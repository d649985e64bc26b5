import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { billingAnswer, checkoutBody, demoCheckoutBody, linkAnswer, reportAnswer } from '../../../contract/billing.ts'
import {
  type EngineAnswer,
  engineAnswer,
  personasAnswer,
  plansAnswer,
  supportAnswer,
} from '../../../contract/catalog.ts'
import { PERSONA_TYPES, PERSONAS } from '../../../core/personas/personas.ts'
import { PLANS, TIERS } from '../../../core/plans/plans.ts'
import { bodyOf, operation } from '../../platform/http/docs/route-docs.ts'
import type { Actor, Services, Uses } from '../../platform/ports/services.ts'
import { describeModel } from '../models/calls/serving-model.ts'
import { demoCheckout, openPortal, readBilling, startCheckout } from './billing/checkout.ts'
import { receiveWebhook } from './billing/sync-subscription.ts'

/** Visitors see the shared model. */
async function readEngine(services: Services, actor: Actor | null): Promise<EngineAnswer> {
  const { ai, own } = actor ? await describeModel(services, actor) : { ai: services.models.current, own: 'no' as const }
  const { connected, name, local, provider } = ai
  return { connected, name, local, provider, own }
}

const open = { public: true }

export const catalogRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/personas',
      operation('List personas', { config: open, response: { 200: personasAnswer } }),
      async () => ({
        personas: PERSONA_TYPES.map((type) => PERSONAS[type]),
      }),
    )

    app.get('/api/plans', operation('List plans', { config: open, response: { 200: plansAnswer } }), async () => ({
      plans: TIERS.map((tier) => PLANS[tier]),
    }))

    app.get(
      '/api/engine',
      operation('Get the engine', {
        config: open,
        description: 'The model that answers the signed-in person, or that there is none.',
        response: { 200: engineAnswer },
      }),
      ({ session }) => readEngine(services, session?.actor ?? null),
    )

    app.get(
      '/api/support',
      operation('Get the support address', { config: open, response: { 200: supportAnswer } }),
      async () => ({ address: services.config.supportAddress }),
    )
  }

/** The largest webhook, in bytes; an invoice with many lines is among the larger ones. */
const REPORT_LIMIT = 512 * 1024

export const billingRoutes =
  (services: Uses<'planner' | 'config' | 'db' | 'clock' | 'log' | 'signals' | 'billing'>): FastifyPluginAsyncZod =>
  async (app) => {
    app.get('/api/billing', operation('Get billing', { response: { 200: billingAnswer } }), (request) =>
      readBilling(services, request.actor),
    )

    app.post(
      '/api/billing/checkout',
      operation('Start a checkout', {
        description: '`url` is the payment provider’s page to continue on.',
        errors: { 409: ['no_payment', 'has_plan'], 502: ['payment_unavailable'] },
        body: checkoutBody,
        response: { 200: linkAnswer },
      }),
      async (request) => ({
        url: await startCheckout(services, request.actor, request.body.tier, request.publicOrigin),
      }),
    )

    app.post(
      '/api/billing/portal',
      operation('Open the billing portal', {
        description: 'Returns the page of the payment provider for invoices, card and cancellation.',
        errors: { 409: ['no_payment', 'never_paid'], 502: ['payment_unavailable'] },
        response: { 200: linkAnswer },
      }),
      async (request) => ({
        url: await openPortal(services, request.actor, request.publicOrigin),
      }),
    )

    app.post(
      '/api/billing/demo-checkout',
      operation('Switch the plan as a demo', {
        description: 'Free of charge. Not available in production unless DEMO_CHECKOUT is set.',
        errors: { 403: ['no_demo'] },
        body: demoCheckoutBody,
        response: { 200: billingAnswer },
      }),
      (request) => demoCheckout(services, request.actor, request.body.tier),
    )

    await app.register(reportRoute(services))
  }

/** The provider's webhooks. Their signature covers the raw bytes, so nothing may parse them first. */
const reportRoute =
  (services: Uses<'planner' | 'db' | 'clock' | 'log' | 'signals' | 'billing'>): FastifyPluginAsyncZod =>
  async (app) => {
    app.removeContentTypeParser('application/json')
    app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

    app.post(
      '/api/billing/webhook',
      operation('Receive a payment event', {
        config: { public: true },
        bodyLimit: REPORT_LIMIT,
        openapi: { requestBody: bodyOf('application/json', { type: 'invoice.paid' }) },
        description:
          'Stripe webhook, verified by the `Stripe-Signature` header. Paid plans change only through these events.',
        errors: { 400: ['not_signed'], 404: ['not_found'], 502: ['payment_unavailable'] },
        response: { 200: reportAnswer },
      }),
      async (request) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        await receiveWebhook(services, body, String(request.headers['stripe-signature'] ?? ''))
        return { received: true as const }
      },
    )
  }
