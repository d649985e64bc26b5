import type { Services } from '../../ports.ts'
import { findStanding } from './fact-store.ts'

/** Whether what a message told is still so. */
export interface Standing {
  messageId: number
  /** False when another message told something else of the same thing later. */
  isCurrent: boolean
  /** The message that told it. */
  laterMessageId: number | null
}

/**
 * Of messages of a person, those that told facts: one row a message, superseded when every fact that it told is. A
 * message that is not named told none. For ranking: what is current comes before what it superseded.
 */
export async function standingOf(
  services: Pick<Services, 'db'>,
  userId: number,
  messageIds: readonly number[],
): Promise<Standing[]> {
  const rows = await findStanding(services.db, userId, [...messageIds])
  return rows.map(({ messageId, isCurrent, later }) => ({
    messageId: Number(messageId),
    isCurrent,
    laterMessageId: later === null ? null : Number(later),
  }))
}
