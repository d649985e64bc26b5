import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readUser, signInAgain } from '../../../../../tests/support/billing-app.ts'
import { createHelper, messageTo, type Person, signUp } from '../../../../../tests/support/client.ts'
import { FixedClock } from '../../../../../tests/support/fixed-clock.ts'
import { openChatApp } from '../../../../../tests/support/model-app.ts'
import type { TestApp } from '../../../../../tests/support/test-app.ts'
import { deliverAll, handWorker, planAt } from '../../../../../tests/support/workers.ts'
import type { BillingAnswer } from '../../../../contract/billing.ts'
import type { ErrorBody } from '../../../../contract/common.ts'
import type { Helper } from '../../../../contract/helpers.ts'
import type { Exchange } from '../../../../contract/messages.ts'
import type { Tier } from '../../../../core/plans/plans.ts'
import { sweepPlans } from './sync-subscription.ts'

const clock = new FixedClock('2026-11-20T12:00:00Z')
let app: TestApp
beforeAll(async () => {
  app = await openChatApp({ clock, config: { billing: { stripe: null, demo: true } } })
})
afterAll(() => app.close())

async function personWithHelper(): Promise<{ person: Person; helper: Helper }> {
  const person = await signUp(app)
  return { person, helper: await createHelper(person) }
}

const choose = (person: Person, tier: Tier) => person.post<BillingAnswer>('/api/billing/demo-checkout', { tier })

const setUsed = (person: Person, used: number) =>
  app.services.db.$client.query('update users set message_credits_used = $2 where id = $1', [person.user.id, used])

async function send(person: Person, helper: Helper, count: number): Promise<number> {
  const sends = Array.from({ length: count }, (_, index) =>
    person.post<Exchange & ErrorBody>('/api/messages', messageTo(helper, `No. ${index}`)),
  )
  const statuses = (await Promise.all(sends)).map(({ status }) => status)
  expect(statuses.every((status) => status === 200 || status === 402)).toBe(true)
  return statuses.filter((status) => status === 200).length
}

const spent = async (person: Person): Promise<number> => {
  const query = "select count(*)::int as spent from allowance_reservations where user_id = $1 and state = 'spent'"
  return (await app.services.db.$client.query(query, [person.user.id])).rows[0].spent
}

describe('the demo of paid plans', () => {
  it('switches the plan, is labelled as a demo, and can be ended', async () => {
    const { person, helper } = await personWithHelper()
    expect(await send(person, helper, 2)).toBe(2)
    expect((await choose(person, 'pro')).body).toMatchObject({ checkout: 'demo', tier: 'pro', status: 'demo' })
    expect(await readUser(person)).toMatchObject({ messageCreditsUsed: 0, messageCreditsLimit: 500 })
    expect((await choose(person, 'free')).body).toMatchObject({ tier: 'free', status: 'free' })
    expect(await readUser(person)).toMatchObject({ messageCreditsUsed: 2, messageCreditsLimit: 25 })
  })

  it('keeps its period when switching between paid plans', async () => {
    const { person, helper } = await personWithHelper()
    await choose(person, 'starter')
    expect(await send(person, helper, 3)).toBe(3)
    clock.advance(60_000)
    await choose(person, 'unlimited')
    expect(await readUser(person)).toMatchObject({ messageCreditsUsed: 3, messageCreditsLimit: 1500 })
  })

  it('refuses an unknown plan, and has no payment to manage', async () => {
    const person = await signUp(app)
    expect((await person.post('/api/billing/demo-checkout', { tier: 'premium' })).status).toBe(400)
    expect((await person.post('/api/billing/checkout', { tier: 'pro' })).status).toBe(409)
    expect((await person.post('/api/billing/portal')).status).toBe(409)
    expect((await app.http.inject({ method: 'POST', url: '/api/billing/webhook', payload: {} })).statusCode).toBe(404)
  })

  it('ends when the server no longer offers it', async () => {
    const person = await signUp(app)
    await choose(person, 'pro')
    await sweepPlans({ ...app.services, config: { ...app.services.config, demoCheckout: false } })
    expect(await readUser(person)).toMatchObject({ subscriptionTier: 'free', messageCreditsLimit: 25 })
  })
})

describe('the allowance of a plan', () => {
  it('admits exactly what is left of a hundred simultaneous messages', async () => {
    const { person, helper } = await personWithHelper()
    await choose(person, 'starter')
    await setUsed(person, 140)
    expect(await send(person, helper, 100)).toBe(60)
    expect(await readUser(person)).toMatchObject({ messageCreditsUsed: 200, messageCreditsLimit: 200 })
    expect(await spent(person)).toBe(60)
  })

  it('resets with the month, once, also for simultaneous requests', async () => {
    const { person, helper } = await personWithHelper()
    await setUsed(person, 25)
    clock.set('2026-11-30T23:59:59.999Z')
    expect(await send(person, helper, 3)).toBe(0)
    clock.set('2026-12-01T00:00:00.000Z')
    expect(await readUser(person)).toMatchObject({ messageCreditsUsed: 0, creditsResetAt: '2027-01-01T00:00:00.000Z' })
    expect(await send(person, helper, 40)).toBe(25)
    expect(await send(person, helper, 3)).toBe(0)
  })

  it('resets with the plan’s own period, also after months of absence', async () => {
    clock.set('2027-01-31T09:30:00.000Z')
    const { person, helper } = await personWithHelper()
    await choose(person, 'starter')
    expect(await readUser(person)).toMatchObject({ creditsResetAt: '2027-02-28T09:30:00.000Z' })
    await setUsed(person, 200)
    clock.set('2027-02-28T09:29:59.999Z')
    expect(await send(person, helper, 2)).toBe(0)
    clock.set('2027-02-28T09:30:00.000Z')
    expect(await send(person, helper, 2)).toBe(2)
    expect(await readUser(person)).toMatchObject({ messageCreditsUsed: 2, creditsResetAt: '2027-03-31T09:30:00.000Z' })
    clock.set('2027-08-01T00:00:00.000Z')
    await signInAgain(person)
    expect(await send(person, helper, 1)).toBe(1)
    expect(await readUser(person)).toMatchObject({ messageCreditsUsed: 1, creditsResetAt: '2027-08-31T09:30:00.000Z' })
  })

  it('counts planned messages, also after plan changes and without the helper', async () => {
    clock.set('2026-11-20T12:00:00Z')
    const { person, helper } = await personWithHelper()
    const worker = await handWorker(app)
    const deliverAt = async (instant: string): Promise<void> => {
      clock.set(instant)
      await planAt(app, helper, clock.now())
      await deliverAll(worker)
    }
    await deliverAt('2026-11-21T12:00:00Z')
    expect(await send(person, helper, 1)).toBe(1)
    await choose(person, 'pro')
    expect(await readUser(person)).toMatchObject({ messageCreditsUsed: 0 })
    await deliverAt('2026-11-22T12:00:00Z')
    await choose(person, 'free')
    expect(await readUser(person)).toMatchObject({ messageCreditsUsed: 2, messageCreditsLimit: 25 })
    await deliverAt('2026-11-23T12:00:00Z')
    expect((await person.del(`/api/helpers/${helper.id}`)).status).toBe(204)
    await choose(person, 'pro')
    expect(await readUser(person)).toMatchObject({ messageCreditsUsed: 0 })
    await choose(person, 'free')
    expect(await readUser(person)).toMatchObject({ messageCreditsUsed: 3 })
    clock.set('2026-12-01T00:00:00Z')
    expect(await readUser(person)).toMatchObject({ messageCreditsUsed: 0 })
  })

  it('never becomes negative when a plan shrinks', async () => {
    const { person, helper } = await personWithHelper()
    await choose(person, 'unlimited')
    await setUsed(person, 900)
    await choose(person, 'starter')
    expect(await readUser(person)).toMatchObject({ messageCreditsUsed: 900, messageCreditsLimit: 200 })
    expect(await send(person, helper, 2)).toBe(0)
  })
})
