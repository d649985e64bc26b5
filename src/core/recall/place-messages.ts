import { GAP } from './find-candidates.ts'

/** A pause that ends a sitting. */
const PAUSE_MS = 2 * 60 * 60 * 1000

/** How far a conversation is placed. */
export interface Placed {
  nextPlace: number
  /** When the newest placed message was sent, in milliseconds; null for none. */
  lastAt: number | null
}

export interface Sitting {
  firstPlace: number
  startedAt: number
}

export interface Placement extends Placed {
  /** One a message. */
  places: number[]
  /** Those that begin with these messages. */
  sittings: Sitting[]
}

/** Places further messages of a conversation, given when each was sent, in the order in which they are to stand. */
export function placeMessages(placed: Placed, times: readonly number[]): Placement {
  let { nextPlace, lastAt } = placed
  const places: number[] = []
  const sittings: Sitting[] = []
  for (const at of times) {
    if (lastAt === null || Math.abs(at - lastAt) > PAUSE_MS) {
      if (lastAt !== null) nextPlace += GAP
      sittings.push({ firstPlace: nextPlace, startedAt: at })
    }
    places.push(nextPlace)
    nextPlace += 1
    lastAt = at
  }
  return { nextPlace, lastAt, places, sittings }
}

const SITTING_BYTES = 8

/** Sittings as they are stored: place and second of each, four bytes each, little-endian. */
export function encodeSittings(sittings: readonly Sitting[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(sittings.length * SITTING_BYTES))
  for (const [index, { firstPlace, startedAt }] of sittings.entries()) {
    view.setUint32(index * SITTING_BYTES, firstPlace, true)
    view.setUint32(index * SITTING_BYTES + 4, Math.max(0, Math.floor(startedAt / 1000)), true)
  }
  return new Uint8Array(view.buffer)
}

export function decodeSittings(bytes: Uint8Array): Sitting[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return Array.from({ length: bytes.length / SITTING_BYTES }, (_, index) => ({
    firstPlace: view.getUint32(index * SITTING_BYTES, true),
    startedAt: view.getUint32(index * SITTING_BYTES + 4, true) * 1000,
  }))
}
