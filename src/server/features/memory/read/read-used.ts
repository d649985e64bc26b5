import type { Memory, RememberedAnswer } from '../../../../contract/memory.ts'
import { mainSources } from '../../../../core/memory/used-facts.ts'
import { decryptMessage } from '../../../platform/crypto/sealed-message.ts'
import { notFound } from '../../../platform/errors/errors.ts'
import type { Actor, Uses } from '../../../platform/ports/services.ts'
import { findMemories } from '../store-memories.ts'
import { quoteOf, withReceipts } from './receipts.ts'
import { findSources, findUsed } from './store-messages.ts'

type SourceRow = Awaited<ReturnType<typeof findSources>>[number]

function presentTurn(actor: Actor, row: SourceRow): RememberedAnswer['turns'][number] {
  return {
    messageId: row.id,
    helperId: row.helperId,
    helperName: row.helperName,
    isFromUser: row.isFromUser,
    quote: quoteOf(decryptMessage(actor.dataKey, row.content)),
    saidAt: row.sentAt.toISOString(),
    isShared: row.shareAcrossHelpers,
  }
}

/** Which of them mattered for the reply. */
function mainOf(reply: string, facts: readonly Memory[], turns: RememberedAnswer['turns']) {
  const texts = [...facts.map(({ content }) => content), ...turns.map(({ quote }) => quote)]
  const main = new Set(mainSources(reply, texts))
  return {
    mainFacts: facts.filter((_, index) => main.has(index)).map(({ id }) => id),
    mainTurns: turns.filter((_, index) => main.has(facts.length + index)).map(({ messageId }) => messageId),
  }
}

/** Lists only what is still remembered, and which of it mattered. 404: not theirs. */
export async function readUsed(services: Uses<'db'>, actor: Actor, messageId: number): Promise<RememberedAnswer> {
  const { db } = services
  const { userId, dataKey } = actor
  const [used] = await findUsed(db, messageId, userId)
  if (!used) throw notFound('Message')
  const [factRows, turnRows] = await Promise.all([
    used.facts?.length ? findMemories(db, userId, used.facts) : [],
    used.turns?.length ? findSources(db, userId, used.turns) : [],
  ])
  const facts = await withReceipts(services, actor, factRows)
  const turns = turnRows.map((row) => presentTurn(actor, row))
  return { facts, turns, ...mainOf(decryptMessage(dataKey, used.content), facts, turns) }
}
