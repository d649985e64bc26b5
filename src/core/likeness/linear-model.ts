import type { Features } from './collector.ts'

/** Quantised weights: one byte each, and the size of a step. */
export interface KeptWeights {
  bytes: string
  step: number
  bias: number
}

export interface Weights {
  steps: Int8Array
  step: number
  bias: number
}

/** The weights stay bytes, so that the processor's cache holds them. */
export const openWeights = ({ bytes, step, bias }: KeptWeights): Weights => ({
  steps: new Int8Array(Uint8Array.fromBase64(bytes).buffer),
  step,
  bias,
})

export function total({ at, value }: Features, { steps, step, bias }: Weights): number {
  let sum = 0
  for (let nth = 0; nth < at.length; nth += 1) sum += (steps[at[nth] ?? 0] ?? 0) * (value[nth] ?? 0)
  return bias + sum * step
}
