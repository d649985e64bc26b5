import { desc, eq, inArray } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { Db } from '../../../platform/db/statement.ts'
import { users } from '../../../platform/db/tables/accounts.ts'
import { helpers } from '../../../platform/db/tables/helpers.ts'
import { simulatedSms, verifiedPhones } from '../../../platform/db/tables/sms.ts'

export async function keepSimulated(db: Db, sealed: Buffer, now: Date): Promise<void> {
  await db.insert(simulatedSms).values({ sealed, createdAt: now })
}

export const listSimulated = (db: Db, limit: number) =>
  db.select().from(simulatedSms).orderBy(desc(simulatedSms.id)).limit(limit)

/** Every message, for searches inside them. */
export const listAllSimulated = (db: Db) => db.select().from(simulatedSms)

export async function deleteSimulated(db: Db, ids: readonly number[]): Promise<void> {
  await db.delete(simulatedSms).where(inArray(simulatedSms.id, [...ids]))
}

/** A person's numbers, including those of their helpers. */
export async function findNumbersOf(db: Db, userId: number): Promise<string[]> {
  const rows = await union(
    db.select({ number: users.phoneNumber }).from(users).where(eq(users.id, userId)),
    db.select({ number: verifiedPhones.phoneNumber }).from(verifiedPhones).where(eq(verifiedPhones.userId, userId)),
    db.select({ number: helpers.phoneNumber }).from(helpers).where(eq(helpers.userId, userId)),
  )
  return rows.flatMap(({ number }) => number ?? [])
}
