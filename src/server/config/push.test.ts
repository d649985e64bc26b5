import { describe, expect, it } from 'vitest'
import { ConfigError, parseConfig } from './config.ts'

describe('endpoints of browsers inside our own network', () => {
  it.each([{}, { NODE_ENV: 'development' }, { NODE_ENV: 'test' }, { NODE_ENV: 'production' }])(
    'are refused unless somebody says otherwise: %o',
    (variables) => {
      expect(parseConfig(variables).push.privateEndpoints).toBe(false)
    },
  )

  it('are allowed by name, and never in production', () => {
    expect(parseConfig({ PUSH_PRIVATE_ENDPOINTS: 'on' }).push.privateEndpoints).toBe(true)
    expect(() => parseConfig({ PUSH_PRIVATE_ENDPOINTS: 'on', NODE_ENV: 'production' })).toThrow(ConfigError)
  })
})
