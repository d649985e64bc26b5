/** Stored examples: embeddings binarised to one sign bit per dimension. */
export interface KeptMeanings {
  /** Base64 of the concatenated codes. */
  dangers: string
  harmless: string
}

export const MEANING_SIZE = 512
const CODE_BYTES = MEANING_SIZE / 8
/** Number of nearest neighbours compared. */
const NEAREST = 8

export type Codes = readonly Uint8Array[]

export function openCodes(kept: string): Codes {
  const bytes = Uint8Array.fromBase64(kept)
  return Array.from({ length: bytes.length / CODE_BYTES }, (_, nth) =>
    bytes.subarray(nth * CODE_BYTES, (nth + 1) * CODE_BYTES),
  )
}

export function codeOf(vector: ArrayLike<number>): Uint8Array {
  const code = new Uint8Array(CODE_BYTES)
  for (let place = 0; place < MEANING_SIZE; place += 1) {
    if ((vector[place] ?? 0) > 0) code[place >> 3] = (code[place >> 3] ?? 0) | (1 << (place & 7))
  }
  return code
}

const BYTES = 256

/** Lookup table: the dot product of each byte value with eight dimensions of a vector, for each byte of a code. */
function sumsOf(vector: ArrayLike<number>): Float32Array {
  const sums = new Float32Array(CODE_BYTES * BYTES)
  for (let at = 0; at < CODE_BYTES; at += 1) {
    for (let byte = 0; byte < BYTES; byte += 1) {
      let sum = 0
      for (let bit = 0; bit < 8; bit += 1) {
        const value = vector[at * 8 + bit] ?? 0
        sum += (byte >> bit) & 1 ? value : -value
      }
      sums[at * BYTES + byte] = sum
    }
  }
  return sums
}

/** Cosine similarity of a unit vector, by its lookup table, to a code. */
function closeness(sums: Float32Array, code: Uint8Array): number {
  let sum = 0
  for (let at = 0; at < CODE_BYTES; at += 1) sum += sums[at * BYTES + (code[at] ?? 0)] ?? 0
  return sum / Math.sqrt(MEANING_SIZE)
}

function closenessOfNearest(sums: Float32Array, codes: Codes): number {
  const nearest = Float64Array.from(codes, (code) => closeness(sums, code))
    .sort()
    .slice(-NEAREST)
  return nearest.reduce((sum, one) => sum + one, 0) / Math.max(nearest.length, 1)
}

/** How much closer an embedding is to the nearest dangers than to the nearest harmless examples. */
export function marginOf(vector: ArrayLike<number>, dangers: Codes, harmless: Codes): number {
  const sums = sumsOf(vector)
  return closenessOfNearest(sums, dangers) - closenessOfNearest(sums, harmless)
}
