import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db, Transaction } from '../../../platform/db/statement.ts'
import { messages } from '../../../platform/db/tables/conversations.ts'
import { helpers } from '../../../platform/db/tables/helpers.ts'

interface Conversation {
  helperId: number
  userId: number
}

export interface Change {
  isPinned?: boolean
  isArchived?: boolean
  /** Null: no longer muted. */
  mutedUntil?: Date | null
}

/** A conversation is pinned or archived, never both. A mute is planned by the next sweep, or at once. */
function columnsOf(db: Db, helperId: number, { isPinned, isArchived, mutedUntil }: Change) {
  const newest = db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.helperId, helperId), messages.isShown))
    .orderBy(desc(messages.helperId), desc(messages.id))
    .limit(1)
  const upToNewest: SQL<number> = sql`coalesce(${newest}, 0)`
  return {
    ...(isPinned === undefined ? {} : { isPinned }),
    ...(isPinned ? { archivedUpTo: null } : {}),
    ...(isArchived === undefined ? {} : { archivedUpTo: isArchived ? upToNewest : null }),
    ...(isArchived ? { isPinned: false } : {}),
    ...(mutedUntil === undefined ? {} : { mutedUntil, needsPlan: true }),
  }
}

/** Returns whether the helper is theirs. */
export async function organize(db: Db, { helperId, userId }: Conversation, change: Change): Promise<boolean> {
  const rows = await db
    .update(helpers)
    .set(columnsOf(db, helperId, change))
    .where(and(eq(helpers.id, helperId), eq(helpers.userId, userId)))
    .returning({ id: helpers.id })
  return rows.length > 0
}

/** What was brought from elsewhere is erased by itself. */
export const deleteAllMessages = (tx: Transaction, { helperId, userId }: Conversation) =>
  tx
    .delete(messages)
    .where(and(eq(messages.helperId, helperId), eq(messages.userId, userId), isNull(messages.importId)))
    .prepare('delete_all_messages')
    .execute()

export const findHelperName = (db: Db, helperId: number, userId: number) =>
  db
    .select({ name: helpers.name })
    .from(helpers)
    .where(and(eq(helpers.id, helperId), eq(helpers.userId, userId)))
    .prepare('find_helper_name')
    .execute()
