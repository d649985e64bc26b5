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
