import { and, eq, getTableColumns, isNull, not, sql } from 'drizzle-orm'
import type { ReactionKind } from '../../../../core/conversations/conversation.ts'
import { type Db, isAnyOf, preparedSql, type Transaction } from '../../../platform/db/statement.ts'
import { messagePictures, messages, messageReactions as reactions } from '../../../platform/db/tables/conversations.ts'
import { followUps } from '../../../platform/db/tables/follow-ups.ts'
import { followUpsUnder } from './sql-parts.ts'

type Picture = typeof messagePictures.$inferSelect

export type SealedPicture = Pick<Picture, 'picture' | 'width' | 'height'>

export const insertPicture = (tx: Transaction, picture: Picture) =>
  tx.insert(messagePictures).values(picture).prepare('insert_picture').execute()

export const copyPicture = (tx: Transaction, { from, to }: { from: number; to: number }) =>
  tx.insert(messagePictures).select(
    tx
      .select({ ...getTableColumns(messagePictures), messageId: sql<number>`${to}::bigint`.as('message_id') })
      .from(messagePictures)
      .where(eq(messagePictures.messageId, from)),
  )

export const findPictures = (db: Db, userId: number, messageIds: readonly number[]) =>
  db
    .select()
    .from(messagePictures)
    .where(and(eq(messagePictures.userId, userId), isAnyOf(messagePictures.messageId, messageIds)))
    .prepare('find_pictures')
    .execute()

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
}

/** What an earlier reply to this message set. */
export const deleteRemindersOf = (tx: Transaction, messageId: number) =>
  tx
    .delete(followUps)
    .where(and(eq(followUps.messageId, messageId), eq(followUps.kind, 'reminder'), isNull(followUps.settledAt)))

export const deleteReminders = (tx: Transaction, ids: readonly number[]) =>
  tx.delete(followUps).where(and(isAnyOf(followUps.id, ids), isNull(followUps.settledAt)))

export const markRefused = (tx: Transaction, replyId: number) =>
  tx.update(messages).set({ isReminderRefused: true }).where(eq(messages.id, replyId))

export const findFollowUpsUnder = (db: Db, messageId: number) =>
  db
    .select({ followUps: followUpsUnder, isReminderRefused: messages.isReminderRefused })
    .from(messages)
    .where(eq(messages.id, messageId))
    .prepare('follow_ups_under')
    .execute()
