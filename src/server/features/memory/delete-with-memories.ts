import { sentenceOf } from '../../../core/memory/attributes.ts'
import type { Transaction } from '../../db/statement.ts'
import type { Actor } from '../../ports/actor.ts'
import type { Services } from '../../ports/services.ts'
import { takeBack } from './change-facts.ts'
import { endFacts, endWrittenWith } from './end-memories.ts'
import { openFact, sealQuote } from './seal-fact.ts'
import { findFactsOf, findSaidElsewhere, moveFacts } from './store-helper-facts.ts'
import { findMessagesOf } from './store-reach.ts'
import type { Owner } from './write-claims.ts'

const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id)

/** What the person told another helper too is that one's from now on; the words that told it go with their conversation. */
async function moveShared(tx: Transaction, { userId, dataKey }: Owner, helperId: number): Promise<void> {
  const rows = await findSaidElsewhere(tx, { userId, helperId })
  if (rows.length === 0) return
  const moved = rows.map((row) => ({ id: row.id, quote: sealQuote(dataKey, sentenceOf(openFact(dataKey, row))) }))
  await moveFacts(tx, userId, helperId, moved)
}

/** Deletes a helper by `remove`, which tells whether there was one, with all that others wrote with what it was told. */
export async function deleteWithMemories(
  services: Pick<Services, 'db' | 'clock' | 'conversationCache'>,
  actor: Pick<Actor, 'userId' | 'dataKey'>,
  helperId: number,
  remove: (tx: Transaction) => Promise<boolean>,
): Promise<boolean> {
  let isGone = false
  await takeBack(services, actor, async (tx, owner) => {
    await moveShared(tx, owner, helperId)
    await endFacts(tx, owner, idsOf(await findFactsOf(tx, owner.userId, helperId)))
    await endWrittenWith(tx, owner, idsOf(await findMessagesOf(tx, owner.userId, helperId)))
    isGone = await remove(tx)
    return isGone
  })
  return isGone
}
