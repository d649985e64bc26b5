import type { Features } from './collector.ts'

/** Quantised weights: one byte each in base64, and the size of a step. */
export interface StoredWeights {
  bytes: string
  step: number
  bias: number
}

export interface Weights {
  steps: Int8Array
  step: number
  bias: number
}

/** The weights stay bytes, so that they fit in the processor's cache. */
export const decodeWeights = ({ bytes, step, bias }: StoredWeights): Weights => ({
  steps: new Int8Array(Uint8Array.fromBase64(bytes).buffer),
  step,
  bias,
})

/** The score of a text: positive means that it is more like the positive examples. */
export function scoreOf({ at, value }: Features, { steps, step, bias }: Weights): number {
  let sum = 0
  for (let nth = 0; nth < at.length; nth += 1) sum += (steps[at[nth] ?? 0] ?? 0) * (value[nth] ?? 0)
  return bias + sum * step
}
