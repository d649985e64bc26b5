import { desc, inArray } from 'drizzle-orm'
import { statement } from '../../db/statement.ts'
import { simulatedSms } from '../../db/tables/sms.ts'
import type { Db } from '../../ports/db.ts'

export async function keepSimulated(db: Db, sealed: Buffer, now: Date): Promise<void> {
  await db.insert(simulatedSms).values({ sealed, createdAt: now })
}

/** The newest texts, the newest first. */
export const listSimulated = (db: Db, limit: number) =>
  db.select().from(simulatedSms).orderBy(desc(simulatedSms.id)).limit(limit)

/** Every text, for what has to look into each. */
export const listAllSimulated = (db: Db) => db.select().from(simulatedSms)

export async function deleteSimulated(db: Db, ids: readonly number[]): Promise<void> {
  await db.delete(simulatedSms).where(inArray(simulatedSms.id, [...ids]))
}

/** Numbers that are a person's, or that a helper of theirs texts. */
export const findNumbersOf = statement<{ number: string }, [userId: number]>(
  'find_numbers_of',
  `select phone_number as number from users where id = $1 and phone_number is not null
   union select phone_number from verified_phones where user_id = $1
   union select phone_number from helpers where user_id = $1 and phone_number is not null`,
)
