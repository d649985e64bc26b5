import { and, eq, isNull } from 'drizzle-orm'
import { preparedSql } from '../../db/statement.ts'
import { users } from '../../db/tables/accounts.ts'
import { smsConsents, smsOptOuts, verifiedPhones } from '../../db/tables/sms.ts'
import type { Db } from '../../ports/db.ts'

type Owner = Pick<typeof users.$inferSelect, 'timeZone' | 'quietHoursStart' | 'quietHoursEnd'>

/** What the gate needs to know about a number and its owner, in one query. Owner fields are null without one. */
export type FactsRow = { optedOut: boolean; verified: boolean; consented: boolean } & {
  [Field in keyof Owner]: Owner[Field] | null
}

export const readFacts = preparedSql<FactsRow, { numberHash: string; userId: number | null; phoneNumber: string }>(
  'text_facts',
)`
  select
    exists (
      select from ${smsOptOuts}
      where ${smsOptOuts.numberHash} = :numberHash and ${smsOptOuts.optedInAt} is null) as "optedOut",
    exists (
      select from ${verifiedPhones}
      where ${verifiedPhones.userId} = :userId and ${verifiedPhones.phoneNumber} = :phoneNumber) as verified,
    exists (
      select from ${smsConsents}
      where ${smsConsents.userId} = :userId and ${smsConsents.phoneNumber} = :phoneNumber) as consented,
    u.${users.timeZone} as "timeZone", u.${users.quietHoursStart} as "quietHoursStart",
    u.${users.quietHoursEnd} as "quietHoursEnd"
  from (select 1) one left join ${users} u on u.${users.id} = :userId`

type NewOptOut = Pick<typeof smsOptOuts.$inferSelect, 'numberHash' | 'source' | 'optedOutAt'>

/** Returns false if the number had opted out already. */
export async function openOptOut(db: Pick<Db, 'insert'>, optOut: NewOptOut): Promise<boolean> {
  const rows = await db
    .insert(smsOptOuts)
    .values(optOut)
    .onConflictDoNothing({ target: smsOptOuts.numberHash, where: isNull(smsOptOuts.optedInAt) })
    .returning({ id: smsOptOuts.id })
    .prepare('open_opt_out')
    .execute()
  return rows.length > 0
}

/** Returns whether the number had opted out. */
export async function closeOptOut(db: Pick<Db, 'update'>, numberHash: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(smsOptOuts)
    .set({ optedInAt: now })
    .where(and(eq(smsOptOuts.numberHash, numberHash), isNull(smsOptOuts.optedInAt)))
    .returning({ id: smsOptOuts.id })
    .prepare('close_opt_out')
    .execute()
  return rows.length > 0
}

/** The accounts that have verified a number. */
export const findOwners = (db: Db, phoneNumber: string) =>
  db
    .select({ userId: verifiedPhones.userId })
    .from(verifiedPhones)
    .where(eq(verifiedPhones.phoneNumber, phoneNumber))
    .prepare('number_owners')
    .execute()
