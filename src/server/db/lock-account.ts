import { eq } from 'drizzle-orm'
import type { Db } from '../ports/db.ts'
import { users } from './tables/accounts.ts'

/**
 * Locks an account until the transaction ends: before its helpers, facts and messages, against deadlocks, and as a
 * statement of its own, because one that also changes the account would ask for two versions of it.
 */
export const lockAccount = (tx: Pick<Db, 'select'>, userId: number) =>
  tx
    .select({ userId: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update')
    .prepare('lock_account')
    .execute()
