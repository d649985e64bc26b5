import type { TermHits } from './find-candidates.ts'

/** Three bytes per message, so that one is easily added or removed: position in the chunk (little-endian), strength. */
export const CHUNK_BITS = 11
const CHUNK_MASK = (1 << CHUNK_BITS) - 1
export const ENTRY_BYTES = 3
/** Strengths are below 2.2. */
const STEPS = 115

export const chunkOf = (position: number): number => position >> CHUNK_BITS

export function encodeEntry(position: number, strength: number): [number, number, number] {
  const offset = position & CHUNK_MASK
  return [offset & 0xff, offset >> 8, Math.max(1, Math.round(strength * STEPS))]
}

const offsetAt = (entries: Uint8Array, index: number): number =>
  (entries[index] as number) | ((entries[index + 1] as number) << 8)

/** Chunks of one term, with the offset to add to their positions. */
export interface Chunk {
  chunk: number
  base: number
  entries: Uint8Array
}

const isBefore = (one: Chunk, other: Chunk): number => one.base - other.base || one.chunk - other.chunk

/** Below position `end`, from chunks in any order. */
export function decodeHits(chunks: readonly Chunk[], end: number): TermHits {
  const size = chunks.reduce((sum, { entries }) => sum + entries.length, 0) / ENTRY_BYTES
  const positions = new Int32Array(size)
  const strengths = new Float32Array(size)
  const inOrder = [...chunks].sort(isBefore)
  let hit = 0
  for (const { chunk, base, entries } of inOrder) {
    const first = base + (chunk << CHUNK_BITS)
    for (let index = 0; index < entries.length; index += ENTRY_BYTES) {
      const position = first + offsetAt(entries, index)
      if (position >= end) continue
      positions[hit] = position
      strengths[hit] = (entries[index + 2] as number) / STEPS
      hit += 1
    }
  }
  return { positions: positions.subarray(0, hit), strengths: strengths.subarray(0, hit) }
}

/** Positions within their own conversation, from its chunks. */
export const positionsIn = (chunks: readonly Pick<Chunk, 'chunk' | 'entries'>[]): Int32Array =>
  decodeHits(
    chunks.map(({ chunk, entries }) => ({ chunk, base: 0, entries })),
    Number.POSITIVE_INFINITY,
  ).positions

export function keepEntries(chunk: number, entries: Uint8Array, isThere: (position: number) => boolean): Uint8Array {
  const kept: number[] = []
  for (let index = 0; index < entries.length; index += ENTRY_BYTES) {
    const position = (chunk << CHUNK_BITS) + offsetAt(entries, index)
    if (isThere(position)) kept.push(...entries.subarray(index, index + ENTRY_BYTES))
  }
  return Uint8Array.from(kept)
}
