import { and, eq, isNull, sql } from 'drizzle-orm'
import { listOf, preparedSql, type Transaction } from '../../../platform/db/statement.ts'
import { messages } from '../../../platform/db/tables/conversations.ts'
import { conversationMemory as memories, userProfiles } from '../../../platform/db/tables/memory.ts'
import { MEMORY_LOCK } from '../store-memories.ts'

/** Writes memories. */

export type NewMemory = Omit<
  typeof memories.$inferInsert,
  'id' | 'updatedAt' | 'retentionPeriod' | 'supersededBy' | 'validTo'
>

/** Not shared if one of the messages that it was said in is not. Returns its id. */
export async function insertMemory(tx: Transaction, memory: NewMemory): Promise<number> {
  // Read under the lock, so that a retention period chosen in the meantime applies to this memory too.
  const chosen = sql`select (${userProfiles.privacySettings} ->> 'dataRetentionDays')::int from ${userProfiles}
    where ${eq(userProfiles.userId, memory.userId)}`
  const unshared = sql`select from ${messages} where ${messages.id} = any(${listOf(memory.relatedMessageIds ?? [])}::bigint[])
    and not ${messages.shareAcrossHelpers}`
  const [row] = await tx
    .insert(memories)
    .values({
      ...memory,
      retentionPeriod: sql`coalesce((${chosen}), 365)`,
      shareAcrossHelpers: sql`${memory.shareAcrossHelpers ?? true}::boolean and not exists (${unshared})`,
      updatedAt: memory.createdAt,
    })
    .returning({ id: memories.id })
    .prepare('insert_memory')
    .execute()
  if (!row) throw new Error('a memory was not stored')
  return row.id
}

interface End {
  id: number
  at: Date
  now: Date
  /** The messages that end it; none if the person did so by hand. */
  endedIn: readonly number[]
  supersededBy: number | null
}

/** Returns whether it was current. */
export async function endMemory(tx: Transaction, { id, at, now, endedIn, supersededBy }: End): Promise<boolean> {
  const messages = sql`${listOf(endedIn)}::bigint[]`
  // Messages that ended it before and are withdrawn end it again when they come back.
  const before = sql`case when ${memories.withdrawnEnd} is not null then ${memories.endedIn} end`
  const rows = await tx
    .update(memories)
    .set({
      validTo: sql`greatest(${at}::timestamptz, ${memories.validFrom})`,
      updatedAt: now,
      supersededBy,
      endedIn: sql`case when cardinality(${messages}) > 0 then coalesce(${before}, '{}') || ${messages} end`,
      withdrawnEnd: null,
    })
    .where(and(eq(memories.id, id), isNull(memories.validTo)))
    .returning({ id: memories.id })
    .prepare('end_memory')
    .execute()
  return rows.length > 0
}

/** Adds a message to those that a memory was said in. */
export async function confirmMemory(tx: Transaction, id: number, messageId: number, now: Date): Promise<void> {
  const sources = memories.relatedMessageIds
  await tx
    .update(memories)
    .set({ updatedAt: now, relatedMessageIds: sql`(coalesce(${sources}, '{}') || ${messageId}::bigint)[1:50]` })
    .where(and(eq(memories.id, id), sql`not coalesce(${sources} @> array[${messageId}::bigint], false)`))
    .prepare('confirm_memory')
    .execute()
}

/** Each reply counts once, in any number of workers. Locked memories wait until next time. Returns how many replies. */
export const countReferences = preparedSql<{ count: number }, { limit: number; now: Date }>('count_references')`
  with replies as (
    select ${messages.id} as id, ${messages.userId} as owner from ${messages}
    where ${messages.memoryReferences} is not null and ${messages.memoryProcessedAt} is null
    order by ${messages.id} limit :limit),
  owners as materialized (
    select owner, pg_try_advisory_xact_lock(${MEMORY_LOCK}, owner) as mine from (select distinct owner from replies) d),
  counted as (
    update ${messages} m set ${messages.memoryProcessedAt} = :now
    from replies r join owners o on o.owner = r.owner and o.mine
    where m.${messages.id} = r.id and m.${messages.memoryProcessedAt} is null
    returning m.${messages.userId} as owner, m.${messages.helperId} as helper, m.${messages.memoryReferences} as memories,
      m.${messages.sentAt} as at),
  used as (
    select f.${memories.id} as id, count(*) filter (where f.${memories.helperId} <> c.helper)::int as crossings, max(c.at) as last
    from counted c cross join unnest(c.memories) as r(id)
      join ${memories} f on f.${memories.id} = r.id and f.${memories.userId} = c.owner
    group by f.${memories.id}),
  noted as (
    update ${memories} f set ${memories.crossHelperReferences} = f.${memories.crossHelperReferences} + u.crossings,
      ${memories.lastReferenced} = greatest(f.${memories.lastReferenced}, u.last)
    from used u where f.${memories.id} = u.id)
  select count(*)::int as count from counted`
