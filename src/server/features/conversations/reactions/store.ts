import { and, eq, not, sql } from 'drizzle-orm'
import type { ReactionKind } from '../../../../core/conversations/reactions.ts'
import { type Db, preparedSql } from '../../../platform/db/statement.ts'
import { messages, messageReactions as reactions } from '../../../platform/db/tables/conversations.ts'

interface Given {
  messageId: number
  userId: number
  kind: ReactionKind
  /** Sealed. */
  reason: Buffer | null
  now: Date
}

/** Replaces an earlier one. No row: the message is not shown, not theirs, or one of their own. */
export const saveReaction = preparedSql<{ helperId: number }, Given>('save_reaction')`
  insert into ${reactions} (${reactions.helperId}, ${reactions.messageId}, ${reactions.userId}, ${reactions.kind},
    ${reactions.reason}, ${reactions.reactedAt})
  select m.${messages.helperId}, m.${messages.id}, m.${messages.userId}, :kind, :reason, :now from ${messages} m
  where m.${messages.id} = :messageId and m.${messages.userId} = :userId and m.${messages.isShown}
    and not m.${messages.isFromUser}
  on conflict (${reactions.helperId}, ${reactions.messageId}) do update
  set ${reactions.kind} = excluded.${reactions.kind}, ${reactions.reason} = excluded.${reactions.reason},
    ${reactions.reactedAt} = excluded.${reactions.reactedAt}
  returning ${reactions.helperId} as "helperId"`

/** Does nothing if there is none. No row, as above. */
export const deleteReaction = (db: Db, { messageId, userId }: Pick<Given, 'messageId' | 'userId'>) => {
  const removed = db.$with('removed').as(
    db
      .delete(reactions)
      .where(and(eq(reactions.messageId, messageId), eq(reactions.userId, userId)))
      .returning({ id: reactions.messageId }),
  )
  return db
    .with(removed)
    .select({ helperId: messages.helperId, isRemoved: sql<boolean>`exists (select from ${removed})` })
    .from(messages)
    .where(and(eq(messages.id, messageId), eq(messages.userId, userId), messages.isShown, not(messages.isFromUser)))
    .prepare('delete_reaction')
    .execute()
}
