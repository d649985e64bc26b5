import type { HelperMemory } from '../../../core/memory/helper-memory.ts'
import type { HelperVoice } from '../../../core/prompt/prompt.ts'
import type { Care } from '../../../core/safety/screen-turns.ts'
import type { ReadTurn } from '../../conversation-cache.ts'
import { notFound } from '../../errors.ts'
import type { Actor } from '../../ports/actor.ts'
import type { Services } from '../../ports/services.ts'
import { voiceOf } from '../helpers/present-helper.ts'
import { openMemory } from '../memory/open-memory.ts'
import { openCare } from '../safety/care.ts'
import { RECENT, readTurns } from './read-turns.ts'
import { findConversation } from './store.ts'

/** A conversation as a reply in it is written from. */
export interface Conversation {
  helperId: number
  voice: HelperVoice
  memory: HelperMemory
  /** Of what the helper remembers: another one by the time the reply is saved means that something was taken back. */
  memoryVersion: number
  /** Days in a row with planned messages that nobody answered until now. */
  unanswered: number
  /** The newest ones, oldest first. */
  turns: ReadTurn[]
  /** Was something said to other helpers of the person that can be recalled? */
  others: boolean
  /** What the person's replies are written under for now; null where no danger was told of lately. */
  care: Care | null
}

const idsOf = (newest: string | null): number[] => newest?.split(',').map(Number).reverse() ?? []

/** Opens a conversation as it was up to a message. Throws 404 where the helper is not theirs. */
export async function openConversation(
  services: Pick<Services, 'db' | 'clock' | 'conversationCache'>,
  actor: Actor,
  helperId: number,
  upTo = Number.MAX_SAFE_INTEGER,
): Promise<Conversation> {
  const { db, clock, conversationCache } = services
  const { userId, dataKey } = actor
  const [row] = await findConversation(db, { helperId, userId, upTo, limit: RECENT, now: clock.now() })
  if (!row) throw notFound('Helper')
  const ids = idsOf(row.newest)
  const turns = conversationCache.find(helperId, ids) ?? (await readTurns(services, actor, helperId, ids.at(-1)))
  return {
    helperId,
    voice: voiceOf(dataKey, row),
    memory: openMemory(dataKey, row),
    memoryVersion: row.memoryVersion,
    unanswered: row.unanswered,
    turns,
    others: row.others,
    care: row.care && openCare(dataKey, row.care),
  }
}
