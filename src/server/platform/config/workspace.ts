import { z } from 'zod'

export interface WorkspaceConfig {
  issuer: string
  clientId: string
  clientSecret: string
  name: string
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

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
type Environment = z.infer<z.ZodObject<typeof workspaceVariables>> & {
  NODE_ENV: string
  APP_URL?: string | undefined
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

export function workspaceOf(env: Environment): WorkspaceConfig | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env
  if (!issuer || !clientId || !clientSecret) return null
  return { issuer, clientId, clientSecret, name: env.OIDC_NAME ?? new URL(issuer).hostname }
}
