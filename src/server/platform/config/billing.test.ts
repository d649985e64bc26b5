import { describe, expect, it } from 'vitest'
import { ConfigError, parseConfig } from './config.ts'

const WHOLE = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PRICE_STARTER: 'price_1',
  STRIPE_PRICE_PRO: 'price_2',
  STRIPE_PRICE_UNLIMITED: 'price_3',
}

function faultsOf(variables: Record<string, string>): string[] {
  try {
    parseConfig(variables)
    return []
  } catch (error) {
    return error instanceof ConfigError ? error.faults.map((fault) => fault.split(':')[0] ?? '') : ['?']
  }
}

describe('payment configuration', () => {
  it('is a demo on a local machine, and off in production unless requested', () => {
    expect(parseConfig({}).billing).toEqual({ stripe: null, demo: true })
    expect(parseConfig({ NODE_ENV: 'production' }).billing).toEqual({ stripe: null, demo: false })
    expect(parseConfig({ NODE_ENV: 'production', DEMO_CHECKOUT: 'true' }).billing.demo).toBe(true)
    expect(parseConfig({ DEMO_CHECKOUT: 'off' }).billing.demo).toBe(false)
  })

  it('is Stripe without a demo when it is fully configured', () => {
    const { billing } = parseConfig({ ...WHOLE, DEMO_CHECKOUT: 'true' })
    expect(billing.stripe?.prices).toEqual({ starter: 'price_1', pro: 'price_2', unlimited: 'price_3' })
    expect(billing.demo).toBe(false)
  })

  it('reports every missing variable at once', () => {
    expect(faultsOf({ STRIPE_SECRET_KEY: 'sk_test_1' })).toEqual(Object.keys(WHOLE).slice(1))
    expect(faultsOf({ ...WHOLE, STRIPE_PRICE_PRO: 'price_1' })).toHaveLength(1)
    expect(faultsOf({ ...WHOLE, NODE_ENV: 'production' })).toEqual(['APP_URL'])
    expect(faultsOf({ ...WHOLE, STRIPE_BASE_URL: 'localhost:1' })).toContain('STRIPE_BASE_URL')
  })
})
