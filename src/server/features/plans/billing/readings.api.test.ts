import { afterAll, beforeAll, expect, it } from 'vitest'
import { addUser, type Fleet, openFleet } from '../../../../../tests/support/fleet.ts'
import { until } from '../../../../../tests/support/until.ts'
import type { PaidTier } from '../../../../core/plans/plans.ts'
import type { Subscription } from '../../../../core/plans/subscription.ts'
import type { Billing } from '../../../integrations/billing/port.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { receiveWebhook } from './sync-subscription.ts'

const REPORTS = 4

let fleet: Fleet
beforeAll(async () => {
  fleet = await openFleet(REPORTS, {}, {})
})
afterAll(() => fleet.close())

const subscriptionTo = (tier: PaidTier): Subscription => ({
  id: 'sub_1',
  tier,
  state: 'active',
  dueSince: new Date(),
  endsAt: null,
  anchor: new Date(),
  period: { start: new Date(), end: new Date(Date.now() + 30 * 86_400_000) },
})

/** A member whose subscription is read by `read`, and whose webhooks are all signed. */
const withBilling = (services: Services, customerId: string, read: () => Promise<Subscription[]>): Services => {
  const billing = {
    readReport: async (body: Buffer) => ({ id: body.toString(), type: 'any', customerId }),
    subscriptions: read,
  }
  return { ...services, billing: billing as unknown as Billing }
}

const rowOf = async (id: number) => {
  const [services] = fleet.members
  const query = 'select subscription_tier as tier, message_credits_limit as limit from users where id = $1'
  return (await services?.db.$client.query(query, [id]))?.rows[0]
}

async function customer(name: string): Promise<{ id: number; customerId: string }> {
  const [services] = fleet.members
  if (!services) throw new Error('the fleet is empty')
  const id = await addUser(services, name)
  await services.db.$client.query('update users set stripe_customer_id = $2 where id = $1', [id, `cus_${name}`])
  return { id, customerId: `cus_${name}` }
}

it('stores the newest reading when an older one arrives late', async () => {
  const { id, customerId } = await customer('overtaken')
  let begun = 0
  let release = (): void => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  // The first reading sees the old state and hangs; the second sees the new one and is done at once.
  const read = async (): Promise<Subscription[]> => {
    begun += 1
    if (begun > 1) return [subscriptionTo('unlimited')]
    await held
    return [subscriptionTo('starter')]
  }
  const [first, second] = fleet.members.map((services) => withBilling(services, customerId, read))
  if (!first || !second) throw new Error('the fleet is too small')
  await receiveWebhook(first, Buffer.from('evt_old'), '')
  await until(
    async () => begun,
    (count) => count === 1,
  )
  await receiveWebhook(second, Buffer.from('evt_new'), '')
  await until(
    () => rowOf(id),
    ({ tier }) => tier === 'unlimited',
  )
  release()
  const open = 'select count(*)::int as open from billing_events where customer_id = $1 and processed_at is null'
  await until(
    async () => (await first.db.$client.query(open, [customerId])).rows[0].open,
    (count) => count === 0,
  )
  expect(await rowOf(id)).toEqual({ tier: 'unlimited', limit: 1500 })
})

it('processes an event once when it arrives at all processes at once', async () => {
  const { customerId } = await customer('repeated')
  let readings = 0
  const read = async () => {
    readings += 1
    return [subscriptionTo('pro')]
  }
  const members = fleet.members.map((services) => withBilling(services, customerId, read))
  await Promise.all(members.map((services) => receiveWebhook(services, Buffer.from('evt_same'), '')))
  await until(
    async () => readings,
    (count) => count > 0,
  )
  const query = 'select count(*)::int as count from billing_events where customer_id = $1'
  expect((await members[0]?.db.$client.query(query, [customerId]))?.rows[0]).toEqual({ count: 1 })
})
