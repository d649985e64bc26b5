import { and, eq, not, sql } from 'drizzle-orm'
import {
  type Db,
  isAnyOf,
  listOf,
  preparedQuery,
  type Queryable,
  type Transaction,
} from '../../../platform/db/statement.ts'
import { messages } from '../../../platform/db/tables/conversations.ts'
import { helpers } from '../../../platform/db/tables/helpers.ts'

const sourcesOf = preparedQuery<{ userId: number; ids: string }>('find_sources')((db, { userId, ids }) =>
  db
    .select({
      id: messages.id,
      helperId: messages.helperId,
      helperName: helpers.name,
      content: messages.content,
      isFromUser: messages.isFromUser,
      sentAt: messages.sentAt,
      shareAcrossHelpers: messages.shareAcrossHelpers,
      privacyTags: messages.privacyTags,
    })
    .from(messages)
    .innerJoin(helpers, eq(helpers.id, messages.helperId))
    .where(
      and(
        eq(messages.userId, userId),
        isAnyOf(messages.id, ids),
        not(messages.isForgotten),
        not(messages.isWithheld),
        not(messages.withheldBySettings),
        not(messages.isSensitive),
      ),
    )
    .orderBy(messages.sentAt, messages.id),
)

/** Messages of a person that are still memories, by id. */
export const findSources = (db: Queryable, userId: number, ids: readonly number[]) =>
  sourcesOf(db, { userId, ids: listOf(ids) })

/** A message of a helper, and what it was written with. */
export const findUsed = (db: Db, messageId: number, userId: number) =>
  db
    .select({ turns: messages.contextReferences, memories: messages.memoryReferences, content: messages.content })
    .from(messages)
    .where(and(eq(messages.id, messageId), eq(messages.userId, userId)))
    .prepare('find_used')
    .execute()

/** Marks a message to be remembered, whatever a reading makes of it. */
export const markRemembered = (tx: Transaction, userId: number, messageId: number) =>
  tx
    .update(messages)
    .set({ isRemembered: true, isForgotten: false, isWithdrawn: false })
    .from(helpers)
    .where(
      and(eq(messages.id, messageId), eq(messages.userId, userId), messages.isShown, eq(helpers.id, messages.helperId)),
    )
    .returning({
      id: messages.id,
      helperId: messages.helperId,
      helperName: helpers.name,
      content: messages.content,
      isFromUser: messages.isFromUser,
      sentAt: messages.sentAt,
    })
    .prepare('mark_remembered')
    .execute()

/** Changes whether other helpers may see a message; null leaves it as it is. */
export const editRecalled = (tx: Transaction, messageId: number, userId: number, isShared: boolean | null) =>
  tx
    .update(messages)
    .set({ shareAcrossHelpers: sql`coalesce(${isShared}::boolean, ${messages.shareAcrossHelpers})` })
    .where(and(eq(messages.id, messageId), eq(messages.userId, userId)))
    .returning({ helperId: messages.helperId })
    .prepare('edit_recalled')
    .execute()
