import type { Transaction } from '../../../platform/db/statement.ts'
import type { Actor } from '../../../platform/ports/actor.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { retractFacts } from '../digest/change-facts.ts'
import { findMessagesOf } from './store-derived.ts'
import { eraseFromMemory } from './withdraw-messages.ts'

/** Also ends what other helpers wrote based on what it was told. `remove` returns whether the helper existed. */
export async function deleteWithMemories(
  services: Pick<Services, 'db' | 'clock' | 'conversationCache' | 'factCache'>,
  actor: Pick<Actor, 'userId' | 'dataKey'>,
  { helperId, withImports }: { helperId: number; withImports: boolean },
  remove: (tx: Transaction) => Promise<boolean>,
): Promise<boolean> {
  let isGone = false
  await retractFacts(services, actor, async (tx, owner) => {
    const messages = await findMessagesOf(tx, owner.userId, helperId, withImports)
    await eraseFromMemory(
      tx,
      owner,
      messages.map(({ id }) => id),
    )
    isGone = await remove(tx)
    return isGone
  })
  return isGone
}
