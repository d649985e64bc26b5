import { GAP, type Sessions } from './find-candidates.ts'

/** A longer pause ends a session. */
const PAUSE_MS = 2 * 60 * 60 * 1000

export interface Positioned {
  nextPosition: number
  /** When the newest positioned message was sent, in milliseconds; null for none. */
  lastAt: number | null
}

export interface Session {
  firstPosition: number
  startedAt: number
}

export interface AssignedPositions extends Positioned {
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
