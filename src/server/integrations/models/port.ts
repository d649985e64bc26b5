import type { Opening } from '../../../core/connections/reasoning-filter.ts'
import type { ModelRequest, StructuredRequest } from '../../../core/prompt/context.ts'

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
