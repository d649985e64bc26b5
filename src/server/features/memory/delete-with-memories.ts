import type { Transaction } from '../../db/statement.ts'
import type { Actor } from '../../ports/actor.ts'
import type { Services } from '../../ports/services.ts'
import { retractFacts } from './change-facts.ts'
import { endBasedOn, endFacts } from './end-memories.ts'
import { keepRestated } from './restated-facts.ts'
import { findFactsOf, findMessagesOf } from './store-reach.ts'

const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id)

/** Also ends what other helpers wrote based on what it was told. `remove` returns whether the helper existed. */
export async function deleteWithMemories(
  services: Pick<Services, 'db' | 'clock' | 'conversationCache' | 'factCache'>,
  actor: Pick<Actor, 'userId' | 'dataKey'>,
  helperId: number,
  remove: (tx: Transaction) => Promise<boolean>,
): Promise<boolean> {
  let isGone = false
  await retractFacts(services, actor, async (tx, owner) => {
    const messages = idsOf(await findMessagesOf(tx, owner.userId, helperId))
    await keepRestated(tx, owner, messages)
    await endFacts(tx, owner, idsOf(await findFactsOf(tx, owner.userId, helperId)))
    await endBasedOn(tx, owner, messages)
    isGone = await remove(tx)
    return isGone
  })
  return isGone
}
