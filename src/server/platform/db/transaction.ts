import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { DEADLOCK, hasDatabaseCode } from '../errors/errors.ts'
import type { Db, Transaction } from './statement.ts'
import { users } from './tables/accounts.ts'

/** Inside, use only the given transaction. */
export async function inTransaction<Result>(db: Db, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  const client = await db.$client.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    const result = await work(drizzle(client))
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch((cause) => {
      broken = cause
    })
    throw error
  } finally {
    client.release(broken)
  }
}

/**
 * Locks an account until the transaction ends. Against deadlocks: before its helpers, memories and messages, and in a
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

const TRIES = 3

/** Runs `work` again if PostgreSQL ended it because of a deadlock. `work` is a whole transaction. */
export async function retryDeadlock<Result>(work: () => Promise<Result>, tries = TRIES): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (tries === 1 || !hasDatabaseCode(error, DEADLOCK)) throw error
    return retryDeadlock(work, tries - 1)
  }
}
