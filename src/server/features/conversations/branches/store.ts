import { and, eq, gte, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import { type Db, isAnyOf, preparedSql, type Transaction } from '../../../platform/db/statement.ts'
import { messages } from '../../../platform/db/tables/conversations.ts'
import { helpers } from '../../../platform/db/tables/helpers.ts'
import { NEWEST_FIRST, shownFields } from '../read/store-messages.ts'

/** Locks it until the transaction ends, so that nobody can change its branches. */
export const keepConversation = (tx: Pick<Db, 'select'>, helperId: number, userId: number) =>
  tx
    .select({ memoryVersion: helpers.memoryVersion })
    .from(helpers)
    .where(and(eq(helpers.id, helperId), eq(helpers.userId, userId)))
    .for('key share')

const fields = {
  ...shownFields,
  versionOf: messages.versionOf,
  branchId: messages.branchId,
}

export type VersionRow = Awaited<ReturnType<typeof findVersion>>[number]

/** Also finds messages that are not shown, but none of a panel. */
export const findVersion = (db: Pick<Db, 'select'>, id: number, userId: number) =>
  db
    .select(fields)
    .from(messages)
    .where(
      and(eq(messages.id, id), eq(messages.userId, userId), isNull(messages.panelRoundId), isNull(messages.importId)),
    )
    .prepare('find_version')
    .execute()

/** The message itself and its other versions, oldest first. */
export const findVersions = (db: Pick<Db, 'select'>, userId: number, messageId: number) => {
  const same = db.select({ versionOf: messages.versionOf }).from(messages).where(eq(messages.id, messageId))
  return db
    .select({ id: messages.id, content: messages.content, sentAt: messages.sentAt })
    .from(messages)
    .where(and(eq(messages.userId, userId), or(eq(messages.id, messageId), inArray(messages.versionOf, same))))
    .orderBy(messages.id)
}

export const findShownVersion = (tx: Transaction, versionOf: number) =>
  tx
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.versionOf, versionOf), messages.isShown))

/** 0 if it is empty. */
export async function findLast(db: Pick<Db, 'select'>, helperId: number): Promise<number> {
  const [row] = await db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.helperId, helperId), messages.isShown))
    .orderBy(...NEWEST_FIRST)
    .limit(1)
    .prepare('find_last_message')
    .execute()
  return row?.id ?? 0
}

export const findShownBetween = (tx: Pick<Db, 'select'>, helperId: number, from: number, upTo: number) =>
  tx
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.helperId, helperId), messages.isShown, gte(messages.id, from), lte(messages.id, upTo)))
    .orderBy(messages.helperId, messages.id)

/** The branch starts with the first of them. */
export const leaveBranch = (tx: Transaction, branchId: number, ids: readonly number[]) =>
  tx
    .update(messages)
    .set({
      branchId,
      versionOf: sql`case when ${eq(messages.id, branchId)} then coalesce(${messages.versionOf}, ${messages.id})
        else ${messages.versionOf} end`,
    })
    .where(isAnyOf(messages.id, ids))

export const returnToBranch = (tx: Transaction, userId: number, branchId: number) =>
  tx
    .update(messages)
    .set({ branchId: null })
    .where(and(eq(messages.branchId, branchId), eq(messages.userId, userId)))
    .returning({ id: messages.id })

/** Includes nested branches. A version that is not shown starts its branch, unless it is itself in another branch. */
export const findWithVersions = preparedSql<{ id: number }, { userId: number; messageId: number }>(
  'find_with_versions',
)`
  with recursive found as (
    select ${messages.id} as id, ${messages.versionOf} as version_of from ${messages}
    where ${messages.userId} = :userId and (${messages.id} = :messageId or ${messages.replyTo} = :messageId)
    union
    select m.${messages.id}, m.${messages.versionOf}
    from found f
      join ${messages} v on v.${messages.versionOf} = f.version_of and v.${messages.branchId} = v.${messages.id}
      join ${messages} m on m.${messages.branchId} = v.${messages.id}
    where m.${messages.userId} = :userId)
  select id from found order by id`

export async function deleteMessages(tx: Transaction, userId: number, ids: readonly number[]): Promise<void> {
  const answered = tx.select({ id: messages.replyTo }).from(messages).where(isAnyOf(messages.id, ids))
  await tx
    .update(messages)
    .set({ isReplyDeleted: true })
    .where(and(eq(messages.userId, userId), inArray(messages.id, answered)))
  await tx.delete(messages).where(and(eq(messages.userId, userId), isAnyOf(messages.id, ids)))
}

export async function countVersions(on: Pick<Db, 'select'>, versionOf: number): Promise<number> {
  const [row] = await on
    .select({ count: sql<number>`count(*)::int` })
    .from(messages)
    .where(eq(messages.versionOf, versionOf))
  return row?.count ?? 0
}
