import { expect, it } from 'vitest'
import { type ConfigError, parseConfig } from './config.ts'

const TWILIO = {
  SMS_PROVIDER: 'twilio',
  TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
  TWILIO_AUTH_TOKEN: 'token',
  TWILIO_FROM: '+15551234567',
}

function faultsOf(variables: Record<string, string>): string[] {
  try {
    parseConfig(variables)
    return []
  } catch (error) {
    return (error as ConfigError).faults.map((fault) => fault.split(':')[0] ?? '')
  }
}

it('is off by default, and uses Twilio when fully configured', () => {
  expect(parseConfig({}).sms).toEqual({ provider: 'none', dailyCodes: 500 })
  expect(parseConfig({ SMS_PROVIDER: 'simulator' }).sms.provider).toBe('simulator')
  const { provider } = parseConfig({ ...TWILIO, TWILIO_BASE_URL: 'http://127.0.0.1:9/x' }).sms
  expect(provider).toMatchObject({ from: '+15551234567', baseUrl: 'http://127.0.0.1:9' })
})

it.each<[string, Record<string, string>, string[]]>([
  [
    'a half of Twilio',
    { SMS_PROVIDER: 'twilio', TWILIO_FROM: '+15551234567' },
    ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN'],
  ],
  ['no address to be called at', { ...TWILIO, NODE_ENV: 'production' }, ['APP_URL']],
  ['a simulator in production', { SMS_PROVIDER: 'simulator', NODE_ENV: 'production' }, ['SMS_PROVIDER']],
  ['another provider', { SMS_PROVIDER: 'pigeon' }, ['SMS_PROVIDER']],
  [
    'values that are none',
    {
      ...TWILIO,
      TWILIO_ACCOUNT_SID: 'AC1',
      TWILIO_FROM: 'Coterie',
      TWILIO_BASE_URL: 'ftp://x',
      DAILY_CODE_LIMIT: '-1',
    },
    ['TWILIO_ACCOUNT_SID', 'TWILIO_FROM', 'TWILIO_BASE_URL', 'DAILY_CODE_LIMIT'],
  ],
])('reports every fault at once: %s', (_case, variables, faults) => {
  expect(faultsOf(variables)).toEqual(faults)
})
