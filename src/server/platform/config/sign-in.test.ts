import { describe, expect, it } from 'vitest'
import { ConfigError, parseConfig } from './config.ts'

const faultsOf = (variables: Record<string, string>): string[] => {
  try {
    parseConfig(variables)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.faults
    throw error
  }
}

const OIDC = { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'coterie', OIDC_CLIENT_SECRET: 'secret' }

describe('workspace configuration', () => {
  it('is off by default, and shows the host as its name', () => {
    expect(parseConfig({}).workspace).toBeNull()
    expect(parseConfig(OIDC).workspace).toMatchObject({ issuer: 'https://id.example', name: 'id.example' })
    expect(parseConfig({ ...OIDC, OIDC_NAME: 'Acme' }).workspace?.name).toBe('Acme')
  })

  it('requires all of its variables', () => {
    expect(faultsOf({ OIDC_ISSUER: 'https://id.example' })).toHaveLength(2)
  })

  it('requires https, except on localhost', () => {
    expect(faultsOf({ ...OIDC, OIDC_ISSUER: 'http://id.example' })).toEqual(['OIDC_ISSUER: must be an https address'])
    expect(faultsOf({ ...OIDC, OIDC_ISSUER: 'http://127.0.0.1:4000' })).toEqual([])
  })

  it('requires APP_URL in production', () => {
    const production = { NODE_ENV: 'production', ...OIDC }
    expect(faultsOf(production).join()).toContain('APP_URL')
    expect(faultsOf({ ...production, APP_URL: 'https://coterie.example' })).toEqual([])
  })
})

describe('trusted proxies', () => {
  it('are empty by default', () => {
    expect(parseConfig({}).trustedProxies).toEqual([])
    expect(parseConfig({ TRUSTED_PROXIES: '10.0.0.0/8, ::1' }).trustedProxies).toEqual(['10.0.0.0/8', '::1'])
  })

  it.each(['true', '*', 'proxy.example', '10.0.0.0/33', '10.0.0.0/', '1.2.3.4/8/8', '10.0.0.1,'])(
    "can't include %s",
    (value) => {
      expect(faultsOf({ TRUSTED_PROXIES: value }).join()).toContain('TRUSTED_PROXIES')
    },
  )
})
