import { describe, expect, it } from 'vitest'
import { type AccountPlan, freePlan, planFrom, type Subscription, unpaidPlan } from './subscription.ts'

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
const paid = (fields: Partial<AccountPlan> = {}): AccountPlan => ({
  ...planFrom([subscription()], free, NOW),
  ...fields,
})

describe('planFrom', () => {
  it('returns the paid plan with its own period', () => {
    expect(paid()).toEqual({
      tier: 'pro',
      status: 'active',
      subscriptionId: 'sub_1',
      endsAt: null,
      anchor: day(15),
      period: { start: day(15), end: day(45) },
    })
  })

  it('ignores subscriptions that are waiting, ended or of an unknown product', () => {
    const useless = [subscription({ state: 'waiting' }), subscription({ state: 'ended' }), subscription({ tier: null })]
    expect(planFrom(useless, free, NOW)).toEqual(free)
    expect(planFrom(useless, paid(), NOW)).toMatchObject({ tier: 'free', status: 'canceled', subscriptionId: null })
  })

  it('keeps a cancelled plan until its paid period ends', () => {
    const cancelled = subscription({ endsAt: day(25) })
    expect(planFrom([cancelled], paid(), day(25 - 1))).toMatchObject({ tier: 'pro', endsAt: day(25) })
    expect(planFrom([cancelled], paid(), day(25))).toMatchObject({ tier: 'free', status: 'canceled' })
  })

  it('keeps the plan for exactly seven days after a failed payment', () => {
    const due = subscription({ state: 'past_due' })
    expect(planFrom([due], paid(), NOW)).toMatchObject({ tier: 'pro', status: 'past_due', endsAt: day(22) })
    expect(planFrom([due], paid(), day(22))).toMatchObject({
      tier: 'free',
      status: 'past_due',
      subscriptionId: 'sub_1',
    })
  })

  it('grants no second grace period for a second failure', () => {
    const before = paid({ status: 'past_due', endsAt: day(8), tier: 'free' })
    const again = subscription({ state: 'past_due', dueSince: day(19) })
    expect(planFrom([again], before, NOW)).toMatchObject({ tier: 'free', endsAt: day(8) })
  })

  it('restores the plan when the payment arrives', () => {
    const before = paid({ status: 'past_due', endsAt: day(8), tier: 'free' })
    expect(planFrom([subscription()], before, NOW)).toMatchObject({ tier: 'pro', status: 'active', endsAt: null })
  })

  it('picks the best of several active subscriptions', () => {
    const several = [
      subscription({ id: 'sub_3', tier: 'starter' }),
      subscription({ id: 'sub_2', tier: 'unlimited', state: 'past_due' }),
      subscription(),
    ]
    expect(planFrom(several, free, NOW)).toMatchObject({ tier: 'pro', subscriptionId: 'sub_1' })
  })

  it('keeps a granted plan unless a better one is paid for', () => {
    const granted = unpaidPlan('pro', 'granted', NOW)
    expect(planFrom([], granted, NOW)).toEqual(granted)
    expect(planFrom([subscription({ tier: 'starter' })], granted, NOW)).toEqual({ ...granted, subscriptionId: 'sub_1' })
    expect(planFrom([subscription({ tier: 'unlimited' })], granted, NOW)).toMatchObject({ tier: 'unlimited' })
  })

  it('replaces a demo', () => {
    expect(planFrom([subscription({ tier: 'starter' })], unpaidPlan('pro', 'demo', NOW), NOW)).toMatchObject({
      tier: 'starter',
      status: 'active',
    })
  })

  it('never moves a period back that has already begun', () => {
    const before = paid({ period: { start: day(45), end: day(75) } })
    expect(planFrom([subscription()], before, day(45)).period).toEqual(before.period)
  })
})
