/** Sentence embeddings, computed on this machine as unit vectors. */
export interface SentenceEmbeddings {
  /** One vector per text, in order; null if they are late, aborted or fail. Never rejects. */
  embed(texts: readonly string[], patienceMs: number, signal?: AbortSignal): Promise<Float32Array[] | null>
  close(): Promise<void>
}
