import { NETWORK } from './network.ts'

export const MEANING_SIZE = 512
export const HIDDEN = 128

/** One byte a weight, a row for each hidden unit. */
const rows = new Int8Array(Uint8Array.fromBase64(NETWORK.rows).buffer)

/** Above zero if the embedding of an English sentence is more like those of dangers than those of harmless examples. */
export function dangerByMeaning(meaning: ArrayLike<number>): number {
  let danger = NETWORK.bias
  for (let unit = 0; unit < HIDDEN; unit += 1) {
    let sum = 0
    for (let at = 0; at < MEANING_SIZE; at += 1) sum += (rows[unit * MEANING_SIZE + at] ?? 0) * (meaning[at] ?? 0)
    danger += (NETWORK.out[unit] ?? 0) * Math.max(0, sum * NETWORK.step + (NETWORK.biases[unit] ?? 0))
  }
  return danger
}
