import { eq } from 'drizzle-orm'
import type { Db } from '../ports/db.ts'
import { users } from './tables/accounts.ts'

/**
 * Locks an account until the transaction ends. Against deadlocks: before its helpers, facts and messages, and in a
 * statement of its own, because one that also changes the account can wait for two versions of its row.
 */
export const lockAccount = (tx: Pick<Db, 'select'>, userId: number) =>
  tx
    .select({ userId: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update')
    .prepare('lock_account')
    .execute()
