import type { ForgetBody } from '../../../../contract/memory.ts'
import type { Transaction } from '../../../platform/db/statement.ts'
import { notFound } from '../../../platform/errors/errors.ts'
import type { Person, Uses } from '../../../platform/ports/services.ts'
import { takeFromMemory } from '../digest/change-memories.ts'
import { searchMemories } from '../read/list-memories.ts'
import { rebuildDays } from '../readings/days.ts'
import { rememberAllOf } from '../remember/remember.ts'
import { countAwaiting } from '../remember/store-waiting.ts'
import type { Owner } from '../seal-memory.ts'
import { deleteMemories, findMemories, findStatedBy } from '../store-memories.ts'
import {
  type Derived,
  findDerived,
  findMessagesOf,
  findUnstated,
  followMessages,
  markForgotten,
  markHidden,
  markShown,
  type Origin,
  outliveMessages,
} from './store-forgotten.ts'

/**
 * How something leaves what is remembered: it is forgotten, hidden or deleted, and so is what was derived from it
 * (`findDerived`). The caller holds the locks on memory and helpers (`takeFromMemory`).
 */

export const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id)

/** Of all that was derived from `origin`, the messages: they stay in the conversations. The memories stay as they are. */
export async function forgetMessages(tx: Transaction, owner: Owner, origin: Origin): Promise<Derived> {
  const derived = await findDerived(tx, owner.userId, origin)
  await markForgotten(tx, owner.userId, idsOf(derived.messages))
  await rebuildDays(tx, owner, derived.messages)
  return derived
}

/** `forgetMessages`, and the memories are deleted with all that they superseded. */
export async function forget(tx: Transaction, owner: Owner, origin: Origin): Promise<Derived> {
  const derived = await forgetMessages(tx, owner, origin)
  await deleteMemories(tx, owner.userId, idsOf(derived.memories))
  return derived
}

/** Messages, with the memories that only they state. */
export async function forgetStated(tx: Transaction, owner: Owner, messages: readonly number[]): Promise<void> {
  await forget(tx, owner, { memories: idsOf(await findStatedBy(tx, owner.userId, messages)), messages })
}

/** As if they had never been sent, until they are shown: what only they state is hidden, what only they ended is current. */
export async function hideMessages(tx: Transaction, owner: Owner, ids: readonly number[]): Promise<void> {
  const { messages } = await findDerived(tx, owner.userId, { messages: ids })
  await markHidden(tx, owner.userId, [...ids, ...idsOf(messages)])
  await followMessages(tx, owner.userId, ids)
  await rebuildDays(tx, owner, messages)
}

/** Messages forgotten since stay so. */
export async function showMessages(tx: Transaction, owner: Owner, ids: readonly number[]): Promise<void> {
  const { messages } = await findDerived(tx, owner.userId, { messages: ids })
  const shown = await markShown(tx, owner.userId, [...ids, ...idsOf(messages)])
  await followMessages(tx, owner.userId, ids)
  await rebuildDays(tx, owner, shown)
  await countAwaiting(tx, { userId: owner.userId })
}

/** Before the messages are deleted. What helpers wrote with them elsewhere is forgotten. */
export async function deleteFromMemory(tx: Transaction, owner: Owner, ids: readonly number[]): Promise<void> {
  await forgetMessages(tx, owner, { messages: ids })
  await outliveMessages(tx, owner.userId, ids)
}

/** All that was said with a helper; without what was brought to it from other programs if `withImports` is false. */
export async function deleteConversationFromMemory(
  tx: Transaction,
  owner: Owner,
  helperId: number,
  withImports: boolean,
): Promise<void> {
  await deleteFromMemory(tx, owner, idsOf(await findMessagesOf(tx, owner.userId, helperId, withImports)))
}

type Forgetting = Uses<'db' | 'vault' | 'clock' | 'log' | 'caches'>

/** 404: not theirs. */
export const forgetMemory = (services: Uses<'db' | 'clock' | 'caches'>, actor: Person, id: number): Promise<void> =>
  takeFromMemory(services, actor, async (tx, owner) => {
    const { memories } = await forget(tx, owner, { memories: [id] })
    if (memories.length === 0) throw notFound('Memory')
    return true
  })

async function chosen(services: Forgetting, actor: Person, { ids, ...filter }: ForgetBody): Promise<number[]> {
  if (ids) return idsOf(await findMemories(services.db, actor.userId, ids))
  // What was said a moment ago is forgotten too, though no worker has read it yet.
  await rememberAllOf(services, actor.userId)
  return idsOf(await searchMemories(services, actor, filter))
}

const isEverything = ({ all, state, search, kind, category, helperId }: ForgetBody): boolean =>
  all === true && state !== 'superseded' && !search?.trim() && !(kind || category || helperId)

/**
 * Ids of other people are skipped. Everything includes what messages say whose other version is shown: otherwise it would
 * be remembered once they are shown again.
 */
export async function forgetMemories(
  services: Forgetting,
  actor: Person,
  body: ForgetBody,
): Promise<{ count: number }> {
  const ids = await chosen(services, actor, body)
  if (body.preview || (ids.length === 0 && !isEverything(body))) return { count: ids.length }
  let count = 0
  await takeFromMemory(services, actor, async (tx, owner) => {
    const given = new Set(ids)
    const { memories } = await forget(tx, owner, { memories: ids })
    count = memories.filter(({ id }) => given.has(id)).length
    if (isEverything(body)) await forgetStated(tx, owner, idsOf(await findUnstated(tx, owner.userId)))
    return true
  })
  return { count }
}
