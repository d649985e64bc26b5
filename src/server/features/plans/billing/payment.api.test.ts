import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type BillingApp,
  createNineHelpers,
  openBillingApp,
  PRICES,
  readUser,
  signInAgain,
} from '../../../../../tests/support/billing-app.ts'
import { createHelper, PASSWORD, type Person, signUp } from '../../../../../tests/support/client.ts'
import type { FakeSubscription } from '../../../../../tests/support/stripe-account.ts'
import { until } from '../../../../../tests/support/until.ts'
import type { BillingAnswer, LinkAnswer } from '../../../../contract/billing.ts'
import type { ErrorBody } from '../../../../contract/common.ts'
import type { HelperList } from '../../../../contract/helpers.ts'
import type { PaidTier } from '../../../../core/plans/plans.ts'
import { DAY_MS } from '../../../../core/time/durations.ts'
import { processReports, reconcile, sweepPlans } from './sync-subscription.ts'

const NOT_READ = 'a subscription could not be read'

let billing: BillingApp
beforeAll(async () => {
  billing = await openBillingApp()
})
afterAll(() => billing.close())

const startCheckout = (person: Person, tier: PaidTier) => person.post<LinkAnswer>('/api/billing/checkout', { tier })

const tierOf = async (person: Person) => (await readUser(person)).subscriptionTier

/** The state of a subscription after one more report about it was processed. */
async function reportOf(subscription: FakeSubscription, type = 'customer.subscription.updated'): Promise<void> {
  await billing.report(billing.stripe.account.event(type, subscription.customer))
  await settled()
}

const opensCheckout = ({ method, path }: { method: string; path: string }): boolean =>
  method === 'POST' && path === '/v1/checkout/sessions'

const openReports = async (): Promise<number> => {
  const query = 'select count(*)::int as open from billing_events where processed_at is null'
  const { rows } = await billing.app.services.db.$client.query<{ open: number }>(query)
  return rows[0]?.open ?? 0
}
const settled = () => until(openReports, (open) => open === 0)

async function subscriber(tier: PaidTier): Promise<{ person: Person; subscription: FakeSubscription }> {
  const person = await signUp(billing.app)
  const { body } = await startCheckout(person, tier)
  const now = billing.clock.now()
  const subscription = billing.stripe.account.pay(body.url, now, new Date(now.getTime() + 30 * DAY_MS))
  await reportOf(subscription, 'checkout.session.completed')
  return { person, subscription }
}

describe('a checkout', () => {
  it('changes nothing until the payment is reported', async () => {
    const person = await signUp(billing.app, { email: 'payer@example.org' })
    const { status, body } = await startCheckout(person, 'pro')
    expect(status).toBe(200)
    expect(body.url).toMatch(/^https:\/\/checkout\.stripe\.example\/cs_/)
    const now = billing.clock.now()
    const subscription = billing.stripe.account.pay(body.url, now, new Date(now.getTime() + 30 * DAY_MS))
    expect(await tierOf(person)).toBe('free')
    await person.get('/subscription/success?tier=unlimited&session_id=cs_mine')
    expect(await tierOf(person)).toBe('free')

    await reportOf(subscription, 'checkout.session.completed')
    expect(await readUser(person)).toMatchObject({
      subscriptionTier: 'pro',
      subscriptionStatus: 'active',
      messageCreditsUsed: 0,
      messageCreditsLimit: 500,
      creditsResetAt: '2026-12-20T12:00:00.000Z',
    })
    expect((await person.get<BillingAnswer>('/api/billing')).body).toEqual({
      checkout: 'payment',
      tier: 'pro',
      status: 'active',
      renewsAt: '2026-12-20T12:00:00.000Z',
      endsAt: null,
      manageable: true,
    })
  })

  it('sends the provider the price, the return address and the customer', async () => {
    const person = await signUp(billing.app, { email: 'payer@example.org' })
    await startCheckout(person, 'starter')
    const { params } = billing.stripe.requests.findLast(opensCheckout) ?? {}
    expect(params).toMatchObject({
      mode: 'subscription',
      client_reference_id: String(person.user.id),
      line_items: { 0: { price: PRICES.starter, quantity: '1' } },
    })
    expect(params?.success_url).toMatch(/\/subscription\/success\?tier=starter&session_id=\{CHECKOUT_SESSION_ID\}$/)
    expect(params?.cancel_url).toMatch(/\/subscription\/cancel$/)
  })

  it('leaves a single open session, however many were started', async () => {
    const person = await signUp(billing.app)
    const first = await startCheckout(person, 'starter')
    await startCheckout(person, 'pro')
    const now = billing.clock.now()
    expect(() => billing.stripe.account.pay(first.body.url, now, now)).toThrow()
  })

  it('leaves a single open session when several start at once', async () => {
    const person = await signUp(billing.app)
    const tiers = ['starter', 'pro', 'unlimited', 'pro'] as const
    const opened = await Promise.all(tiers.map((tier) => startCheckout(person, tier)))
    expect(opened.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const urls = new Set(opened.map(({ body }) => body.url))
    const payable = [...billing.stripe.account.sessions.values()].filter(
      ({ id, status }) => status === 'open' && [...urls].some((url) => url.endsWith(id)),
    )
    expect(payable).toHaveLength(1)
  })

  it('is refused for the current plan, and fails with a clear error when the provider is down', async () => {
    const { person } = await subscriber('starter')
    expect((await startCheckout(person, 'starter')).status).toBe(409)
    billing.stripe.fail(500)
    const other = await signUp(billing.app)
    const answer = await other.post<ErrorBody>('/api/billing/checkout', { tier: 'pro' })
    billing.stripe.fail(null)
    expect(answer).toMatchObject({ status: 502, body: { error: { code: 'payment_unavailable' } } })
    expect((await other.post('/api/billing/checkout', { tier: 'free' })).status).toBe(400)
    expect((await other.post('/api/billing/portal')).status).toBe(409)
  })

  it('becomes a prorated change for subscribers', async () => {
    const { person, subscription } = await subscriber('starter')
    const { body } = await startCheckout(person, 'unlimited')
    expect(body.url).toMatch(/subscription_update_confirm$/)
    const portal = billing.stripe.requests.findLast(({ path }) => path === '/v1/billing_portal/sessions')
    expect(portal?.params).toMatchObject({
      flow_data: {
        subscription_update_confirm: { subscription: subscription.id, items: { 0: { price: PRICES.unlimited } } },
      },
    })
    expect(JSON.stringify(billing.stripe.account.configurations)).toContain('always_invoice')

    const query = 'update users set message_credits_used = 150 where id = $1'
    await billing.app.services.db.$client.query(query, [person.user.id])
    subscription.price = PRICES.unlimited
    await reportOf(subscription)
    expect(await readUser(person)).toMatchObject({ messageCreditsUsed: 150, messageCreditsLimit: 1500 })
    subscription.price = PRICES.starter
    await reportOf(subscription)
    expect(await readUser(person)).toMatchObject({ messageCreditsUsed: 150, messageCreditsLimit: 200 })
  })
})

describe('webhook events', () => {
  it('lead to the same plan in any order, repeated and all at once', async () => {
    const { person, subscription } = await subscriber('starter')
    const types = [
      'customer.subscription.created',
      'customer.subscription.updated',
      'invoice.paid',
      'checkout.session.completed',
      'customer.subscription.deleted',
    ]
    const events = types.map((type) => billing.stripe.account.event(type, subscription.customer))
    const shuffled = [...events.toReversed(), ...events, ...events.slice(2)]
    subscription.price = PRICES.pro
    const statuses = await Promise.all(shuffled.map((event) => billing.report(event)))
    expect(new Set(statuses)).toEqual(new Set([200]))
    await settled()
    expect(await readUser(person)).toMatchObject({ subscriptionTier: 'pro', subscriptionStatus: 'active' })
    const { rows } = await billing.app.services.db.$client.query(
      'select count(*)::int as count from billing_events where id = any($1)',
      [events.map(({ id }) => id)],
    )
    expect(rows[0]).toEqual({ count: events.length })
  })

  it('are refused when forged, altered or stale', async () => {
    const event = billing.stripe.account.event('customer.subscription.updated', 'cus_any')
    expect(await billing.report(event, { secret: 'whsec_other' })).toBe(400)
    expect(await billing.report(event, { timestamp: Math.floor(Date.now() / 1000) - 3600 })).toBe(400)
    const bare = await billing.app.http.inject({ method: 'POST', url: '/api/billing/webhook', payload: event })
    expect(bare.statusCode).toBe(400)
    expect(bare.json().error.code).toBe('not_signed')
  })

  it('about unknown customers are acknowledged and change nothing', async () => {
    const stranger = billing.stripe.account.event('customer.subscription.updated', 'cus_stranger')
    expect(await billing.report(stranger)).toBe(200)
    expect(await billing.report({ ...stranger, id: 'evt_nobody', data: { object: { object: 'price' } } })).toBe(200)
    await settled()
  })

  it('are processed later when the provider is down', async () => {
    const { person, subscription } = await subscriber('starter')
    subscription.price = PRICES.pro
    billing.stripe.fail(503)
    const failures = async () => billing.app.logLines.filter((line) => line.includes(NOT_READ)).length
    const before = await failures()
    await billing.report(billing.stripe.account.event('customer.subscription.updated', subscription.customer))
    await until(failures, (count) => count > before)
    expect(await tierOf(person)).toBe('starter')
    billing.stripe.fail(null)
    billing.clock.advance(3_600_000)
    await processReports(billing.app.services)
    await settled()
    expect(await tierOf(person)).toBe('pro')
  })

  it('lost after a checkout are made up for within the hour', async () => {
    const person = await signUp(billing.app)
    const { body } = await startCheckout(person, 'pro')
    const now = billing.clock.now()
    billing.stripe.account.pay(body.url, now, new Date(now.getTime() + 30 * DAY_MS))
    billing.clock.advance(3_600_000 + 1000)
    await reconcile(billing.app.services)
    expect(await tierOf(person)).toBe('pro')
  })

  it('lost otherwise are made up for within a day', async () => {
    const { person, subscription } = await subscriber('starter')
    subscription.price = PRICES.unlimited
    await reconcile(billing.app.services)
    expect(await tierOf(person)).toBe('starter')
    billing.clock.advance(DAY_MS + 1000)
    for (let turn = 0; turn < 5; turn += 1) await reconcile(billing.app.services)
    expect(await tierOf(person)).toBe('unlimited')
  })
})

describe('the end of a plan', () => {
  it('comes when a cancelled period ends, even without an event', async () => {
    const { person, subscription } = await subscriber('pro')
    subscription.cancelAtPeriodEnd = true
    await reportOf(subscription)
    const { endsAt, renewsAt } = (await person.get<BillingAnswer>('/api/billing')).body
    expect([endsAt, renewsAt]).toEqual([subscription.end.toISOString(), null])
    billing.clock.set(subscription.end.toISOString())
    await Promise.all([sweepPlans(billing.app.services), sweepPlans(billing.app.services)])
    await signInAgain(person)
    expect(await readUser(person)).toMatchObject({ subscriptionTier: 'free', messageCreditsLimit: 25 })
    expect((await startCheckout(person, 'pro')).body.url).toMatch(/checkout/)
  })

  it('comes seven days after a failed payment, and a payment restores the plan', async () => {
    const { person, subscription } = await subscriber('pro')
    subscription.status = 'past_due'
    subscription.invoicedAt = billing.clock.now()
    await reportOf(subscription, 'invoice.payment_failed')
    const due = new Date(subscription.invoicedAt.getTime() + 7 * DAY_MS)
    expect(await readUser(person)).toMatchObject({
      subscriptionTier: 'pro',
      subscriptionStatus: 'past_due',
      subscriptionEndDate: due.toISOString(),
    })
    expect((await startCheckout(person, 'unlimited')).body.url).toMatch(/home$/)
    billing.clock.set(due.toISOString())
    await sweepPlans(billing.app.services)
    expect(await tierOf(person)).toBe('free')
    await reportOf(subscription, 'invoice.payment_failed')
    expect(await tierOf(person)).toBe('free')
    subscription.status = 'active'
    await reportOf(subscription, 'invoice.paid')
    expect(await readUser(person)).toMatchObject({ subscriptionTier: 'pro', subscriptionEndDate: null })
  })

  it('pauses all but the three oldest helpers, and the person may choose others', async () => {
    const { person, subscription } = await subscriber('starter')
    const ids = await createNineHelpers(person)
    subscription.status = 'canceled'
    await reportOf(subscription, 'customer.subscription.deleted')
    const list = async () => (await person.get<HelperList>('/api/helpers')).body
    const active = async () => (await list()).helpers.filter((helper) => helper.active).map(({ id }) => id)
    expect(await active()).toEqual(ids.slice(0, 3))
    const planned = (await list()).helpers.filter(({ nextMessageAt }) => nextMessageAt !== null).map(({ id }) => id)
    expect(planned).toEqual(ids.slice(0, 3))
    expect(await list()).toMatchObject({ helperCount: 9, helperLimit: 3, canCreateMore: false })

    const toggle = (id: number | undefined, on: boolean) => person.patch(`/api/helpers/${id}/toggle`, { active: on })
    expect((await toggle(ids[8], true)).status).toBe(403)
    expect((await toggle(ids[0], false)).status).toBe(200)
    const tries = await Promise.all(ids.slice(3).map((id) => toggle(id, true)))
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403, 403, 403])
    expect(await active()).toHaveLength(3)
  })

  it('cancels the subscription when the account is deleted', async () => {
    const { person, subscription } = await subscriber('pro')
    billing.stripe.fail(500)
    expect((await person.del('/api/user', { password: PASSWORD })).status).toBe(502)
    billing.stripe.fail(null)
    expect((await person.del('/api/user', { password: PASSWORD })).status).toBe(204)
    expect(subscription.status).toBe('canceled')
    expect(billing.stripe.account.customers.has(subscription.customer)).toBe(false)
  })
})

describe('a person on the free plan', () => {
  it('gets no paid feature from any route', async () => {
    const person = await signUp(billing.app)
    for (const tier of ['starter', 'pro', 'unlimited']) {
      expect((await person.post('/api/billing/demo-checkout', { tier })).status).toBe(403)
      expect((await person.post(`/api/admin/users/${person.user.id}/plan`, { tier })).status).toBeGreaterThanOrEqual(
        403,
      )
    }
    const wishes = { subscriptionTier: 'pro', messageCreditsLimit: 1500, messageCreditsUsed: 0 }
    expect((await person.patch('/api/user/profile', wishes)).status).toBe(400)
    expect((await person.patch('/api/user/notifications', wishes)).status).toBe(400)
    const types = ['friend', 'machiavelli', 'career_coach', 'dating_coach', 'legal_beagle']
    const tries = await Promise.all(
      types.map((personaType) =>
        createHelper(person, { personaType }).then(
          () => 201,
          () => 403,
        ),
      ),
    )
    expect(tries.filter((status) => status === 201)).toHaveLength(3)
    expect(await readUser(person)).toMatchObject({ subscriptionTier: 'free', messageCreditsLimit: 25 })
  })
})

it('keeps keys, addresses and signatures out of the log', () => {
  const log = billing.app.logLines.join('\n')
  expect(log).not.toMatch(/sk_test|whsec|payer@example\.org|v1=/)
})
