/** Vectors are stored in blocks of 64 positions. */
export const BLOCK_BITS = 6

/** Maximum characters of a message that are embedded. */
const LONGEST = 1000

/** The message that a vector is made from, at its position in the index. */
interface VectorSource {
  messageId: number
  position: number
  /** As returned by `visibilityOf`. */
  visibility: number
}

/** The vectors whose message is still there, with unchanged visibility. */
export function stillValid<Vector extends VectorSource>(
  vectors: readonly Vector[],
  now: readonly VectorSource[],
): Vector[] {
  const byPosition = new Map(now.map((source) => [source.position, source]))
  return vectors.filter(({ position, messageId, visibility }) => {
    const source = byPosition.get(position)
    return source?.messageId === messageId && source.visibility === visibility
  })
}

export const cutText = (text: string): string => text.slice(0, LONGEST)

/** A vector quantised to one byte per number. */
export interface Quantised {
  values: Int8Array
  /** Normalises a vector to length one. */
  scale: number
}

export type MessageVector = VectorSource & Quantised

const MOST_VALUE = 127
/** No model has more dimensions; stored in two bytes. */
export const MOST_DIMENSIONS = 8192

/** Null for a vector without direction: empty, too long, not finite, or all zero. */
export function quantise(vector: readonly number[]): Quantised | null {
  const most = vector.reduce((max, value) => Math.max(max, Math.abs(value)), 0)
  if (!(most > 0 && most < Number.POSITIVE_INFINITY) || vector.length > MOST_DIMENSIONS) return null
  const values = Int8Array.from(vector, (value) => Math.round((value / most) * MOST_VALUE))
  return { values, scale: 1 / Math.sqrt(dot(values, values)) }
}

/** In whole numbers, which no vector of `MOST_DIMENSIONS` overflows: with fractions it takes half as long again. */
function dot(one: Int8Array, other: Int8Array): number {
  let sum = 0
  for (let at = 0; at < one.length; at += 1) sum = (sum + (one[at] as number) * (other[at] as number)) | 0
  return sum
}

/** Cosine similarity, -1 to 1; 0 for vectors of different models. */
export const cosine = (one: Quantised, other: Quantised): number =>
  one.values.length === other.values.length ? dot(one.values, other.values) * one.scale * other.scale : 0

/** Of each vector: message (float8), scale (float4), visibility (uint2), position in the block; one byte is unused. */
const HEAD = 16
const SIZE = 2

/** The vectors of one block, all of the same length: that length (uint2), then each with its header; little-endian. */
export function encodeBlock(vectors: readonly MessageVector[]): Uint8Array {
  const dimensions = vectors[0]?.values.length ?? 0
  const bytes = new Uint8Array(SIZE + vectors.length * (HEAD + dimensions))
  const view = new DataView(bytes.buffer)
  view.setUint16(0, dimensions, true)
  for (const [index, { messageId, scale, visibility, position, values }] of vectors.entries()) {
    const at = SIZE + index * (HEAD + dimensions)
    view.setFloat64(at, messageId, true)
    view.setFloat32(at + 8, scale, true)
    view.setUint16(at + 12, visibility, true)
    view.setUint8(at + 14, position & ((1 << BLOCK_BITS) - 1))
    bytes.set(new Uint8Array(values.buffer, values.byteOffset, dimensions), at + HEAD)
  }
  return bytes
}

/** As views of its bytes. */
export function decodeBlock(block: number, bytes: Uint8Array): MessageVector[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const dimensions = view.getUint16(0, true)
  return Array.from({ length: (bytes.length - SIZE) / (HEAD + dimensions) }, (_, index) => {
    const at = SIZE + index * (HEAD + dimensions)
    return {
      messageId: view.getFloat64(at, true),
      scale: view.getFloat32(at + 8, true),
      visibility: view.getUint16(at + 12, true),
      position: (block << BLOCK_BITS) + view.getUint8(at + 14),
      values: new Int8Array(bytes.buffer, bytes.byteOffset + at + HEAD, dimensions),
    }
  })
}
