import { and, eq, lt, sql } from 'drizzle-orm'
import { type ClaimedRow, isFree, TAKEN } from '../../db/leases.ts'
import { preparedSql } from '../../db/statement.ts'
import { emailOutbox } from '../../db/tables/auth.ts'
import type { Db } from '../../ports/db.ts'

type OutboxRow = typeof emailOutbox.$inferSelect

/** Stores an email to be sent. `userId` is its account; null if not looked up yet. */
export async function insertQueued(
  db: Db,
  { userId, sealed, createdAt }: Pick<OutboxRow, 'userId' | 'sealed' | 'createdAt'>,
): Promise<void> {
  await db
    .insert(emailOutbox)
    .values({ userId, sealed, createdAt, dueAt: createdAt })
    .prepare('insert_queued_email')
    .execute()
}

export interface QueuedRow extends ClaimedRow, Pick<OutboxRow, 'sealed' | 'createdAt'> {
  /** Its text began to leave in an earlier attempt. */
  mayHaveArrived: boolean
}

export const claimQueued = preparedSql<QueuedRow, { now: Date; limit: number }>('claim_queued_emails')`
  update ${emailOutbox} set ${TAKEN} where ${emailOutbox.id} = any(array(
    select o.${emailOutbox.id} from ${emailOutbox} o where o.${emailOutbox.dueAt} <= :now and ${isFree('o')}
    order by o.${emailOutbox.dueAt} limit :limit for update skip locked))
  returning ${emailOutbox.id}, ${emailOutbox.claim}, ${emailOutbox.tries}, ${emailOutbox.sealed},
    ${emailOutbox.createdAt} as "createdAt", ${emailOutbox.dataStartedAt} is not null as "mayHaveArrived"`

const isHeld = ({ id, claim }: ClaimedRow) => and(eq(emailOutbox.id, id), eq(emailOutbox.claim, claim))

export async function putOffQueued(db: Db, row: ClaimedRow, dueAt: Date): Promise<void> {
  await db
    .update(emailOutbox)
    .set({ dueAt, tries: sql`${emailOutbox.tries} + 1`, leasedUntil: null })
    .where(isHeld(row))
    .prepare('put_off_queued_email')
    .execute()
}

export async function deleteQueued(db: Db, row: ClaimedRow): Promise<void> {
  await db.delete(emailOutbox).where(isHeld(row)).prepare('delete_queued_email').execute()
}

/** Deletes old unsent emails, whose links would have expired. */
export async function deleteOldQueued(db: Db, before: Date): Promise<void> {
  await db.delete(emailOutbox).where(lt(emailOutbox.createdAt, before)).prepare('delete_old_queued_emails').execute()
}
