import { and, eq, isNull, not } from 'drizzle-orm'
import { isAnyOf, listOf, preparedSql, type Transaction } from '../../db/statement.ts'
import { messages } from '../../db/tables/conversations.ts'
import { conversationMemory as facts, unsharedMessages as unshared } from '../../db/tables/memory.ts'

/** What is hidden from other helpers, and why, so that it is shared again once nothing hides it. */

/** A message, and whether it is also hidden from the helper that wrote it. */
export interface Held {
  id: number
  isWithheld: boolean
}

const listsOf = (held: readonly Held[]) => ({
  ids: listOf(held.map(({ id }) => id)),
  withheld: held.map(({ isWithheld }) => isWithheld),
})

const hold = preparedSql<never, { userId: number; memoryId: number; ids: string; withheld: boolean[] }>(
  'hold_messages',
)`
  with given as (
    select m.${messages.id} as id, t.withheld from unnest(:ids::bigint[], :withheld::boolean[]) as t(id, withheld)
      join ${messages} m on m.${messages.id} = t.id and m.${messages.userId} = :userId
    where m.${messages.shareAcrossHelpers}
      or exists (select from ${unshared} h where h.${unshared.messageId} = m.${messages.id})
    order by m.${messages.id} for no key update of m),
  held as (
    insert into ${unshared} as h (${unshared.memoryId}, ${unshared.messageId}, ${unshared.isWithheld})
    select :memoryId, id, withheld from given
    on conflict (${unshared.memoryId}, ${unshared.messageId})
      do update set ${unshared.isWithheld} = h.${unshared.isWithheld} or excluded.${unshared.isWithheld})
  update ${messages} m set ${messages.shareAcrossHelpers} = false,
    ${messages.isWithheld} = m.${messages.isWithheld} or given.withheld
  from given where m.${messages.id} = given.id`

/**
 * Hides messages from other helpers because of a fact. One hidden for its own sake stays hidden, whatever happens to
 * the fact.
 */
export const holdMessages = (tx: Transaction, userId: number, memoryId: number, held: readonly Held[]) =>
  hold(tx, { userId, memoryId, ...listsOf(held) })

const release = preparedSql<
  Pick<typeof messages.$inferSelect, 'id' | 'helperId'>,
  { userId: number; memories: string }
>('release_messages')`
  with released as (
    delete from ${unshared} where ${unshared.memoryId} = any(:memories::bigint[])
    returning ${unshared.messageId} as message),
  free as (
    select m.${messages.id} as id from ${messages} m
    where m.${messages.userId} = :userId and m.${messages.id} in (select message from released)
      and not exists (
        select from ${unshared} h
        where h.${unshared.messageId} = m.${messages.id} and h.${unshared.memoryId} <> all(:memories::bigint[]))
    order by m.${messages.id} for no key update)
  update ${messages} m set ${messages.shareAcrossHelpers} = true, ${messages.isWithheld} = false
  from free where m.${messages.id} = free.id
  returning m.${messages.id}, m.${messages.helperId} as "helperId"`

/** Ends what facts hide; what another fact also hides stays hidden. Returns the messages that are shared again. */
export const releaseMessages = (tx: Transaction, userId: number, memories: readonly number[]) =>
  release(tx, { userId, memories: listOf(memories) })

const share = preparedSql<never, { userId: number; ids: string; withheld: boolean[]; isShared: boolean }>(
  'share_messages',
)`
  with given as (
    select m.${messages.id} as id, t.withheld from unnest(:ids::bigint[], :withheld::boolean[]) as t(id, withheld)
      join ${messages} m on m.${messages.id} = t.id and m.${messages.userId} = :userId
    where not exists (select from ${unshared} h where h.${unshared.messageId} = m.${messages.id})
    order by m.${messages.id} for no key update of m)
  update ${messages} m set ${messages.shareAcrossHelpers} = :isShared,
    ${messages.isWithheld} = given.withheld and not :isShared
  from given where m.${messages.id} = given.id`

/** Shares or hides messages that no fact hides. */
export const shareMessages = (tx: Transaction, userId: number, held: readonly Held[], isShared: boolean) =>
  share(tx, { userId, isShared, ...listsOf(held) })

export async function shareFacts(
  tx: Transaction,
  userId: number,
  ids: readonly number[],
  change: { isShared: boolean; unsharedBy: number | null; now: Date },
): Promise<void> {
  await tx
    .update(facts)
    .set({ shareAcrossHelpers: change.isShared, unsharedBy: change.unsharedBy, updatedAt: change.now })
    .where(and(isAnyOf(facts.id, ids), eq(facts.userId, userId)))
    .prepare('share_facts')
    .execute()
}

/** Facts that were hidden together with others. */
export const findHeldWith = (tx: Transaction, userId: number, memories: readonly number[]) =>
  tx
    .select({ id: facts.id })
    .from(facts)
    .where(and(eq(facts.userId, userId), isAnyOf(facts.unsharedBy, memories)))
    .prepare('find_held_with')
    .execute()

/** Facts that are currently hidden from other helpers. */
export const findUnshared = (tx: Transaction, userId: number) =>
  tx
    .select({ id: facts.id })
    .from(facts)
    .where(and(eq(facts.userId, userId), not(facts.shareAcrossHelpers), isNull(facts.validTo)))
    .prepare('find_unshared')
    .execute()
