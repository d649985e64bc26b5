import { and, eq, notInArray, or } from 'drizzle-orm'
import { messages } from '../../db/tables/conversations.ts'
import { helpers } from '../../db/tables/helpers.ts'
import { recallPositions } from '../../db/tables/recall.ts'
import type { Db } from '../../ports/db.ts'
import { isMemory } from './sql-parts.ts'
import { indexedAt, type Located, listsOf, positionRows } from './store.ts'

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

const isMemoryOf = (userId: number) => and(eq(messages.userId, userId), isMemory)

export function messagesAtPositions(tx: SelectClient, userId: number, located: readonly Located[]) {
  const { helperIds, positions } = listsOf(located)
  const at = indexedAt(tx)
  const message = tx
    .select(fields)
    .from(messages)
    .where(and(eq(messages.id, at.messageId), isMemoryOf(userId)))
    .limit(1)
    .as('message')
  return tx
    .select({
      id: message.id,
      helperId: message.helperId,
      isFromUser: message.isFromUser,
      replyTo: message.replyTo,
      content: message.content,
    })
    .from(positionRows(helperIds, positions))
    .crossJoinLateral(at)
    .crossJoinLateral(message)
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
