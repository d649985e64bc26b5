import type { ModelProvider, ModelRole } from '../../core/connections/model-providers.ts'
import type { Ai } from './ai.ts'

/** Where a provider answers, and the key for it. */
export interface ModelPlace {
  provider: ModelProvider
  /** Without a slash at the end. */
  address: string
  apiKey: string | null
}

export interface ModelSettings extends ModelPlace {
  model: string
  embeddingModel: string | null
}

/** A model that a provider offers. */
export interface ListedModel {
  id: string
  /** Tokens, where the provider says so. */
  contextLength: number | null
  /** US dollars for a million tokens, where the provider says so. */
  inputUsd: number | null
  outputUsd: number | null
}

/** The model that answers, and others that could. */
export interface Models {
  /** The one in use. */
  readonly current: Ai
  /** Reads conversations in the background; null: the one in use does. */
  readonly background: Ai | null
  /** Replies while the one in use fails; null: the built-in engine does. */
  readonly fallback: Ai | null
  /** Does the environment name it? It cannot be changed then. */
  readonly isLocked: boolean
  /** Uses another one from the next call on; null: the one that was found at the start, or none. */
  use(role: ModelRole, ai: Ai | null): void
  open(settings: ModelSettings): Promise<Ai>
  /** Fails with an `AiError`. */
  list(place: ModelPlace): Promise<ListedModel[]>
  /** Does a server of models answer there? Never fails. */
  answers(address: string): Promise<boolean>
}
