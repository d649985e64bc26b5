import type { Transaction } from '../../../platform/db/statement.ts'
import { rebuildDays } from '../readings/days.ts'
import type { Owner } from '../seal-memory.ts'
import { type DerivedMessage, findDerived } from './store-forgotten.ts'
import { holdMessages, releaseMessages, setShared, shareMessages } from './store-sharing.ts'

/** What the person told a helper stays with it; what others wrote with it is no longer theirs. */
const heldFrom = (derived: readonly DerivedMessage[], knowing: ReadonlySet<number | null>) =>
  derived.map((one) => ({ ...one, isWithheld: !one.isFromUser && !knowing.has(one.helperId) }))

const withheld = <Message extends { isWithheld: boolean }>(held: readonly Message[]): Message[] =>
  held.filter(({ isWithheld }) => isWithheld)

/**
 * Hides from other helpers a memory, the messages that it and what it superseded were said in, and what was written with
 * them. The caller holds the lock on their memory.
 */
export async function hideFromOthers(tx: Transaction, owner: Owner, id: number, now: Date): Promise<void> {
  const { userId } = owner
  const { memories, messages } = await findDerived(tx, userId, { memories: [id] })
  // Whatever a person said leads to no other of their messages: these are where the memories were said.
  const said = messages.filter(({ isFromUser }) => isFromUser)
  const held = heldFrom(messages, new Set([...memories, ...said].map(({ helperId }) => helperId)))
  await setShared(tx, userId, [id], false, now)
  await holdMessages(tx, userId, id, held)
  await rebuildDays(tx, owner, withheld(held))
}

/** The caller holds the locks on their memory and the helpers (`takeFromMemory`). */
export async function shareMemories(
  tx: Transaction,
  owner: Owner,
  ids: readonly number[],
  isShared: boolean,
  now: Date,
): Promise<void> {
  if (!isShared) {
    for (const id of ids) await hideFromOthers(tx, owner, id, now)
    return
  }
  await setShared(tx, owner.userId, ids, true, now)
  await rebuildDays(tx, owner, await releaseMessages(tx, owner.userId, ids))
}

/** What was written with a message is hidden or shared with it. */
export async function shareDerived(tx: Transaction, owner: Owner, messageId: number, isShared: boolean): Promise<void> {
  const { messages } = await findDerived(tx, owner.userId, { messages: [messageId] })
  const helperId = messages.find(({ id }) => id === messageId)?.helperId ?? null
  const written = heldFrom(
    messages.filter(({ id }) => id !== messageId),
    new Set([helperId]),
  )
  await shareMessages(tx, owner.userId, written, isShared)
  await rebuildDays(tx, owner, withheld(written))
}
