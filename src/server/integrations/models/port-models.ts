import type { ModelProvider, ModelRole } from '../../../core/connections/model-providers.ts'
import type { Ai, ModelTraits } from './port.ts'

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
