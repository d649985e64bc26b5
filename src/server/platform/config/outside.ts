import { z } from 'zod'

interface TwilioConfig {
  accountSid: string
  authToken: string
  /** One of our numbers, or the id of a messaging service. */
  from: string
  /** A server to call instead of Twilio's own. */
  baseUrl: string | undefined
}

export interface SmsConfig {
  provider: 'none' | 'simulator' | TwilioConfig
  /** The daily limit of codes for all accounts together. */
  dailyCodes: number
}

export const smsVariables = {
  SMS_PROVIDER: z.enum(['twilio', 'simulator', 'none'], 'must be twilio, simulator or none').default('none'),
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC[0-9a-f]{32}$/i, 'must be an account id: AC and 32 hexadecimal digits')
    .optional(),
  TWILIO_AUTH_TOKEN: z.string().optional(),
  TWILIO_FROM: z
    .string()
    .regex(/^(\+[1-9]\d{6,14}|\d{3,8}|MG[0-9a-f]{32})$/i, 'must be a number such as +15551234567, or a service id MG…')
    .optional(),
  TWILIO_BASE_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .transform((url) => new URL(url).origin)
    .optional(),
  DAILY_CODE_LIMIT: z.coerce
    .number('must be a whole number')
    .int('must be a whole number')
    .min(0, 'must not be negative')
    .default(500),
}

type Environment = z.infer<z.ZodObject<typeof smsVariables & typeof workspaceVariables>> & {
  NODE_ENV: string
  APP_URL?: string | undefined
}

const TWILIO_NEEDS = ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'] as const

/** The provider must be able to call us back, so SMS needs a public origin. */
export function smsFaults(env: Environment): string[] {
  const production = env.NODE_ENV === 'production'
  if (env.SMS_PROVIDER === 'simulator') return production ? ['SMS_PROVIDER: simulator is refused in production'] : []
  if (env.SMS_PROVIDER === 'none') return []
  const faults: string[] = TWILIO_NEEDS.filter((name) => !env[name]).map(
    (name) => `${name}: is required with SMS_PROVIDER=twilio`,
  )
  if (production && !env.APP_URL)
    faults.push('APP_URL: is required in production with SMS_PROVIDER=twilio: Twilio calls it, and signs that address')
  return faults
}

export function smsOf(env: Environment): SmsConfig {
  const { SMS_PROVIDER: name, DAILY_CODE_LIMIT: dailyCodes } = env
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from } = env
  if (name !== 'twilio' || !accountSid || !authToken || !from)
    return { provider: name === 'simulator' ? name : 'none', dailyCodes }
  return { provider: { accountSid, authToken, from, baseUrl: env.TWILIO_BASE_URL }, dailyCodes }
}

export const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Tokens travel over it, so it must be HTTPS except on this machine. */
const isSafe = (text: string): boolean => {
  const url = URL.parse(text)
  return url !== null && (url.protocol === 'https:' || LOOPBACK.has(url.hostname))
}

export const workspaceVariables = {
  OIDC_ISSUER: z
    .url({ protocol: /^https?$/, error: 'must be an https address' })
    .refine(isSafe, 'must be an https address')
    .optional(),
  OIDC_CLIENT_ID: z.string().max(255).optional(),
  OIDC_CLIENT_SECRET: z.string().max(1024).optional(),
  OIDC_NAME: z.string().max(40, 'can have at most 40 characters').optional(),
}

export function workspaceFaults(env: Environment): string[] {
  const needed = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const
  const missing = needed.filter((name) => !env[name])
  if (missing.length === needed.length) return []
  const faults = missing.map((name) => `${name}: is required for workspace sign-in, as are ${needed.join(', ')}`)
  if (env.NODE_ENV === 'production' && !env.APP_URL) {
    faults.push('APP_URL: is required in production for workspace sign-in: the provider redirects to it')
  }
  return faults
}

export function workspaceOf(env: Environment) {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env
  if (!issuer || !clientId || !clientSecret) return null
  return { issuer, clientId, clientSecret, name: env.OIDC_NAME ?? new URL(issuer).hostname }
}
