import { desc, inArray } from 'drizzle-orm'
import { preparedSql } from '../../db/statement.ts'
import { users } from '../../db/tables/accounts.ts'
import { helpers } from '../../db/tables/helpers.ts'
import { simulatedSms, verifiedPhones } from '../../db/tables/sms.ts'
import type { Db } from '../../ports/db.ts'

export async function keepSimulated(db: Db, sealed: Buffer, now: Date): Promise<void> {
  await db.insert(simulatedSms).values({ sealed, createdAt: now })
}

/** The newest messages, newest first. */
export const listSimulated = (db: Db, limit: number) =>
  db.select().from(simulatedSms).orderBy(desc(simulatedSms.id)).limit(limit)

/** Every message, for searches inside them. */
export const listAllSimulated = (db: Db) => db.select().from(simulatedSms)

export async function deleteSimulated(db: Db, ids: readonly number[]): Promise<void> {
  await db.delete(simulatedSms).where(inArray(simulatedSms.id, [...ids]))
}

/** A person's numbers, including those of their helpers. */
export const findNumbersOf = preparedSql<{ number: string }, { userId: number }>('find_numbers_of')`
  select ${users.phoneNumber} as number from ${users} where ${users.id} = :userId and ${users.phoneNumber} is not null
  union
  select ${verifiedPhones.phoneNumber} from ${verifiedPhones} where ${verifiedPhones.userId} = :userId
  union
  select ${helpers.phoneNumber} from ${helpers}
  where ${helpers.userId} = :userId and ${helpers.phoneNumber} is not null`
