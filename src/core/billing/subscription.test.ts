import { describe, expect, it } from 'vitest'
import { freePlan, type HeldPlan, planFrom, type Subscription, unpaidPlan } from './subscription.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const day = (number: number): Date => new Date(Date.UTC(2026, 10, number, 12))

const subscription = (fields: Partial<Subscription> = {}): Subscription => ({
  id: 'sub_1',
  tier: 'pro',
  state: 'active',
  dueSince: day(15),
  endsAt: null,
  anchor: day(15),
  period: { start: day(15), end: day(45) },
  ...fields,
})

const free = freePlan('free', NOW)
const paid = (fields: Partial<HeldPlan> = {}): HeldPlan => ({ ...planFrom([subscription()], free, NOW), ...fields })

describe('the plan that follows from subscriptions', () => {
  it('is the one that is paid for, with its own period', () => {
    expect(paid()).toEqual({
      tier: 'pro',
      status: 'active',
      subscriptionId: 'sub_1',
      endsAt: null,
      anchor: day(15),
      period: { start: day(15), end: day(45) },
    })
  })

  it('is nothing for a subscription that waits, has ended or is not ours', () => {
    const useless = [subscription({ state: 'waiting' }), subscription({ state: 'ended' }), subscription({ tier: null })]
    expect(planFrom(useless, free, NOW)).toEqual(free)
    expect(planFrom(useless, paid(), NOW)).toMatchObject({ tier: 'free', status: 'canceled', subscriptionId: null })
  })

  it('stays until the end of what was cancelled', () => {
    const cancelled = subscription({ endsAt: day(25) })
    expect(planFrom([cancelled], paid(), day(25 - 1))).toMatchObject({ tier: 'pro', endsAt: day(25) })
    expect(planFrom([cancelled], paid(), day(25))).toMatchObject({ tier: 'free', status: 'canceled' })
  })

  it('stays for seven days after a failed payment, and not a moment longer', () => {
    const due = subscription({ state: 'past_due' })
    expect(planFrom([due], paid(), NOW)).toMatchObject({ tier: 'pro', status: 'past_due', endsAt: day(22) })
    expect(planFrom([due], paid(), day(22))).toMatchObject({
      tier: 'free',
      status: 'past_due',
      subscriptionId: 'sub_1',
    })
  })

  it('gets no second grace from a second failure', () => {
    const before = paid({ status: 'past_due', endsAt: day(8), tier: 'free' })
    const again = subscription({ state: 'past_due', dueSince: day(19) })
    expect(planFrom([again], before, NOW)).toMatchObject({ tier: 'free', endsAt: day(8) })
  })

  it('comes back with the payment', () => {
    const before = paid({ status: 'past_due', endsAt: day(8), tier: 'free' })
    expect(planFrom([subscription()], before, NOW)).toMatchObject({ tier: 'pro', status: 'active', endsAt: null })
  })

  it('is the best of several', () => {
    const several = [
      subscription({ id: 'sub_3', tier: 'starter' }),
      subscription({ id: 'sub_2', tier: 'unlimited', state: 'past_due' }),
      subscription(),
    ]
    expect(planFrom(several, free, NOW)).toMatchObject({ tier: 'pro', subscriptionId: 'sub_1' })
  })

  it('leaves what an operator granted, unless more is paid for', () => {
    const granted = unpaidPlan('pro', 'granted', NOW)
    expect(planFrom([], granted, NOW)).toEqual(granted)
    expect(planFrom([subscription({ tier: 'starter' })], granted, NOW)).toEqual({ ...granted, subscriptionId: 'sub_1' })
    expect(planFrom([subscription({ tier: 'unlimited' })], granted, NOW)).toMatchObject({ tier: 'unlimited' })
  })

  it('takes the place of a demo', () => {
    expect(planFrom([subscription({ tier: 'starter' })], unpaidPlan('pro', 'demo', NOW), NOW)).toMatchObject({
      tier: 'starter',
      status: 'active',
    })
  })

  it('moves no period back that has begun here', () => {
    const before = paid({ period: { start: day(45), end: day(75) } })
    expect(planFrom([subscription()], before, day(45)).period).toEqual(before.period)
  })
})
