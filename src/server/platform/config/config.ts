import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import { plainName } from '../../../contract/accounts.ts'
import { PROTOCOLS, PROVIDERS } from '../../../core/connections/model-providers.ts'
import { smsFaults, smsOf, smsVariables, workspaceFaults, workspaceOf, workspaceVariables } from './outside.ts'

export class ConfigError extends Error {
  readonly faults: string[]
  constructor(faults: string[]) {
    super(`The configuration cannot work:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`)
    this.name = 'ConfigError'
    this.faults = faults
  }
}

const KEY_BYTES = 32
/** The largest count that the database holds. */
const MOST_CALLS = 2_147_483_647

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })
/** As Ollama itself reads it: a host, with or without a scheme and a port, or the one that it listens on. */
const ollamaHost = z
  .string()
  .default('127.0.0.1:11434')
  .transform((typed) => URL.parse(/^https?:\/\//.test(typed) ? typed : `http://${typed}`))
  .refine((url) => url !== null, 'must be a host such as 127.0.0.1:11434')
  .transform((url) => ollamaOrigin(url as URL))

function ollamaOrigin({ protocol, hostname, port }: URL): string {
  const host = hostname === '0.0.0.0' || hostname === '[::]' ? '127.0.0.1' : hostname
  const isBare = port === '' && protocol === 'http:'
  return `${protocol}//${host}${isBare ? ':11434' : port && `:${port}`}`
}

const whole = z.coerce.number('must be a whole number').int('must be a whole number')
const switchValue = z.enum(['on', 'off'], 'must be on or off')

const origin = httpUrl
  .refine((url) => URL.parse(url)?.pathname === '/', 'must be an origin without a path')
  .transform((url) => URL.parse(url)?.origin ?? url)

const postgresUrl = z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })

const masterKey = z
  .string()
  .transform((text) => Buffer.from(text, /^[0-9a-f]{64}$/i.test(text) ? 'hex' : 'base64'))
  .refine((key) => key.length === KEY_BYTES, `must be ${KEY_BYTES} bytes, as base64 or hex`)

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}

const networks = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine((parts) => parts.every(isNetwork), 'must be addresses or networks such as 10.0.0.0/8, comma-separated')

const environment = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'], 'must be development, test or production')
    .default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number('must be a port number').int('must be a port number').min(0).max(65_535).default(3000),
  APP_URL: origin.optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  MASTER_KEY: masterKey.optional(),
  OLD_MASTER_KEY: masterKey.optional(),
  OLLAMA_HOST: ollamaHost,
  AI_PROVIDER: z.enum([...PROTOCOLS, 'builtin'], `must be ${PROTOCOLS.join(', ')} or builtin`).optional(),
  AI_BASE_URL: httpUrl.optional(),
  AI_API_KEY: z.string().optional(),
  AI_MODEL: z.string().optional(),
  AI_EMBEDDING_MODEL: z.string().optional(),
  MODEL_CALLS_AT_ONCE: whole.min(1, 'must be at least 1').max(200, 'must be at most 200').default(32),
  DAILY_CALL_LIMIT: whole.min(0, 'must not be negative').default(1000),
  MONTHLY_COST_LIMIT_USD: z.coerce.number('must be an amount').min(0, 'must not be negative').default(50),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_PRICE_STARTER: z.string().optional(),
  STRIPE_PRICE_PRO: z.string().optional(),
  STRIPE_PRICE_UNLIMITED: z.string().optional(),
  STRIPE_BASE_URL: origin.optional(),
  DEMO_CHECKOUT: z.enum(['true', 'false', 'on', 'off'], 'must be true or false').optional(),
  ROLE: z.enum(['all', 'web', 'worker'], 'must be all, web or worker').default('all'),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }).optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^[^\r\n<>]{0,100}<?[^\s@<>]{1,64}@[^\s@<>]{1,255}>?$/,
      'must be an address, such as Coterie <hello@example.com>',
    )
    .optional(),
  SUPPORT_ADDRESS: z.email('must be an email address').max(254, 'must be an email address').optional(),
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/, 'must be a public key of 65 bytes, as base64url')
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'must be a private key of 32 bytes, as base64url')
    .optional(),
  PUSH_PRIVATE_ENDPOINTS: switchValue.default('off'),
  OWN_MODELS_PRIVATE_ADDRESSES: switchValue.default('off'),
  ...smsVariables,
  ...workspaceVariables,
  OPERATORS: z.string().default(''),
  LOCAL_EMBEDDINGS: switchValue.default('on'),
  RATE_LIMITS: switchValue.default('on'),
  TRUSTED_PROXIES: networks.default([]),
  VALIDATE_RESPONSES: switchValue.default('off'),
})
type Environment = z.infer<typeof environment>

const STRIPE_NEEDS = [
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_STARTER',
  'STRIPE_PRICE_PRO',
  'STRIPE_PRICE_UNLIMITED',
] as const

/** Payment needs all of its variables, and a public origin to return to. */
function paymentFaults(env: Environment): string[] {
  const missing = STRIPE_NEEDS.filter((name) => !env[name])
  const wanted = missing.length < STRIPE_NEEDS.length || env.STRIPE_BASE_URL !== undefined
  if (!wanted) return []
  const faults = missing.map((name) => `${name}: is required to take payments, as are ${STRIPE_NEEDS.join(', ')}`)
  const prices = [env.STRIPE_PRICE_STARTER, env.STRIPE_PRICE_PRO, env.STRIPE_PRICE_UNLIMITED].filter(Boolean)
  if (new Set(prices).size < prices.length) faults.push('STRIPE_PRICE_STARTER, _PRO, _UNLIMITED: must be three prices')
  if (env.NODE_ENV === 'production' && !env.APP_URL) {
    faults.push('APP_URL: is required in production to take payments: people return to it')
  }
  return faults
}

function billingOf(env: Environment) {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env
  const { STRIPE_PRICE_STARTER: starter, STRIPE_PRICE_PRO: pro, STRIPE_PRICE_UNLIMITED: unlimited } = env
  const whole = secretKey && webhookSecret && starter && pro && unlimited
  const stripe = whole
    ? { secretKey, webhookSecret, prices: { starter, pro, unlimited }, baseUrl: env.STRIPE_BASE_URL }
    : null
  const wanted = env.DEMO_CHECKOUT ?? (env.NODE_ENV === 'production' ? 'off' : 'on')
  /** `demo`: whether people can try paid plans for free. */
  return { stripe, demo: stripe === null && (wanted === 'on' || wanted === 'true') }
}

/** Emails and notifications link back to the server, so it needs a public origin. */
function noticeFaults(env: Environment): string[] {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = env
  const faults: string[] = []
  if (env.SMTP_URL && !env.MAIL_FROM) faults.push('MAIL_FROM: is required with SMTP_URL')
  if (env.SMTP_URL && env.NODE_ENV === 'production' && !env.APP_URL)
    faults.push('APP_URL: is required in production with SMTP_URL: emails link to it')
  if (Boolean(publicKey) !== Boolean(privateKey))
    faults.push('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY: belong together, set both or none')
  if (env.ROLE !== 'all' && !env.DATABASE_URL)
    faults.push(`ROLE: ${env.ROLE} needs DATABASE_URL, the embedded database belongs to one process`)
  return faults
}

/** Push services want a contact for what we send. */
function pushOf(env: Environment) {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, MAIL_FROM: from } = env
  const address = from && /[^\s@<>]{1,64}@[^\s@<>]+/.exec(from)?.[0]
  const subject = address
    ? `mailto:${address}`
    : env.APP_URL?.startsWith('https:')
      ? env.APP_URL
      : 'mailto:push@localhost'
  return {
    /** Null if they are generated into dataDir. */
    keys: publicKey && privateKey ? { publicKey, privateKey } : null,
    subject,
    /** Allows push endpoints on this machine and its network, for the stand-ins of tests. */
    privateEndpoints: env.PUSH_PRIVATE_ENDPOINTS === 'on',
  }
}

/** Switches that tests and load tests need, and that open a door in production. */
function switchFaults(env: Environment): string[] {
  if (env.NODE_ENV !== 'production') return []
  const isOpen = {
    RATE_LIMITS: env.RATE_LIMITS === 'off',
    OWN_MODELS_PRIVATE_ADDRESSES: env.OWN_MODELS_PRIVATE_ADDRESSES === 'on',
    PUSH_PRIVATE_ENDPOINTS: env.PUSH_PRIVATE_ENDPOINTS === 'on',
  }
  return Object.entries(isOpen).flatMap(([name, open]) =>
    open ? [`${name}: cannot be ${name === 'RATE_LIMITS' ? 'off' : 'on'} in production`] : [],
  )
}

function contradictions(env: Environment): string[] {
  const production = env.NODE_ENV === 'production'
  const compatible = env.AI_PROVIDER === 'compatible' || (!env.AI_PROVIDER && env.AI_BASE_URL)
  const hosted = env.AI_PROVIDER && env.AI_PROVIDER !== 'builtin' && PROVIDERS[env.AI_PROVIDER].key === 'required'
  return [
    production && env.DATABASE_URL && !env.MASTER_KEY
      ? 'MASTER_KEY: is required in production with DATABASE_URL (32 bytes: openssl rand -base64 32)'
      : null,
    env.DATABASE_DIRECT_URL && !env.DATABASE_URL
      ? 'DATABASE_DIRECT_URL: is for a pooler in DATABASE_URL, set both'
      : null,
    env.OLD_MASTER_KEY && !env.MASTER_KEY ? 'OLD_MASTER_KEY: is for a change of MASTER_KEY, set both' : null,
    env.AI_PROVIDER === 'compatible' && !env.AI_BASE_URL
      ? 'AI_BASE_URL: is required with AI_PROVIDER=compatible'
      : null,
    compatible && !env.AI_MODEL ? 'AI_MODEL: is required with an OpenAI-protocol endpoint' : null,
    hosted && !env.AI_API_KEY ? `AI_API_KEY: is required with AI_PROVIDER=${env.AI_PROVIDER}` : null,
    ...switchFaults(env),
    ...paymentFaults(env),
    ...noticeFaults(env),
    ...smsFaults(env),
    ...workspaceFaults(env),
  ].filter((fault) => fault !== null)
}

function configOf(env: Environment) {
  return {
    production: env.NODE_ENV === 'production',
    host: env.HOST,
    port: env.PORT,
    /** The public origin; null for the address that HOST and PORT give. */
    appUrl: env.APP_URL ?? null,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    /** The server itself, where `databaseUrl` leads to a pooler; null if it does not. */
    databaseDirectUrl: env.DATABASE_DIRECT_URL ?? null,
    masterKey: env.MASTER_KEY ?? null,
    /** The former or next master key during a rotation. */
    oldMasterKey: env.OLD_MASTER_KEY ?? null,
    /** Where Ollama is looked for: its origin. */
    ollamaUrl: env.OLLAMA_HOST,
    ai: {
      /** undefined: detected from the other settings and the machine. */
      provider: env.AI_PROVIDER,
      baseUrl: env.AI_BASE_URL,
      apiKey: env.AI_API_KEY,
      model: env.AI_MODEL,
      embeddingModel: env.AI_EMBEDDING_MODEL,
    },
    /** Planned messages that a provider's model writes at once, in each process. */
    callsAtOnce: env.MODEL_CALLS_AT_ONCE,
    ceilings: {
      dailyCalls: Math.min(env.DAILY_CALL_LIMIT, MOST_CALLS),
      monthlyMicros: Math.floor(env.MONTHLY_COST_LIMIT_USD * 1_000_000),
    },
    billing: billingOf(env),
    role: env.ROLE,
    push: pushOf(env),
    mail: env.SMTP_URL && env.MAIL_FROM ? { url: env.SMTP_URL, from: env.MAIL_FROM } : null,
    /** Where people write for help; null: it is not shown. */
    supportAddress: env.SUPPORT_ADDRESS ?? null,
    sms: smsOf(env),
    workspace: workspaceOf(env),
    operators: env.OPERATORS.split(',')
      .map((name) => plainName(name).toLowerCase())
      .filter(Boolean),
    /** Whether a sentence model may run on this machine. */
    localEmbeddings: env.LOCAL_EMBEDDINGS === 'on',
    /** Allows people's own models on this machine and its network, for the stand-ins of tests. */
    privateOwnModels: env.OWN_MODELS_PRIVATE_ADDRESSES === 'on',
    rateLimits: env.RATE_LIMITS === 'on',
    /** Addresses and networks (CIDR) of proxies whose X-Forwarded-For is trusted. */
    trustedProxies: env.TRUSTED_PROXIES,
    /** Validates responses against the contract, during development and in tests. */
    validateResponses: env.VALIDATE_RESPONSES === 'on',
  }
}

export type Config = ReturnType<typeof configOf>

/** Parses the environment; throws a ConfigError that lists every fault. An empty value counts as unset. */
export function parseConfig(variables: Record<string, string | undefined>): Config {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(set)
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`))
  }
  const env = parsed.data
  const faults = contradictions(env)
  if (faults.length > 0) throw new ConfigError(faults)
  return configOf(env)
}
