import type { Turn } from '../../../core/prompt.ts'
import type { Services } from '../../ports.ts'
import type { DataKey } from '../../vault.ts'
import { openMessage } from './present-message.ts'
import { recentTurns } from './store.ts'

/** Messages that a prompt is composed from; its token budget cuts further. */
const RECENT = 50

/** A turn, and the message that it was. */
export interface ReadTurn extends Turn {
  id: number
}

/** What was said last in a conversation, up to a message, oldest first. */
export async function readTurns(
  services: Services,
  owner: { userId: number; dataKey: DataKey },
  helperId: number,
  upTo = Number.MAX_SAFE_INTEGER,
): Promise<ReadTurn[]> {
  const rows = await recentTurns(services.db, helperId, owner.userId, upTo, RECENT)
  return rows
    .reverse()
    .map((row) => ({ id: Number(row.id), fromPerson: row.is_from_user, text: openMessage(owner.dataKey, row.content) }))
}
