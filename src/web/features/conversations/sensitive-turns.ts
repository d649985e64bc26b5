import type { Message } from '../../../contract/messages.ts'
import { UNSAVED } from '../../../core/text/limits.ts'
import { turnsKey } from './use-sensitive-mode.ts'

/** What was said in Sensitive Mode: kept in the session storage of this tab, and nowhere else. */

const MOST_KEPT = 200

export const readTurns = (helperId: number): Message[] =>
  JSON.parse(sessionStorage.getItem(turnsKey(helperId)) ?? '[]') as Message[]

/** Keeps the newest; a full storage keeps what it has. */
export function writeTurns(helperId: number, turns: readonly Message[]): void {
  try {
    if (turns.length === 0) sessionStorage.removeItem(turnsKey(helperId))
    else sessionStorage.setItem(turnsKey(helperId), JSON.stringify(turns.slice(-MOST_KEPT)))
  } catch {
    // They stay on the page until it is closed.
  }
}

/** The next turn. Its id is below those of stored messages and of earlier turns, so that no two are the same. */
export function turnOf(
  turns: readonly Message[],
  fields: Pick<Message, 'helperId' | 'content' | 'isFromUser' | 'source'> & Partial<Pick<Message, 'deliveryStatus'>>,
  sentAt: string,
): Message {
  const id = Math.min(0, ...turns.map((turn) => turn.id)) - 1
  const aiGenerated = !fields.isFromUser
  return { deliveryStatus: 'delivered', ...fields, id, sentAt, aiGenerated, isSensitive: true, isPlanned: false }
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
