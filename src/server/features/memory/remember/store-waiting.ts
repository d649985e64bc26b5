import { and, eq, isNull, sql } from 'drizzle-orm'
import { listed, preparedQuery, preparedSql, type Transaction } from '../../../platform/db/statement.ts'
import { userKeys, users } from '../../../platform/db/tables/accounts.ts'
import { messages } from '../../../platform/db/tables/conversations.ts'
import { helpers } from '../../../platform/db/tables/helpers.ts'
import { conversationDigests as digests, userProfiles } from '../../../platform/db/tables/memory.ts'
import { MEMORY_LOCK } from '../store-memories.ts'

const isWaiting = and(messages.isFromUser, isNull(messages.memoryProcessedAt))

const WAITING = {
  id: messages.id,
  userId: messages.userId,
  helperId: messages.helperId,
  content: messages.content,
  sentAt: messages.sentAt,
  /** False for sensitive and forgotten messages, and those answered as a danger: nothing is taken from them. */
  isMemory:
    sql<boolean>`not (${messages.isForgotten} or ${messages.isSensitive}) and ${messages.danger} is distinct from 'heard'`.as(
      'is_memory',
    ),
}

const OWNER = {
  timeZone: users.timeZone,
  wrappedKey: userKeys.wrappedKey,
  privacySettings: userProfiles.privacySettings,
}

/**
 * Oldest first. Locks their owners' memory until the transaction ends; those that others have locked are skipped. Runs twice
 * a second, so it is built once.
 */
export const claimWaiting = preparedQuery<{ limit: number }>('claim_waiting_messages')((db, { limit }) => {
  const waiting = db
    .$with('waiting')
    .as(db.select(WAITING).from(messages).where(isWaiting).orderBy(messages.id).limit(limit))
  const writers = db.selectDistinct({ id: waiting.userId }).from(waiting).as('writers')
  const lock = sql<boolean>`pg_try_advisory_xact_lock(${MEMORY_LOCK}, ${writers.id})`
  const owners = db.$with('owners').as(db.select({ id: writers.id, isHeld: lock.as('is_held') }).from(writers))
  return db
    .with(waiting, owners)
    .select({
      id: waiting.id,
      userId: waiting.userId,
      helperId: waiting.helperId,
      content: waiting.content,
      sentAt: waiting.sentAt,
      isMemory: waiting.isMemory,
      ...OWNER,
    })
    .from(waiting)
    .innerJoin(owners, and(eq(owners.id, waiting.userId), sql`${owners.isHeld}`))
    .innerJoin(users, eq(users.id, waiting.userId))
    .innerJoin(userKeys, eq(userKeys.userId, waiting.userId))
    .leftJoin(userProfiles, eq(userProfiles.userId, waiting.userId))
    .orderBy(waiting.id)
})

/** Oldest first. The caller holds the lock on their memory. */
export const findWaitingOf = preparedQuery<{ userId: number; limit: number }>('find_waiting_of')(
  (db, { userId, limit }) =>
    db
      .select({ ...WAITING, ...OWNER })
      .from(messages)
      .innerJoin(users, eq(users.id, messages.userId))
      .innerJoin(userKeys, eq(userKeys.userId, messages.userId))
      .leftJoin(userProfiles, eq(userProfiles.userId, messages.userId))
      .where(and(eq(messages.userId, userId), isWaiting))
      .orderBy(messages.id)
      .limit(limit),
)

export type WaitingRow = Awaited<ReturnType<typeof claimWaiting>>[number]

/** They are to be read by a model unless they are sensitive or forgotten. Returns those that nobody had searched before. */
export function noteMessages(tx: Transaction, rows: readonly Pick<WaitingRow, 'id' | 'isMemory'>[], now: Date) {
  const note = listed('note', {
    id: ['bigint', rows.map(({ id }) => id)],
    awaits: ['boolean', rows.map(({ isMemory }) => isMemory)],
  })
  return tx
    .update(messages)
    .set({ memoryProcessedAt: now, awaitsReading: note.awaits })
    .from(note.rows)
    .where(and(eq(messages.id, note.id), isNull(messages.memoryProcessedAt)))
    .returning({ id: messages.id })
    .prepare('note_messages')
    .execute()
}

/** Counts new messages per conversation, so that a model reads it in time. */
export const noteConversations = preparedSql<
  never,
  { helperIds: number[]; userIds: number[]; counts: number[]; lasts: Date[] }
>('note_conversations')`
  insert into ${digests} as d (${digests.helperId}, ${digests.userId}, ${digests.pendingMessages}, ${digests.lastMessageAt})
  select t.helper, t.owner, t.count, t.last
  from unnest(:helperIds::int[], :userIds::int[], :counts::int[], :lasts::timestamptz[]) as t(helper, owner, count, last)
  where exists (select from ${helpers} h where h.${helpers.id} = t.helper)
  on conflict (${digests.helperId}) do update set
    ${digests.pendingMessages} = d.${digests.pendingMessages} + excluded.${digests.pendingMessages},
    ${digests.lastMessageAt} = greatest(d.${digests.lastMessageAt}, excluded.${digests.lastMessageAt})`

/** Counts again how many messages of each conversation no model has read. */
export const countAwaiting = preparedSql<never, { userId: number }>('count_awaiting')`
  update ${digests} d set ${digests.pendingMessages} = (
    select count(*)::int from ${messages} m where m.${messages.helperId} = d.${digests.helperId}
      and m.${messages.awaitsReading} and m.${messages.importId} is null and not m.${messages.isForgotten}
      and m.${messages.danger} is distinct from 'heard')
  where d.${digests.userId} = :userId`

/** It is to be read by a model, though it may have been. */
export const awaitReading = (tx: Transaction, userId: number, messageId: number) =>
  tx
    .update(messages)
    .set({ awaitsReading: true })
    .where(and(eq(messages.id, messageId), eq(messages.userId, userId)))
    .prepare('await_reading')
    .execute()
