import { z } from 'zod'
import { WATCHED_CONNECTIONS } from '../core/connections/in-words.ts'
import { withScheme } from '../core/connections/model-address.ts'
import { MODEL_PROVIDERS, MODEL_ROLES, OLLAMA_MODEL, REMOTE_PROVIDERS } from '../core/connections/model-providers.ts'
import { LIMITS } from '../core/text/limits.ts'
import { instant, trimmedText } from './common.ts'

/** How operators and people connect a model, and how operators see the other connections. No response contains a key. */

/** An address of a model, as it may be pasted: what was meant by it is found out later. */
const modelAddress = trimmedText(LIMITS.address.max)
  .transform(withScheme)
  .pipe(z.url({ protocol: /^https?$/, error: 'Type an address that begins with http:// or https://.' }))
  .refine((typed) => URL.parse(typed)?.username === '', 'Leave the name and password out of the address.')

const modelKey = trimmedText(LIMITS.apiKey.max).regex(/^[\x21-\x7e]+$/, 'A key contains no spaces.')
const modelName = trimmedText(LIMITS.modelName.max).min(1, 'Choose a model.')

export const modelEndpointBody = z.strictObject({
  provider: z.enum(MODEL_PROVIDERS),
  /** Only if the provider has no default. */
  address: modelAddress.optional(),
  /** Without it, the key stored for the same provider and address is used. */
  apiKey: modelKey.optional(),
})
export type ModelEndpointBody = z.infer<typeof modelEndpointBody>

const role = z.enum(MODEL_ROLES).default('main')
export const modelQuery = z.object({ role })

export const modelBody = modelEndpointBody.extend({
  role,
  model: modelName,
  /** For semantic memory search; without it, the bundled model is used. */
  embeddingModel: modelName.optional(),
})
export type ModelBody = z.infer<typeof modelBody>

/** Codes of answers that say why a model could not be listed or tested. */
export const MODEL_FAILURES = [
  'model_cut_off',
  'model_declined',
  'model_not_admitted',
  'model_only_reasoning',
  'model_rate_limited',
  'model_refused',
  'model_timeout',
  'model_unreachable',
  'model_unsupported',
] as const

const usd = z.number().nullable()
const listedModel = z.object({
  id: z.string().meta({ example: 'gpt-example' }),
  /** Tokens. */
  contextLength: z.number().int().nullable(),
  /** US dollars per million tokens. */
  inputUsd: usd,
  outputUsd: usd,
})
/** The base URL that is called: what was typed, put right. */
const address = z.string()

export const modelsAnswer = z.object({ models: z.array(listedModel), address })
export type ModelsAnswer = z.infer<typeof modelsAnswer>
export type ListedModel = z.infer<typeof listedModel>

export const localServersAnswer = z.object({
  servers: z.array(z.object({ name: z.string(), provider: z.enum(MODEL_PROVIDERS), address: z.string() })),
})
export type LocalServers = z.infer<typeof localServersAnswer>

/** What is known of a model from its answers. */
const traits = {
  /** Tokens of reasoning that a reply may take beyond its limit; 0 if it was not seen to reason. */
  roomTokens: z.number().int(),
  /** Whether it gives JSON, without which it cannot read conversations; null if not known. */
  givesJson: z.boolean().nullable(),
}

export const modelTestAnswer = z.object({
  text: z.string(),
  firstTokenMs: z.number().int(),
  /** US dollars; null if the price is unknown. */
  costUsd: usd,
  address,
  ...traits,
})
export type ModelTest = z.infer<typeof modelTestAnswer>

const modelDownload = z.object({
  model: z.string(),
  state: z.enum(['running', 'done', 'failed', 'cancelled']),
  completedBytes: z.number(),
  /** As far as is known: it grows when another part begins. */
  totalBytes: z.number(),
  problem: z.string().nullable(),
  /** Whether it writes from now on. */
  isConnected: z.boolean(),
})
export type ModelDownload = z.infer<typeof modelDownload>
export const modelDownloadAnswer = modelDownload

export const modelDownloadBody = z.strictObject({
  model: trimmedText(LIMITS.modelName.max).regex(OLLAMA_MODEL, 'Type a name as Ollama lists it, such as gemma3:4b.'),
})

export const localModelsAnswer = z.object({
  /** Of Ollama. */
  address: z.string(),
  isThere: z.boolean(),
  models: z.array(z.object({ name: z.string(), bytes: z.number() })),
  suggestions: z.array(z.object({ name: z.string(), bytes: z.number(), memoryGb: z.number(), note: z.string() })),
  download: modelDownload.nullable(),
})
export type LocalModels = z.infer<typeof localModelsAnswer>

/** `environment`: set by variables, so not editable in the browser. `found`: a server on this machine. */
const setBy = z.enum(['environment', 'browser', 'found', 'nobody'])

const outcomes = {
  lastSuccess: instant.nullable(),
  lastFailure: z.object({ at: instant, text: z.string() }).nullable(),
}

/** What is stored of a model's settings; never its key. */
const saved = { address: z.string(), hasKey: z.boolean(), model: z.string() }

const modelConnection = z.object({
  setBy,
  name: z.string(),
  connected: z.boolean(),
  ...traits,
  /** The settings saved in the browser, without the key. */
  settings: z.object({ provider: z.enum(MODEL_PROVIDERS), ...saved, embeddingModel: z.string().nullable() }).nullable(),
  since: instant.nullable(),
  ...outcomes,
})

const otherConnection = z.object({
  kind: z.enum(WATCHED_CONNECTIONS),
  connected: z.boolean(),
  variables: z.array(z.string()),
  ...outcomes,
})

export const ownModelsBody = z.strictObject({ allowed: z.boolean() })

export const connectionParams = z.object({ kind: z.enum(WATCHED_CONNECTIONS) })
export const connectionTestAnswer = z.object({ text: z.string() })
export type ConnectionTest = z.infer<typeof connectionTestAnswer>

export const connectionsAnswer = z.object({
  model: modelConnection,
  background: modelConnection,
  fallback: modelConnection,
  others: z.array(otherConnection),
  ownModels: z.object({ allowed: z.boolean(), people: z.number().int() }),
})
export type Connections = z.infer<typeof connectionsAnswer>
export type ModelConnection = z.infer<typeof modelConnection>
export type OtherConnection = z.infer<typeof otherConnection>

/** A model of a person's own, whose address must be on the public internet. */
export const ownModelEndpointBody = modelEndpointBody.extend({ provider: z.enum(REMOTE_PROVIDERS) })
export type OwnModelEndpointBody = z.infer<typeof ownModelEndpointBody>

export const ownModelBody = ownModelEndpointBody.extend({ model: modelName })
export type OwnModelBody = z.infer<typeof ownModelBody>

export const ownModelAnswer = z.object({
  /** Whether the operator allows them. If not, a stored one is not used. */
  allowed: z.boolean(),
  model: z
    .object({
      provider: z.enum(REMOTE_PROVIDERS),
      ...saved,
      since: instant,
      ...outcomes,
    })
    .nullable(),
})
export type OwnModelAnswer = z.infer<typeof ownModelAnswer>
