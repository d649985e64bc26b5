import { describe, expect, it } from 'vitest'
import { successState } from './after-checkout.tsx'

describe('the page after a checkout', () => {
  it.each([
    ['?tier=basic', null, 'Basic', 150],
    ['?tier=standard', null, 'Standard', 450],
    ['?tier=premium', null, 'Premium', 1200],
    ['?tier=gold', null, 'Gold', 10],
    ['?tier=constructor', null, 'Constructor', 10],
    ['', null, 'Premium', 1200],
    ['?tier=pro', null, 'Pro', 10],
    ['?tier=pro', 'starter', 'Pro', 10],
    ['?tier=free', 'free', 'Free', 10],
    ['?demo=true&tier=starter', 'starter', 'Starter', 200],
    ['?tier=pro', 'pro', 'Pro', 500],
    ['?tier=unlimited', 'unlimited', 'Unlimited', 1500],
  ])('shows for %s and a person on %s: %s, %i messages', (search, held, planName, messages) => {
    expect(successState(search, held)).toMatchObject({ planName, messages, waiting: false })
  })

  it('waits for the confirmed plan after a payment, and never trusts the URL', () => {
    const search = '?tier=unlimited&session_id=cs_1'
    expect(successState(search, 'free').waiting).toBe(true)
    expect(successState(search, 'unlimited').waiting).toBe(false)
    expect(successState('?tier=gold&session_id=cs_1', 'free').waiting).toBe(false)
  })
})
