import type { HelperMemory } from '../../../../core/memory/helper-memory.ts'
import type { CircleMember, HelperVoice } from '../../../../core/prompt/context.ts'
import type { Danger } from '../../../../core/safety/concern.ts'
import type { ReadTurn } from '../../../platform/cache/conversation-cache.ts'
import { notFound } from '../../../platform/errors/errors.ts'
import type { Actor } from '../../../platform/ports/actor.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { voiceOf } from '../../helpers/present-helper.ts'
import { openMemory } from '../../memory/open-memory.ts'
import { openCare } from '../../safety/care.ts'
import { findConversation } from '../store.ts'
import { RECENT, readTurns } from './read-turns.ts'

export interface Conversation {
  helperId: number
  voice: HelperVoice
  /** The person's other helpers. */
  circle: CircleMember[]
  memory: HelperMemory
  /** Version of the helper's memory. If it differs when the reply is saved, something was removed in the meantime. */
  memoryVersion: number
  /** Days in a row with unanswered planned messages, up to now. */
  unanswered: number
  /** The newest turns, oldest first. */
  turns: ReadTurn[]
  /** Whether the person told other helpers something that can be recalled. */
  others: boolean
  /** Whether something the person said recently, to any helper, has not been searched for facts yet. */
  unread: boolean
  /** The care period that replies are currently written under; null if no danger was mentioned recently. */
  care: Danger | null
}

/** How many of a person's newest messages, across helpers, are checked for facts not found yet. */
const LATELY = 8

const idsOf = (newest: string | null): number[] => newest?.split(',').map(Number).reverse() ?? []

/** 404 if the helper is not theirs. */
export async function openConversation(
  services: Pick<Services, 'db' | 'clock' | 'conversationCache'>,
  actor: Actor,
  helperId: number,
  upTo = Number.MAX_SAFE_INTEGER,
): Promise<Conversation> {
  const { db, clock, conversationCache } = services
  const { userId, dataKey } = actor
  const [row] = await findConversation(db, { helperId, userId, upTo, limit: RECENT, lately: LATELY, now: clock.now() })
  if (!row) throw notFound('Helper')
  const ids = idsOf(row.newest)
  const turns = conversationCache.find(helperId, ids) ?? (await readTurns(services, actor, helperId, ids.at(-1)))
  return {
    helperId,
    voice: voiceOf(dataKey, row),
    circle: row.circle,
    memory: openMemory(dataKey, row),
    memoryVersion: row.memoryVersion,
    unanswered: row.unanswered,
    turns,
    others: row.others,
    unread: row.unread,
    care: row.care && openCare(dataKey, row.care),
  }
}
