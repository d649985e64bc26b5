import type { Message } from '../../../../contract/messages.ts'
import { UNSAVED } from '../../../../core/text/limits.ts'
import { turnsKey } from './sensitive-mode.tsx'

/** Turns of Sensitive Mode, kept in the session storage of this tab and nowhere else. */

const MOST_KEPT = 200

export const readSensitiveTurns = (helperId: number): Message[] =>
  JSON.parse(sessionStorage.getItem(turnsKey(helperId)) ?? '[]') as Message[]

/** Saves the newest turns; when the storage is full, the earlier ones stay. */
export function writeTurns(helperId: number, turns: readonly Message[]): void {
  try {
    if (turns.length === 0) sessionStorage.removeItem(turnsKey(helperId))
    else sessionStorage.setItem(turnsKey(helperId), JSON.stringify(turns.slice(-MOST_KEPT)))
  } catch {}
}

/** Ids are negative and descending, so that they differ from stored messages and from each other. */
export function newSensitiveTurn(
  turns: readonly Message[],
  fields: Pick<Message, 'helperId' | 'content' | 'isFromUser' | 'source'> &
    Partial<Pick<Message, 'deliveryStatus' | 'isReminderRefused'>>,
  sentAt: string,
): Message {
  const id = Math.min(0, ...turns.map((turn) => turn.id)) - 1
  const aiGenerated = !fields.isFromUser
  return { deliveryStatus: 'delivered', ...fields, id, sentAt, aiGenerated, isSensitive: true, isPlanned: false }
}

/** The newest turns, as many as the server accepts, oldest first. */
export function turnsToSend(turns: readonly Message[]): Pick<Message, 'isFromUser' | 'content' | 'source'>[] {
  let left: number = UNSAVED.characters
  const sent = []
  for (const { isFromUser, content, source } of turns.slice(-UNSAVED.turns).reverse()) {
    left -= content.length
    if (left < 0) break
    sent.unshift({ isFromUser, content, source })
  }
  return sent
}

export const sensitiveBody = (
  helperId: number,
  earlier: readonly Message[],
  content: string,
  isMisunderstood = false,
) => ({
  helperId,
  content,
  earlier: turnsToSend(earlier),
  ...(isMisunderstood ? { isMisunderstood } : {}),
})
