/** What sentences mean, as vectors of length one that this machine makes by itself. English only. */
export interface SentenceEmbeddings {
  /** One vector a text, in order; null where there are none in time, or at all. Never rejects. */
  embed(texts: readonly string[], patienceMs: number): Promise<Float32Array[] | null>
  close(): Promise<void>
}
