import { and, asc, eq, isNull, notExists } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../../platform/db/statement.ts'
import { users } from '../../../platform/db/tables/accounts.ts'

export const findWithoutSkeleton = (db: Db, limit: number) =>
  db
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(isNull(users.usernameSkeleton))
    .orderBy(asc(users.id))
    .limit(limit)

/** Returns false if another account has it. */
export async function saveSkeleton(db: Db, id: number, usernameSkeleton: string): Promise<boolean> {
  const other = alias(users, 'other')
  const taken = db.select({ id: other.id }).from(other).where(eq(other.usernameSkeleton, usernameSkeleton))
  const rows = await db
    .update(users)
    .set({ usernameSkeleton })
    .where(and(eq(users.id, id), isNull(users.usernameSkeleton), notExists(taken)))
    .returning({ id: users.id })
  return rows.length > 0
}
