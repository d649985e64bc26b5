import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  billingAnswer,
  checkoutBody,
  demoCheckoutBody,
  linkAnswer,
  reportAnswer,
} from '../../../../contract/billing.ts'
import { bodyOf, operation } from '../../../platform/http/docs/route-docs.ts'
import type { Uses } from '../../../platform/ports/services.ts'
import { demoCheckout, openPortal, readBilling, startCheckout } from './checkout.ts'
import { receiveWebhook } from './sync-subscription.ts'

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
