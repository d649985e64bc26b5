import { z } from 'zod'

/**
 * Example values by field name (for a list: of its items), for the API description. A field that means something else
 * elsewhere has `.meta({ example })` there.
 */
const EXAMPLES: Readonly<Record<string, string | number>> = {
  username: 'ada',
  password: 'correct horse battery',
  currentPassword: 'correct horse battery',
  newPassword: 'a longer passphrase',
  displayName: 'Ada Lovelace',
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  pendingEmail: 'ada@example.org',
  phoneNumber: '+14155550123',
  readyNumbers: '+14155550123',
  note: 'Answers well in many languages.',
  problem: 'The disk is full.',
  timeZone: 'America/New_York',
  device: 'Firefox on Linux',
  code: '123456',
  testCode: '123456',
  token: 'kB3nQ7xVtL9sR2wYcF5hJ8mZpD4gA6eUoT1iXvNyWqE',
  secret: 'JBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Coterie:ada?secret=JBSWY3DPEHPK3PXP&issuer=Coterie',
  recoveryCodes: '7kq2-m9xd',
  workspace: 'Example Workspace',
  provider: 'OpenAI',
  next: '/conversations',
  url: 'https://example.com/continue',
  message: 'Good morning, Ada. How did the interview go?',

  rawId: 'q2Vn1cQ',
  clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0',
  attestationObject: 'o2NmbXRkbm9uZQ',
  authenticatorData: 'SZYN5YgOjGh0NBcPZHZgW4',
  signature: 'MEUCIQDx',
  userHandle: 'MQ',
  transports: 'internal',

  name: 'Maya',
  helperName: 'Maya',
  description: 'Prepares you for the interview, the raise and the hard talk.',
  personaType: 'career_coach',
  type: 'career_coach',
  title: 'Career coach',
  imageUrl: '/avatars/career_coach.svg',
  disclosure: 'Maya is an AI and not a licensed professional.',
  hue: 210,
  tone: 'friendly',
  messageLength: 'brief',
  exampleMessages: 'One step at a time. What is the next one?',
  background: 'Ran a shop for twenty years. Likes lists.',
  greetings: 'Good to see you, {{user}}. What is first?',
  creator: 'ada',
  creatorNotes: 'Best with short questions.',
  what: 'Lorebook',
  key: 'c2b8f0de-1f2a-4f2e-9d0b-7a4f6f0e3c11',
  customTimes: '09:30',
  customDays: 1,
  weeklyDay: 1,
  previous: 'You have prepared well. Sleep on it.',
  content: 'I have the interview on Friday.',
  response: 'Good luck. What worries you most about it?',
  text: 'Good luck. What worries you most about it?',
  reason: 'Quiet hours',
  localTime: 'Nov 24, 2026 at 9:30 AM',

  search: 'interview',
  query: 'interview',
  subject: '',
  attribute: 'city',
  after: '1795000000000_42',
  value: 'Boston',
  correction: 'I live in Boston.',
  quote: 'I live in Boston.',

  endpoint: 'https://push.example.com/subscription/1',
  p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
  auth: 'tBHItJI5svbpez7KI4CCXg',
  publicKey: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
  number: '+14155550100',
  consentText: 'I agree to receive messages from my helpers. Message and data rates may apply. Reply STOP to end.',
  from: '+14155550123',
  body: 'Good morning',

  country: 'US',
  helpCountry: 'US',
  countries: 'US',
  emergency: '911',
  police: '911',
  phone: '988',
  option: '1',
  word: 'HOME',
  chat: 'https://988lifeline.org/chat',
  hours: '24/7',
  sources: 'https://988lifeline.org',
  checkedOn: '2026-11-01',
  directory: 'https://findahelpline.com',
  year: 2026,
  month: '2026-11',

  report: 'Daily calls: 12 of 1000',
  version: '1.0.0',
  nodeVersion: 'v26.10.0',
  command: 'npm run backup -- coterie.backup',
  model: 'gpt-example',
  embeddingModel: 'embedding-example',
  address: 'https://api.example.com/v1',
  apiKey: 'sk-example',
  variables: 'SMTP_URL',
  actor: 'ada',
  action: 'suspend user',
  detail: 'grace',
  subscriptionStatus: 'active',
  templateText: 'Good morning. What is the one thing that matters today?',
  priceCents: 999,
  messagesPerMonth: 200,
  contextLength: 128_000,
  inputUsd: 0.5,
  outputUsd: 1.5,
  costUsd: 0.02,
  p50Ms: 800,
  p95Ms: 2400,
  firstTokenMs: 420,
}

export interface JsonSchema {
  type?: string | readonly string[]
  example?: unknown
  const?: unknown
  enum?: readonly unknown[]
  anyOf?: readonly JsonSchema[]
  oneOf?: readonly JsonSchema[]
  properties?: Readonly<Record<string, JsonSchema>>
  required?: readonly string[]
  items?: JsonSchema
  format?: string
  minimum?: number
  $ref?: string
}

const FORMATS: Readonly<Record<string, string>> = {
  'date-time': '2026-11-24T09:30:00.000Z',
  date: '1990-05-17',
  email: 'ada@example.com',
  uuid: '5f0c7c1e-8f0b-4c55-9d5b-6a1f6f0f9a51',
  uri: 'https://example.com',
  // A PNG of one pixel.
  byte: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
}

type Written = z.core.JSONSchema.BaseSchema

const isUnicode = ({ pattern = '' }: Written): boolean => /\\p\{/i.test(pattern)

/** Many validators compile a pattern without the `u` flag, where `\p{L}` is a `p` and an `L`, and refuse every name. */
function dropUnicodePatterns(schema: Written): void {
  if (isUnicode(schema)) delete schema.pattern
  const others = schema.allOf?.filter((part) => typeof part === 'boolean' || !isUnicode(part))
  if (others?.length === 0) delete schema.allOf
  else if (others) schema.allOf = others
}

export function toJsonSchema(shape: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema, ...schema } = z.toJSONSchema(shape, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      dropUnicodePatterns(jsonSchema)
      // A record with known keys becomes an object with these properties.
      const { propertyNames, additionalProperties } = jsonSchema
      const names = typeof propertyNames === 'object' && propertyNames.enum
      if (!names || typeof additionalProperties !== 'object') return
      jsonSchema.properties = Object.fromEntries(names.map((name) => [name, additionalProperties]))
      jsonSchema.additionalProperties = false
      delete jsonSchema.propertyNames
    },
  })
  return schema as JsonSchema
}

function exampleOfObject({ properties = {} }: JsonSchema): object {
  const fields = Object.entries(properties).map(([name, field]) => [name, exampleOf(field, name)])
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
}

const typeOf = (value: unknown): string => (Number.isInteger(value) ? 'integer' : typeof value)

function exampleOfType(schema: JsonSchema, type: string | undefined, name: string): unknown {
  if (type === 'object') return exampleOfObject(schema)
  if (type === 'array') return [exampleOf(schema.items ?? {}, name)]
  if (type === 'boolean') return true
  return type === 'integer' || type === 'number' ? Math.max(schema.minimum ?? 1, 1) : undefined
}

/** The schema's own example, that of a field with its name, or one built from its parts. Undefined if none is known. */
export function exampleOf(schema: JsonSchema, name = ''): unknown {
  const { example, enum: choices, anyOf, oneOf } = schema
  if (example !== undefined) return example
  if ('const' in schema) return schema.const
  const named = FORMATS[schema.format ?? ''] ?? EXAMPLES[name]
  if (choices) return choices.includes(named) ? named : choices[0]
  const branch = [...(anyOf ?? []), ...(oneOf ?? [])].find((each) => each.type !== 'null')
  if (branch) return exampleOf(branch, name)
  const type = [schema.type ?? []].flat().find((each) => each !== 'null')
  const fits = typeOf(named) === type || (type === 'number' && typeof named === 'number')
  return fits ? named : exampleOfType(schema, type, name)
}
