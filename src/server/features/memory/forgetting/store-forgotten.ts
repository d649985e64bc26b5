import { and, eq, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { isAnyOf, listOf, preparedSql, type Transaction } from '../../../platform/db/statement.ts'
import { messages } from '../../../platform/db/tables/conversations.ts'
import { conversationMemory as memories } from '../../../platform/db/tables/memory.ts'
import { followUpsOf, lockMessages } from './store-locks.ts'

/** Where a search along the ids begins. */
export interface Origin {
  memories?: readonly number[]
  messages?: readonly number[]
}

export interface DerivedMessage {
  id: number
  helperId: number
  isFromUser: boolean
}

export interface Derived {
  memories: { id: number; helperId: number | null }[]
  messages: DerivedMessage[]
}

type Row = { kind: 'memory'; id: number; helperId: number | null } | ({ kind: 'message' } & DerivedMessage)

/** A person's links are read once, so that following them takes hardly longer for many messages than for one. */
const derivedFrom = preparedSql<Row, { userId: number; memories: string; messages: string }>('find_derived')`
  with recursive link (from_kind, from_id, kind, id) as materialized (
    select 'memory', ${memories.supersededBy}, 'memory', ${memories.id} from ${memories}
    where ${memories.userId} = :userId and ${memories.supersededBy} is not null
    union all
    select 'memory', ${memories.id}, 'message', unnest(${memories.relatedMessageIds}) from ${memories}
    where ${memories.userId} = :userId
    union all
    select 'memory', unnest(${messages.memoryReferences}), 'message', ${messages.id} from ${messages}
    where ${messages.userId} = :userId and ${messages.memoryReferences} is not null and not ${messages.isSensitive}
    union all
    select 'message', unnest(${messages.contextReferences}), 'message', ${messages.id} from ${messages}
    where ${messages.userId} = :userId and ${messages.contextReferences} is not null and not ${messages.isSensitive}),
  derived (kind, id) as (
    select 'memory', unnest(:memories::bigint[]) union select 'message', unnest(:messages::bigint[])
    union
    select next.kind, next.id
    from derived d
      left join link l on l.from_kind = d.kind and l.from_id = d.id
      left join ${messages} r on d.kind = 'message' and r.${messages.replyTo} = d.id and not r.${messages.isSensitive}
      cross join lateral (values (l.kind, l.id), ('message', r.${messages.id})) as next (kind, id)
    where next.id is not null)
  select d.kind, d.id, f.${memories.helperId} as "helperId", null as "isFromUser"
  from derived d join ${memories} f on f.${memories.id} = d.id and f.${memories.userId} = :userId where d.kind = 'memory'
  union all
  select d.kind, d.id, m.${messages.helperId}, m.${messages.isFromUser}
  from derived d join ${messages} m on m.${messages.id} = d.id and m.${messages.userId} = :userId
    and not m.${messages.isSensitive} where d.kind = 'message'
  order by id`

/**
 * What leaves when these do: the memories with all that they superseded, the messages that they were said in, the given
 * messages, the replies to them, and all that helpers wrote with any of these.
 */
export async function findDerived(tx: Transaction, userId: number, origin: Origin): Promise<Derived> {
  const lists = { memories: listOf(origin.memories ?? []), messages: listOf(origin.messages ?? []) }
  const rows = await derivedFrom(tx, { userId, ...lists })
  return {
    memories: rows.filter((row) => row.kind === 'memory'),
    messages: rows.filter((row) => row.kind === 'message'),
  }
}

/** Messages that are no memories, for good or while their branch is not shown, and the memories that only they state. */

const marking =
  (name: string, which: SQL | undefined, change: PgUpdateSetSource<typeof messages>) =>
  async (tx: Transaction, userId: number, ids: readonly number[]): Promise<void> => {
    const held = lockMessages(tx, and(eq(messages.userId, userId), isAnyOf(messages.id, ids), which))
    await tx
      .with(held, followUpsOf(tx, held))
      .update(messages)
      .set(change)
      .from(held)
      .where(eq(messages.id, held.id))
      .prepare(name)
      .execute()
  }

/** Deletes what was derived from them as well. */
export const markForgotten = marking('forget_messages', or(not(messages.isForgotten), messages.isWithdrawn), {
  isForgotten: true,
  isWithdrawn: false,
  awaitsReading: false,
  emotionalTone: null,
  keyTopics: null,
  sentiment: null,
  memoryTags: null,
})

export const markHidden = marking('hide_messages', not(messages.isForgotten), { isForgotten: true, isWithdrawn: true })

/** Those of the messages that were hidden and are in the conversation again. */
export function markShown(tx: Transaction, userId: number, ids: readonly number[]) {
  const isBack = and(messages.isWithdrawn, messages.isShown)
  const held = lockMessages(tx, and(eq(messages.userId, userId), isAnyOf(messages.id, ids), isBack))
  return tx
    .with(held)
    .update(messages)
    .set({ isForgotten: false, isWithdrawn: false })
    .from(held)
    .where(eq(messages.id, held.id))
    .returning({ id: messages.id, helperId: messages.helperId })
    .prepare('show_messages')
    .execute()
}

/** What the person said that no memory shows: what no model has read yet, and versions that are not shown. */
export const findUnstated = (tx: Transaction, userId: number) =>
  tx
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.userId, userId), or(messages.awaitsReading, and(messages.isFromUser, messages.isWithdrawn))))
    .prepare('find_unstated')
    .execute()

/** Of a helper; without what was brought to it from other programs if `withImports` is false. */
export const findMessagesOf = (tx: Transaction, userId: number, helperId: number, withImports: boolean) =>
  tx
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.userId, userId),
        eq(messages.helperId, helperId),
        or(sql`${withImports}::boolean`, isNull(messages.importId)),
      ),
    )
    .prepare('find_messages_of')
    .execute()

const anyShown = (list: PgColumn) =>
  sql`exists (select from ${messages} where ${messages.id} = any(${list}) and not ${messages.isWithdrawn})`

/** Hides, or shows again, the memories that only hidden messages state; and ends those that only shown ones ended. */
export async function followMessages(tx: Transaction, userId: number, ids: readonly number[]): Promise<void> {
  const list = sql`${listOf(ids)}::bigint[]`
  const { relatedMessageIds, endedIn, validTo, withdrawnEnd } = memories
  await tx
    .update(memories)
    .set({ isHidden: sql`not ${anyShown(relatedMessageIds)}` })
    .where(and(eq(memories.userId, userId), sql`${relatedMessageIds} && ${list}`))
    .prepare('hide_memories')
    .execute()
  const isEnded = anyShown(endedIn)
  const end = sql`coalesce(${validTo}, ${withdrawnEnd})`
  await tx
    .update(memories)
    .set({
      validTo: sql`case when ${isEnded} then ${end} end`,
      withdrawnEnd: sql`case when not ${isEnded} then ${end} end`,
    })
    .where(and(eq(memories.userId, userId), sql`${endedIn} && ${list}`))
    .prepare('follow_ends')
    .execute()
}

/** Before messages are deleted: what only they state goes, and what only they ended holds again. */
export async function outliveMessages(tx: Transaction, userId: number, ids: readonly number[]): Promise<void> {
  const list = sql`${listOf(ids)}::bigint[]`
  const { relatedMessageIds, endedIn } = memories
  const without = (column: PgColumn) => sql`array(select one from unnest(${column}) as one where one <> all(${list}))`
  const isOnlyIn = (column: PgColumn) =>
    and(eq(memories.userId, userId), sql`${column} <@ ${list} and ${column} <> '{}'`)
  const isIn = (column: PgColumn) => and(eq(memories.userId, userId), sql`${column} && ${list}`)
  await tx.delete(memories).where(isOnlyIn(relatedMessageIds)).prepare('delete_stated_by').execute()
  await tx
    .update(memories)
    .set({ relatedMessageIds: without(relatedMessageIds) })
    .where(isIn(relatedMessageIds))
    .prepare('drop_related')
    .execute()
  await tx
    .update(memories)
    .set({ validTo: null, withdrawnEnd: null, endedIn: null, supersededBy: null })
    .where(isOnlyIn(endedIn))
    .prepare('revive_ended_by')
    .execute()
  await tx
    .update(memories)
    .set({ endedIn: without(endedIn) })
    .where(isIn(endedIn))
    .prepare('drop_ended_in')
    .execute()
}
