import { HOUR_MS } from '../time/durations.ts'
import { GAP, type Sessions, type TermHits } from './find-candidates.ts'

/** A longer pause ends a session. */
const PAUSE_MS = 2 * HOUR_MS

interface Positioned {
  nextPosition: number
  /** When the newest positioned message was sent, in milliseconds; null for none. */
  lastAt: number | null
}

interface Session {
  firstPosition: number
  startedAt: number
}

interface AssignedPositions extends Positioned {
  /** One per message. */
  positions: number[]
  /** Sessions that begin among these messages. */
  sessions: Session[]
}

/** Given the time of each message, in order. */
export function positionMessages(positioned: Positioned, times: readonly number[]): AssignedPositions {
  let { nextPosition, lastAt } = positioned
  const positions: number[] = []
  const sessions: Session[] = []
  for (const at of times) {
    if (lastAt === null || Math.abs(at - lastAt) > PAUSE_MS) {
      if (lastAt !== null) nextPosition += GAP
      sessions.push({ firstPosition: nextPosition, startedAt: at })
    }
    positions.push(nextPosition)
    nextPosition += 1
    lastAt = at
  }
  return { nextPosition, lastAt, positions, sessions }
}

const SESSION_BYTES = 8

/** Encodes sessions for storage: position and Unix second, four bytes each, little-endian. */
export function encodeSessions(sessions: readonly Session[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(sessions.length * SESSION_BYTES))
  for (const [index, { firstPosition, startedAt }] of sessions.entries()) {
    view.setUint32(index * SESSION_BYTES, firstPosition, true)
    view.setUint32(index * SESSION_BYTES + 4, Math.max(0, Math.floor(startedAt / 1000)), true)
  }
  return new Uint8Array(view.buffer)
}

/** Decodes the stored sessions of several conversations, adding each one's `base` to its positions. */
export function decodeSessions(conversations: readonly { base: number; stored: Uint8Array }[]): Sessions {
  const count = conversations.reduce((sum, { stored }) => sum + stored.length, 0) / SESSION_BYTES
  const sessions = { firstPositions: new Int32Array(count), startedAt: new Float64Array(count) }
  let index = 0
  for (const { base, stored } of conversations) {
    const view = new DataView(stored.buffer, stored.byteOffset, stored.byteLength)
    for (let at = 0; at < stored.length; at += SESSION_BYTES) {
      sessions.firstPositions[index] = base + view.getUint32(at, true)
      sessions.startedAt[index] = view.getUint32(at + 4, true) * 1000
      index += 1
    }
  }
  return sessions
}

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
