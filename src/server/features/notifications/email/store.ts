import { and, desc, eq, isNotNull, lt, lte, sql } from 'drizzle-orm'
import { type ClaimedRow, isFree, taken } from '../../../platform/db/leases.ts'
import { type Db, isOneOf } from '../../../platform/db/statement.ts'
import { userKeys } from '../../../platform/db/tables/accounts.ts'
import { emailOutbox } from '../../../platform/db/tables/auth.ts'
import { developerOutbox } from '../../../platform/db/tables/schedules.ts'

type OutboxRow = typeof emailOutbox.$inferSelect

/** `userId` is null if it was not looked up yet. */
export async function insertQueued(
  db: Db,
  { userId, sealed, createdAt }: Pick<OutboxRow, 'userId' | 'sealed' | 'createdAt'>,
): Promise<void> {
  await db.insert(emailOutbox).values({ userId, sealed, createdAt, dueAt: createdAt })
}

export type QueuedRow = Awaited<ReturnType<typeof claimQueued>>[number]

/** `mayHaveArrived`: the text began to leave in an earlier attempt. */
export const claimQueued = (db: Db, now: Date, limit: number) => {
  const due = db
    .select({ id: emailOutbox.id })
    .from(emailOutbox)
    .where(and(lte(emailOutbox.dueAt, now), isFree(emailOutbox)))
    .orderBy(emailOutbox.dueAt)
    .limit(limit)
    .for('update', { skipLocked: true })
  return db
    .update(emailOutbox)
    .set(taken(emailOutbox))
    .where(isOneOf(emailOutbox.id, due))
    .returning({
      id: emailOutbox.id,
      claim: emailOutbox.claim,
      tries: emailOutbox.tries,
      sealed: emailOutbox.sealed,
      createdAt: emailOutbox.createdAt,
      mayHaveArrived: sql<boolean>`${isNotNull(emailOutbox.dataStartedAt)}`,
    })
    .prepare('claim_queued_emails')
    .execute()
}

export async function deleteQueued(db: Db, { id, claim }: ClaimedRow): Promise<void> {
  await db.delete(emailOutbox).where(and(eq(emailOutbox.id, id), eq(emailOutbox.claim, claim)))
}

/** Deletes old unsent emails, whose links would have expired. */
export async function deleteOldQueued(db: Db, before: Date): Promise<void> {
  await db.delete(emailOutbox).where(lt(emailOutbox.createdAt, before))
}

const SHOWN = 50

export async function storeEmail(db: Db, email: Omit<typeof developerOutbox.$inferInsert, 'id'>): Promise<void> {
  await db.insert(developerOutbox).values(email)
}

const keptFields = { id: developerOutbox.id, mail: developerOutbox.mail, createdAt: developerOutbox.createdAt }
export type KeptRow = Pick<typeof developerOutbox.$inferSelect, keyof typeof keptFields>

export const listAllEmails = (db: Db) =>
  db
    .select({ ...keptFields, wrappedKey: userKeys.wrappedKey })
    .from(developerOutbox)
    .innerJoin(userKeys, eq(userKeys.userId, developerOutbox.userId))
    .orderBy(desc(developerOutbox.id))
    .limit(SHOWN)

export const listEmails = (db: Db, userId: number): Promise<KeptRow[]> =>
  db
    .select(keptFields)
    .from(developerOutbox)
    .where(eq(developerOutbox.userId, userId))
    .orderBy(desc(developerOutbox.id))
    .limit(SHOWN)
