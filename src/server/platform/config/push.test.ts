import { describe, expect, it } from 'vitest'
import { ConfigError, parseConfig } from './config.ts'

describe('push endpoints in private networks', () => {
  it.each([{}, { NODE_ENV: 'development' }, { NODE_ENV: 'test' }, { NODE_ENV: 'production' }])(
    'are refused by default: %o',
    (variables) => {
      expect(parseConfig(variables).push.privateEndpoints).toBe(false)
    },
  )

  it('are allowed by name, but never in production', () => {
    expect(parseConfig({ PUSH_PRIVATE_ENDPOINTS: 'on' }).push.privateEndpoints).toBe(true)
    expect(() => parseConfig({ PUSH_PRIVATE_ENDPOINTS: 'on', NODE_ENV: 'production' })).toThrow(ConfigError)
  })
})
