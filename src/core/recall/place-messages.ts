import { GAP, type Sittings } from './find-candidates.ts'

/** A longer pause ends a session. */
const PAUSE_MS = 2 * 60 * 60 * 1000

/** How much of a conversation has been assigned positions. */
export interface Placed {
  nextPlace: number
  /** When the newest positioned message was sent, in milliseconds; null for none. */
  lastAt: number | null
}

export interface Sitting {
  firstPlace: number
  startedAt: number
}

export interface Placement extends Placed {
  /** One per message. */
  places: number[]
  /** Sessions that begin among these messages. */
  sittings: Sitting[]
}

/** Assigns positions to further messages of a conversation, given the time of each, in order. */
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

/** Encodes sessions for storage: position and Unix second, four bytes each, little-endian. */
export function encodeSittings(sittings: readonly Sitting[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(sittings.length * SITTING_BYTES))
  for (const [index, { firstPlace, startedAt }] of sittings.entries()) {
    view.setUint32(index * SITTING_BYTES, firstPlace, true)
    view.setUint32(index * SITTING_BYTES + 4, Math.max(0, Math.floor(startedAt / 1000)), true)
  }
  return new Uint8Array(view.buffer)
}

/** Decodes the stored sessions of several conversations, adding each one's `base` to its positions. */
export function decodeSittings(conversations: readonly { base: number; stored: Uint8Array }[]): Sittings {
  const count = conversations.reduce((sum, { stored }) => sum + stored.length, 0) / SITTING_BYTES
  const sittings = { firstPlaces: new Int32Array(count), startedAt: new Float64Array(count) }
  let index = 0
  for (const { base, stored } of conversations) {
    const view = new DataView(stored.buffer, stored.byteOffset, stored.byteLength)
    for (let at = 0; at < stored.length; at += SITTING_BYTES) {
      sittings.firstPlaces[index] = base + view.getUint32(at, true)
      sittings.startedAt[index] = view.getUint32(at + 4, true) * 1000
      index += 1
    }
  }
  return sittings
}
