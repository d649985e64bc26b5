import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { type Db, didChange } from '../../platform/db/statement.ts'
import { users } from '../../platform/db/tables/accounts.ts'
import { smsConsents, smsOptOuts, verifiedPhones } from '../../platform/db/tables/sms.ts'

export type SmsPermission = Awaited<ReturnType<typeof readPermission>>[number]

/** Decides whether an SMS may be sent: opt-out, consent, quiet hours. Fields of the owner are null without one. */
export const readPermission = (
  db: Db,
  { numberHash, userId, phoneNumber }: { numberHash: string; userId: number | null; phoneNumber: string },
) => {
  const isThere = (table: PgTable, condition: SQL | undefined) =>
    sql<boolean>`exists (select from ${table} where ${condition})`
  const owner = userId ?? 0
  const isTheirs = (table: typeof verifiedPhones | typeof smsConsents) =>
    and(eq(table.userId, owner), eq(table.phoneNumber, phoneNumber))
  return db
    .select({
      optedOut: isThere(smsOptOuts, and(eq(smsOptOuts.numberHash, numberHash), isNull(smsOptOuts.optedInAt))),
      verified: isThere(verifiedPhones, isTheirs(verifiedPhones)),
      consented: isThere(smsConsents, isTheirs(smsConsents)),
      timeZone: users.timeZone,
      quietHoursStart: users.quietHoursStart,
      quietHoursEnd: users.quietHoursEnd,
    })
    .from(sql`(select 1) one`)
    .leftJoin(users, eq(users.id, owner))
}

type NewOptOut = Pick<typeof smsOptOuts.$inferSelect, 'numberHash' | 'source' | 'optedOutAt'>

/** Returns false if the number had opted out already. */
export const openOptOut = (db: Pick<Db, 'insert'>, optOut: NewOptOut): Promise<boolean> =>
  didChange(
    db
      .insert(smsOptOuts)
      .values(optOut)
      .onConflictDoNothing({ target: smsOptOuts.numberHash, where: isNull(smsOptOuts.optedInAt) }),
  )

/** Returns whether the number had opted out. */
export const closeOptOut = (db: Pick<Db, 'update'>, numberHash: string, now: Date): Promise<boolean> =>
  didChange(
    db
      .update(smsOptOuts)
      .set({ optedInAt: now })
      .where(and(eq(smsOptOuts.numberHash, numberHash), isNull(smsOptOuts.optedInAt))),
  )

export const findOwners = (db: Db, phoneNumber: string) =>
  db.select({ userId: verifiedPhones.userId }).from(verifiedPhones).where(eq(verifiedPhones.phoneNumber, phoneNumber))
