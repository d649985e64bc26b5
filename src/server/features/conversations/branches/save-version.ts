import { inTransaction, lockAccount } from '../../../platform/db/transaction.ts'
import type { Person, Uses } from '../../../platform/ports/services.ts'
import { takeFromMemoryIn } from '../../memory/digest/change-memories.ts'
import { type NewReply, saveReplyIn } from '../send/save-messages.ts'
import { moveToBranch } from './change-branch.ts'
import { findVersion } from './store.ts'

export interface Replaced {
  id: number
  versionOf: number | null
  upTo: number
  /** The old one is no version of the new one: nobody can go back to it. */
  isRemoved?: boolean
  owner: Person
}

/** The old one becomes a branch, unless it has left the conversation. Returns the id; null if the helper is gone. */
export async function saveVersion(
  services: Uses<'db' | 'clock' | 'caches'>,
  reply: NewReply,
  { id, versionOf, upTo, isRemoved = false, owner: person }: Replaced,
): Promise<number | null> {
  const { helperId, memoryVersion } = reply
  const saved = await inTransaction(services.db, async (tx) => {
    await lockAccount(tx, person.userId)
    const [old] = await findVersion(tx, id, person.userId)
    if (!old || old.branchId !== null) return saveReplyIn(tx, reply)
    const held = await takeFromMemoryIn(tx, person, services.clock.now(), async (_, owner) => {
      await moveToBranch(tx, owner, { helperId, from: id, upTo })
      return true
    })
    // The reply was not written with what is removed from memory here, so it is not outdated by that.
    const now = held.find((helper) => helper.id === helperId)?.memoryVersion
    const isCurrent = now !== undefined && memoryVersion === now - 1
    return saveReplyIn(tx, {
      ...reply,
      ...(isRemoved ? {} : { versionOf: versionOf ?? id }),
      ...(isCurrent ? { memoryVersion: now } : {}),
    })
  })
  services.caches.facts.forget(person.userId)
  return saved
}
