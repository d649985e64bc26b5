import { and, eq, not, notInArray, or, sql } from 'drizzle-orm'
import { messages } from '../../db/tables/conversations.ts'
import { helpers } from '../../db/tables/helpers.ts'
import { recallPositions } from '../../db/tables/recall.ts'
import type { Db } from '../../ports/db.ts'
import { type Located, listsOf } from './store.ts'

/** A person's messages in all their conversations, as searched when something is removed. */

type SelectClient = Pick<Db, 'select'>

const fields = {
  id: messages.id,
  helperId: messages.helperId,
  isFromUser: messages.isFromUser,
  replyTo: messages.replyTo,
  content: messages.content,
}

export type IndexableMessage = Awaited<ReturnType<typeof allMessages>>[number]

/** Includes withdrawn ones, which may come back. */
const isMemoryOf = (userId: number) =>
  and(eq(messages.userId, userId), not(messages.isSensitive), or(not(messages.isForgotten), messages.isWithdrawn))

export function messagesAtPositions(tx: SelectClient, userId: number, located: readonly Located[]) {
  const { helperIds, positions } = listsOf(located)
  return tx
    .select(fields)
    .from(sql`unnest(${helperIds}::int[], ${positions}::int[]) as a (helper, position)`)
    .innerJoin(
      recallPositions,
      and(sql`${recallPositions.helperId} = a.helper`, sql`${recallPositions.position} = a.position`),
    )
    .innerJoin(messages, eq(messages.id, recallPositions.messageId))
    .where(isMemoryOf(userId))
    .prepare('recall_messages_at')
    .execute()
}

export function unindexedMessages(tx: SelectClient, userId: number) {
  const indexed = tx
    .select({ id: recallPositions.messageId })
    .from(helpers)
    .innerJoin(recallPositions, eq(recallPositions.helperId, helpers.id))
    .where(eq(helpers.userId, userId))
  return tx
    .select(fields)
    .from(messages)
    .where(and(isMemoryOf(userId), or(messages.isWithdrawn, notInArray(messages.id, indexed))))
    .prepare('recall_unindexed_of')
    .execute()
}

export const allMessages = (tx: SelectClient, userId: number) =>
  tx.select(fields).from(messages).where(isMemoryOf(userId)).prepare('recall_all_messages_of').execute()
