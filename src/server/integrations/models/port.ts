import type { ModelProvider, ModelRole } from '../../../core/connections/model-providers.ts'
import type { Opening } from '../../../core/connections/reasoning-filter.ts'
import type { ModelRequest, StructuredRequest } from '../../../core/prompt/context.ts'
import type { CallAdmissions } from '../../platform/ports/call-admissions.ts'

export interface TokenUsage {
  inputTokens: number
  outputTokens: number
  /** The endpoint did not count: these are estimates, not to be billed. */
  estimated?: true
}

/** `isCut`: the reply reached its limit, so it may end in mid-sentence. */
export interface ReplyEnd extends TokenUsage {
  isCut?: true
}

/** What was learnt of a model from its answers. */
export interface ModelTraits {
  opening: Opening
  /** Tokens of reasoning that an answer may cost beyond its output limit. */
  roomTokens: number
  /** How it gives JSON: by a schema, as any object, asked in words, or not at all. */
  json: 'unknown' | 'schema' | 'object' | 'plain' | 'none'
}

/** Why there is no word yet: the model is being loaded, or it reasons. */
export type WaitingFor = 'loading' | 'reasoning'

type AiFault = Error & { readonly kind: AiFailure }

export interface StreamOptions {
  /** Aborts the call; the stream then rejects with the signal's reason. */
  signal: AbortSignal
  /** Called with each piece of text in order; never with an empty one. */
  onText(text: string): void
  /** All text so far was reasoning after all. */
  onTakeBack?(): void
  onProgress?(waitingFor: WaitingFor): void
  /** Awaited before the second attempt; a rejection prevents it. */
  beforeRetry?(failed: AiFault): Promise<void>
}

/** Failures are `AiError`s. Timeouts and the one retry before the first token are up to the adapter. */
export interface Ai {
  /** False: there is none, and every call is refused. */
  readonly connected: boolean
  /** Runs on this machine, at no cost. */
  readonly local: boolean
  /** Belongs to the person it writes for, who pays for it. */
  readonly isOwn?: true
  /** Who runs it, for people: `OpenAI`, or the host of its address; null without a model. */
  readonly provider: string | null
  /** Whether it accepts pictures. */
  readonly sees?: boolean
  /** For people and records: `gpt-6-luna`. */
  readonly name: string
  /** As known by now. */
  traits?(): ModelTraits
  /** The model of `embed`, which is unsupported without one. */
  readonly embeddingModel?: string | undefined
  /** Loads what the first reply would otherwise wait for. */
  prepare?(): Promise<void>
  /** Writes one reply; resolves when it has ended. */
  stream(request: ModelRequest, options: StreamOptions): Promise<ReplyEnd>
  /** One answer in the given JSON shape; the caller validates it. `beforeRetry`: as for a reply. */
  structured(
    request: StructuredRequest,
    signal: AbortSignal,
    beforeRetry?: StreamOptions['beforeRetry'],
  ): Promise<{ value: unknown; usage: TokenUsage }>
  /** One vector per text, in order. */
  embed(texts: readonly string[], signal: AbortSignal): Promise<{ vectors: number[][]; usage: TokenUsage }>
}

/**
 * `refused`: the endpoint rejects the request, such as its key or a parameter. `declined`: the model does not want to
 * reply. `cut_off`: the answer ended too early, was too long or can't be read. `unsupported`: the model can't do it.
 * `only_reasoning`: it reasoned, perhaps up to its limit, and wrote nothing. `not_admitted`: a limit, the breaker or a
 * pause stopped the call.
 */
export type AiFailure =
  | 'unreachable'
  | 'timeout'
  | 'rate_limited'
  | 'refused'
  | 'declined'
  | 'cut_off'
  | 'unsupported'
  | 'only_reasoning'
  | 'not_admitted'

/** Where models may be: `anywhere` but a cloud's metadata service, or only on the `public` internet. */
export type AllowedNetwork = 'anywhere' | 'public'

/** Whose models are called, and how. */
export interface ModelAccess {
  /** With its version, where the protocol has one, and without a trailing slash: `https://api.openai.com/v1`. */
  baseUrl: string
  apiKey: string | undefined
  model: string
  embeddingModel: string | undefined
  reach?: AllowedNetwork | undefined
  /** What is known of the model from earlier. */
  traits?: Partial<ModelTraits> | undefined
}

export interface ModelEndpoint {
  provider: ModelProvider
  /** Without a trailing slash. */
  address: string
  apiKey: string | null
}

export interface ModelSettings extends ModelEndpoint {
  model: string
  embeddingModel: string | null
  /** What was learnt of it when it was connected. */
  traits?: ModelTraits | undefined
}

export interface ProviderModel {
  id: string
  /** In tokens, if the provider says. */
  contextLength: number | null
  /** In US dollars per million tokens, if the provider says. */
  inputUsd: number | null
  outputUsd: number | null
}

export interface Models {
  /** The one in use; an operator can change it while the server runs. */
  readonly current: Ai
  /** Reads conversations in the background; null if the one in use does. */
  readonly background: Ai | null
  /** Replies while the one in use fails; null if nothing does. */
  readonly fallback: Ai | null
  readonly ollama: Ollama
  /** Embeds sentences on this machine, where no provider does; null if it is switched off. */
  readonly sentenceModel: SentenceEmbeddings | null
  /** Of the calls of the one in use. */
  readonly admissions: CallAdmissions
  /** Whether the environment names it, so that it cannot be changed. */
  readonly isLocked: boolean
  /** Uses another one from the next call on; null for the one found at the start, or none. */
  use(role: ModelRole, ai: Ai | null): void
  open(settings: ModelSettings): Promise<Ai>
  /** The same for a model of a person's own, whose address must be on the public internet. */
  openOwn(settings: ModelSettings): Promise<Ai>
  /** Rejects with an `AiError`. */
  list(endpoint: ModelEndpoint): Promise<ProviderModel[]>
  listOwn(endpoint: ModelEndpoint): Promise<ProviderModel[]>
  /** Whether a model server answers there. Never rejects. */
  answers(address: string): Promise<boolean>
}

/** The Ollama of this machine, or of OLLAMA_HOST. */
export interface Ollama {
  /** Without a path: `http://127.0.0.1:11434`. */
  readonly address: string
  /** The models that it has, for conversations; null if it does not answer. Never rejects. */
  models(): Promise<OllamaModel[] | null>
  /** Downloads a model; resolves when it is there. Rejects with an `OllamaError`, or the signal's reason. */
  pull(model: string, options: { signal: AbortSignal; onProgress(progress: PullProgress): void }): Promise<void>
}

export interface OllamaModel {
  name: string
  bytes: number
}

export interface PullProgress {
  completedBytes: number
  /** As far as is known: each layer tells its own size when it begins. */
  totalBytes: number
}

export type OllamaFailure = 'away' | 'unknown_model' | 'disk_full' | 'no_network' | 'too_old' | 'broken_off' | 'failed'

/** Sentence embeddings, computed on this machine as unit vectors. */
export interface SentenceEmbeddings {
  /** One vector per text, in order; null if they are late, aborted or fail. Never rejects. */
  embed(texts: readonly string[], patienceMs: number, signal?: AbortSignal): Promise<Float32Array[] | null>
  close(): Promise<void>
}
