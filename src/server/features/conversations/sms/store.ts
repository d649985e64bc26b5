import { and, eq, gte, inArray, isNull, notExists, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/statement.ts'
import { userKeys, users } from '../../../platform/db/tables/accounts.ts'
import { messages } from '../../../platform/db/tables/conversations.ts'
import { helpers } from '../../../platform/db/tables/helpers.ts'
import { userProfiles } from '../../../platform/db/tables/memory.ts'
import { inboundSms } from '../../../platform/db/tables/sms.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { ACTOR_COLUMNS } from '../../identity/sessions/sql-parts.ts'

export type InboundSmsRow = NonNullable<Awaited<ReturnType<typeof beginAnswer>>>

/** Starts or resumes (`isBegun`) answering a message. Undefined if it is answered, or its helper is gone. */
export const beginAnswer = (db: Db, id: number) =>
  inTransaction(db, async (tx) => {
    const [row] = await tx
      .select({
        id: inboundSms.id,
        body: inboundSms.body,
        messageId: inboundSms.messageId,
        receivedAt: inboundSms.receivedAt,
        isBegun: sql<boolean>`${eq(inboundSms.status, 'processing')}`,
        helperId: helpers.id,
        helperName: helpers.name,
        phoneNumber: helpers.phoneNumber,
        ...ACTOR_COLUMNS,
      })
      .from(inboundSms)
      .innerJoin(helpers, eq(helpers.id, inboundSms.helperId))
      .innerJoin(users, eq(users.id, inboundSms.userId))
      .innerJoin(userKeys, eq(userKeys.userId, users.id))
      .leftJoin(userProfiles, eq(userProfiles.userId, users.id))
      .where(
        and(eq(inboundSms.id, id), inArray(inboundSms.status, ['received', 'processing']), isNull(users.suspendedAt)),
      )
      .for('update', { of: inboundSms })
      .prepare('begin_answer')
      .execute()
    if (!row) return undefined
    await tx.update(inboundSms).set({ status: 'processing' }).where(eq(inboundSms.id, id))
    return row
  })

export async function linkMessage(db: Db, id: number, messageId: number): Promise<void> {
  await db.update(inboundSms).set({ messageId }).where(eq(inboundSms.id, id))
}

/** Also removes the text, which is kept only until then. */
export async function endAnswer(db: Db, id: number, status: 'answered' | 'dropped'): Promise<void> {
  await db.update(inboundSms).set({ status, body: null }).where(eq(inboundSms.id, id))
}

/** What the person wrote to the helper in the app since then, oldest first. */
export function messagesSince(db: Db, helperId: number, since: Date) {
  const texts = db.select({ id: inboundSms.id }).from(inboundSms).where(eq(inboundSms.messageId, messages.id))
  return db
    .select({ id: messages.id, content: messages.content })
    .from(messages)
    .where(and(eq(messages.helperId, helperId), messages.isFromUser, gte(messages.sentAt, since), notExists(texts)))
    .orderBy(messages.id)
    .limit(50)
}
