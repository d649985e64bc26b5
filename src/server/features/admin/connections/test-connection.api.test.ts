import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sendAccountEmails, tokenIn } from '../../../../../tests/support/account-emails.ts'
import { PRICES } from '../../../../../tests/support/billing-app.ts'
import { type Client, signUp } from '../../../../../tests/support/client.ts'
import { OIDC_CLIENT, type OidcStandIn, startOidcStandIn } from '../../../../../tests/support/oidc-stand-in.ts'
import { PUSH_TO_STAND_IN, type PushStandIn, startPushStandIn } from '../../../../../tests/support/push-stand-in.ts'
import { freshNumber, ORIGIN, smsBy } from '../../../../../tests/support/sms-app.ts'
import { type SmtpStandIn, startSmtpStandIn } from '../../../../../tests/support/smtp-stand-in.ts'
import {
  STRIPE_KEY,
  STRIPE_SECRET,
  type StripeStandIn,
  startStripeStandIn,
} from '../../../../../tests/support/stripe-stand-in.ts'
import { openTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import { startTwilioStandIn, type TwilioStandIn } from '../../../../../tests/support/twilio-stand-in.ts'
import type { Connections, ConnectionTest, OtherConnection } from '../../../../contract/connections.ts'

let app: TestApp
let operator: Client
let smtp: SmtpStandIn
let browser: PushStandIn
let stripe: StripeStandIn
let oidc: OidcStandIn
let twilio: TwilioStandIn

beforeAll(async () => {
  ;[smtp, browser, stripe, oidc, twilio] = await Promise.all([
    startSmtpStandIn(),
    startPushStandIn(),
    startStripeStandIn(PRICES),
    startOidcStandIn(),
    startTwilioStandIn(),
  ])
  const settings = { secretKey: STRIPE_KEY, webhookSecret: STRIPE_SECRET, prices: PRICES, baseUrl: stripe.url }
  app = await openTestApp({
    config: {
      ...smsBy(twilio),
      mail: { url: smtp.url, from: 'Coterie <hello@example.com>' },
      push: PUSH_TO_STAND_IN,
      billing: { stripe: settings, demo: false },
      workspace: { issuer: oidc.issuer, name: 'Example', ...OIDC_CLIENT },
    },
  })
  operator = await signUp(app, { email: 'operator@example.com' })
})
afterAll(async () => {
  await app.close()
  await Promise.all([smtp.close(), browser.close(), stripe.close(), oidc.close(), twilio.close()])
})

const test = (kind: string) => operator.post<ConnectionTest>(`/api/admin/connections/${kind}/test`)

async function historyOf(kind: OtherConnection['kind']): Promise<OtherConnection | undefined> {
  const { others } = (await operator.get<Connections>('/api/admin/connections')).body
  return others.find((other) => other.kind === kind)
}

async function linkPhone(): Promise<string> {
  const phoneNumber = freshNumber()
  await operator.post('/api/user/phone/send', { phoneNumber })
  const code = /\d{6}/.exec(twilio.texts.at(-1)?.body ?? '')?.[0]
  await operator.post('/api/user/phone', { phoneNumber, code })
  return phoneNumber
}

describe('the test of a connection', () => {
  it('asks for missing fields first, and counts no failure against the connection', async () => {
    for (const kind of ['email', 'push', 'sms'] as const) {
      expect(await test(kind)).toMatchObject({ status: 409, body: { error: { code: 'not_ready' } } })
    }
    expect(await historyOf('push')).toMatchObject({ connected: true, lastSuccess: null, lastFailure: null })
    expect((await test('embeddings')).status).toBe(409)
    expect((await test('telegraph')).status).toBe(400)
  })

  it('sends an email to the operator', async () => {
    await sendAccountEmails(app)
    await operator.post('/api/auth/confirm-email', { token: tokenIn(smtp.received.at(-1)?.raw ?? '') })
    expect((await test('email')).status).toBe(200)
    expect(smtp.received.at(-1)).toMatchObject({
      to: ['operator@example.com'],
      raw: expect.stringContaining('Coterie can send email'),
    })
    smtp.refuse(550)
    expect(await test('email')).toMatchObject({ status: 422, body: { error: { message: /refused/ } } })
    expect(await historyOf('email')).toMatchObject({
      lastSuccess: expect.any(String),
      lastFailure: { text: expect.stringContaining('SMTP_URL') },
    })
    smtp.refuse(null)
  })

  it('notifies the browsers of the operator', async () => {
    await operator.post('/api/push/subscriptions', browser.subscription)
    expect((await test('push')).body.text).toBe('One of your browsers was notified.')
    expect(browser.received.at(-1)?.payload).toMatchObject({ title: 'Coterie can notify you' })
  })

  it('sends a code to the operator by SMS', async () => {
    const number = await linkPhone()
    const { body } = await test('sms')
    const code = /\d{6}/.exec(body.text)?.[0]
    expect(twilio.texts.at(-1)).toMatchObject({ to: number, body: expect.stringContaining(String(code)) })
  })

  it('compares the prices at the payment provider with the plans', async () => {
    expect((await test('payment')).status).toBe(200)
    stripe.account.amounts.pro = 1299
    expect(await test('payment')).toMatchObject({ status: 422, body: { error: { message: /Chat Pro/ } } })
    stripe.fail(401)
    expect((await test('payment')).status).toBe(422)
    stripe.fail(null)
  })

  it('reads the workspace’s discovery document', async () => {
    expect((await test('workspace')).status).toBe(422)
    oidc.open(`${ORIGIN}/api/auth/workspace/return`)
    expect((await test('workspace')).body.text).toContain('Example')
  })
})

describe('an ordinary call', () => {
  const send = (): Promise<unknown> | undefined =>
    app.services.mail?.send(
      { to: 'a@example.com', subject: 's', text: 't', html: 't', messageId: '<a@b>', headers: {} },
      { beforeData: async () => undefined, signal: AbortSignal.timeout(5000) },
    )
  beforeEach(async () => {
    await app.services.db.$client.query('delete from connection_health')
    app = await app.restart()
  })
  afterEach(() => smtp.refuse(null))

  it('is recorded, too', async () => {
    smtp.refuse(450)
    await expect(send()).rejects.toThrow()
    const { rows } = await app.services.db.$client.query('select kind, failure from connection_health')
    expect(rows).toEqual([{ kind: 'email', failure: expect.stringContaining('later') }])
  })

  it('shows that the service works again, also within a minute', async () => {
    await send()
    smtp.refuse(450)
    await expect(send()).rejects.toThrow()
    smtp.refuse(null)
    await send()
    const isWorking = async (): Promise<boolean | undefined> => {
      const { rows } = await app.services.db.$client.query(
        'select last_success_at > last_failure_at as works from connection_health',
      )
      return rows[0]?.works
    }
    await expect.poll(isWorking).toBe(true)
  })
})
