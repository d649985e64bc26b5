import type { Message } from '../../../contract/messages.ts'
import { UNSAVED } from '../../../core/limits.ts'

/** What was said in Sensitive Mode: kept in the session storage of this tab, and nowhere else. */

const MOST_KEPT = 200

const turnsKey = (helperId: number): string => `sensitive:${helperId}`
const modeKey = (helperId: number): string => `sensitive-mode:${helperId}`

export const readTurns = (helperId: number): Message[] =>
  JSON.parse(sessionStorage.getItem(turnsKey(helperId)) ?? '[]') as Message[]

export const hasTurns = (helperId: number): boolean => sessionStorage.getItem(turnsKey(helperId)) !== null

/** Keeps the newest; a full storage keeps what it has. */
export function writeTurns(helperId: number, turns: readonly Message[]): void {
  try {
    if (turns.length === 0) sessionStorage.removeItem(turnsKey(helperId))
    else sessionStorage.setItem(turnsKey(helperId), JSON.stringify(turns.slice(-MOST_KEPT)))
  } catch {
    // They stay on the page until it is closed.
  }
}

/** Whether the person switched it on or off in this tab; null when they did neither. */
export function readMode(helperId: number): boolean | null {
  const mode = sessionStorage.getItem(modeKey(helperId))
  return mode === null ? null : mode === 'on'
}

export const writeMode = (helperId: number, on: boolean): void =>
  sessionStorage.setItem(modeKey(helperId), on ? 'on' : 'off')

/** The next turn. Its id is below those of stored messages and of earlier turns, so that no two are the same. */
export function turnOf(
  turns: readonly Message[],
  fields: Pick<Message, 'helperId' | 'content' | 'isFromUser' | 'source'> & Partial<Pick<Message, 'deliveryStatus'>>,
  sentAt: string,
): Message {
  const id = Math.min(0, ...turns.map((turn) => turn.id)) - 1
  return { deliveryStatus: 'delivered', ...fields, id, sentAt, isSensitive: true }
}

/** As many of the newest turns as the server takes along, oldest first. */
export function turnsToSend(turns: readonly Message[]): Pick<Message, 'isFromUser' | 'content'>[] {
  let left: number = UNSAVED.characters
  const sent = []
  for (const { isFromUser, content } of turns.slice(-UNSAVED.turns).reverse()) {
    left -= content.length
    if (left < 0) break
    sent.unshift({ isFromUser, content })
  }
  return sent
}
