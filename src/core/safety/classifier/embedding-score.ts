import { NETWORK } from './embedding-network.ts'

export const EMBEDDING_SIZE = 512
export const HIDDEN = 128

/** One byte a weight, a row for each hidden unit. */
const rows = new Int8Array(Uint8Array.fromBase64(NETWORK.rows).buffer)

/** Above zero if the embedding of an English sentence is more like those of dangers than those of harmless examples. */
export function scoreEmbedding(embedding: ArrayLike<number>): number {
  let danger = NETWORK.bias
  for (let unit = 0; unit < HIDDEN; unit += 1) {
    let sum = 0
    for (let at = 0; at < EMBEDDING_SIZE; at += 1) sum += (rows[unit * EMBEDDING_SIZE + at] ?? 0) * (embedding[at] ?? 0)
    danger += (NETWORK.out[unit] ?? 0) * Math.max(0, sum * NETWORK.step + (NETWORK.biases[unit] ?? 0))
  }
  return danger
}
