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

describe('the workspace', () => {
  it('is none unless it is set up, and is called by its host', () => {
    expect(parseConfig({}).workspace).toBeNull()
    expect(parseConfig(OIDC).workspace).toMatchObject({ issuer: 'https://id.example', name: 'id.example' })
    expect(parseConfig({ ...OIDC, OIDC_NAME: 'Acme' }).workspace?.name).toBe('Acme')
  })

  it('is set up whole', () => {
    expect(faultsOf({ OIDC_ISSUER: 'https://id.example' })).toHaveLength(2)
  })

  it('is reached over https, but on the machine itself', () => {
    expect(faultsOf({ ...OIDC, OIDC_ISSUER: 'http://id.example' })).toEqual(['OIDC_ISSUER: must be an https address'])
    expect(faultsOf({ ...OIDC, OIDC_ISSUER: 'http://127.0.0.1:4000' })).toEqual([])
  })

  it('needs to know in production where to lead back to', () => {
    const production = { NODE_ENV: 'production', ...OIDC }
    expect(faultsOf(production).join()).toContain('APP_URL')
    expect(faultsOf({ ...production, APP_URL: 'https://coterie.example' })).toEqual([])
  })
})

describe('trusted proxies', () => {
  it('are none unless named', () => {
    expect(parseConfig({}).trustedProxies).toEqual([])
    expect(parseConfig({ TRUSTED_PROXIES: '10.0.0.0/8, ::1' }).trustedProxies).toEqual(['10.0.0.0/8', '::1'])
  })

  it.each(['true', '*', 'proxy.example', '10.0.0.0/33', '10.0.0.0/', '1.2.3.4/8/8', '10.0.0.1,'])(
    'are no %s',
    (value) => {
      expect(faultsOf({ TRUSTED_PROXIES: value }).join()).toContain('TRUSTED_PROXIES')
    },
  )
})
