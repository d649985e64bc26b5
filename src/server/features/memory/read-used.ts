import type { RememberedAnswer } from '../../../contract/memory.ts'
import { notFound } from '../../errors.ts'
import type { Actor } from '../../ports/actor.ts'
import type { Services } from '../../ports/services.ts'
import { openMessage } from '../../sealed-message.ts'
import { presentMemory } from './seal-fact.ts'
import { findFacts } from './store-facts.ts'
import { findSources, findUsed } from './store-messages.ts'

const LONGEST_QUOTE = 300

/** What a message is based on, as far as it is still remembered. 404: not theirs. */
export async function readUsed(
  services: Pick<Services, 'db'>,
  actor: Actor,
  messageId: number,
): Promise<RememberedAnswer> {
  const { db } = services
  const [used] = await findUsed(db, messageId, actor.userId)
  if (!used) throw notFound('Message')
  const facts = used.facts ?? []
  const turns = used.turns ?? []
  const [factRows, turnRows] = await Promise.all([
    facts.length > 0 ? findFacts(db, actor.userId, facts) : [],
    turns.length > 0 ? findSources(db, actor.userId, turns) : [],
  ])
  return {
    facts: factRows.map((row) => presentMemory(actor.dataKey, row)),
    turns: turnRows.map(({ id, helperId, helperName, isFromUser, content, sentAt, shareAcrossHelpers }) => ({
      messageId: id,
      helperId,
      helperName,
      isFromUser,
      quote: openMessage(actor.dataKey, content).slice(0, LONGEST_QUOTE),
      saidAt: sentAt.toISOString(),
      isShared: shareAcrossHelpers,
    })),
  }
}
