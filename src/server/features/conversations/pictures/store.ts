import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { type Db, isAnyOf, type Transaction } from '../../../platform/db/statement.ts'
import { messagePictures } from '../../../platform/db/tables/conversations.ts'

type Picture = typeof messagePictures.$inferSelect

export type SealedPicture = Pick<Picture, 'picture' | 'width' | 'height'>

export const insertPicture = (tx: Transaction, picture: Picture) =>
  tx.insert(messagePictures).values(picture).prepare('insert_picture').execute()

export const copyPicture = (tx: Transaction, { from, to }: { from: number; to: number }) =>
  tx
    .insert(messagePictures)
    .select(
      tx
        .select({ ...getTableColumns(messagePictures), messageId: sql<number>`${to}::bigint`.as('message_id') })
        .from(messagePictures)
        .where(eq(messagePictures.messageId, from)),
    )
    .prepare('copy_picture')
    .execute()

export const findPictures = (db: Db, userId: number, messageIds: readonly number[]) =>
  db
    .select()
    .from(messagePictures)
    .where(and(eq(messagePictures.userId, userId), isAnyOf(messagePictures.messageId, messageIds)))
    .prepare('find_pictures')
    .execute()
