import { eq, inArray, sql } from 'drizzle-orm'
import type { Db, Transaction } from '../../../platform/db/statement.ts'
import { verificationCodes as codes, users } from '../../../platform/db/tables/accounts.ts'
import { auditLog } from '../../../platform/db/tables/admin.ts'
import { billingEvents } from '../../../platform/db/tables/billing.ts'
import { helpers } from '../../../platform/db/tables/helpers.ts'
import { imports } from '../../../platform/db/tables/imports.ts'
import { messageSchedules as schedules } from '../../../platform/db/tables/schedules.ts'
import { inboundSms, verifiedPhones } from '../../../platform/db/tables/sms.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'

const DELETED = 'a deleted account'

/** References to an account outside its own rows: the audit log, payment webhooks, SMS codes. */
async function forgetNames(tx: Transaction, id: number): Promise<void> {
  const [user] = await tx
    .select({ username: users.username, customerId: users.stripeCustomerId })
    .from(users)
    .where(eq(users.id, id))
  if (!user) return
  if (user.customerId !== null) await tx.delete(billingEvents).where(eq(billingEvents.customerId, user.customerId))
  const phones = tx.select({ phone: users.phoneNumber }).from(users).where(eq(users.id, id))
  const verified = tx
    .select({ phone: verifiedPhones.phoneNumber })
    .from(verifiedPhones)
    .where(eq(verifiedPhones.userId, id))
  const texted = tx.select({ phone: helpers.phoneNumber }).from(helpers).where(eq(helpers.userId, id))
  await tx.delete(codes).where(inArray(codes.phoneNumber, phones.union(verified).union(texted)))
  await tx.update(auditLog).set({ actorName: DELETED }).where(eq(auditLog.actorId, id))
  const name = `${user.username} (${id})`
  await tx
    .update(auditLog)
    .set({ detail: sql`replace(${auditLog.detail}, ${name}, ${`${DELETED} (${id})`})` })
    .where(sql`strpos(${auditLog.detail}, ${name}) > 0`)
}

/** Includes failed jobs. The queue does not exist before the first worker has run. */
async function forgetJobs(tx: Transaction, id: number): Promise<void> {
  const { rows } = await tx.execute<{ queue: boolean }>(sql`select to_regclass('pgboss.job') is not null as queue`)
  if (!rows[0]?.queue) return
  await tx.execute(sql`
    delete from pgboss.job j where (coalesce(j.source_name, j.name), j.data ->> 'id') in (
      select 'answer', ${inboundSms.id}::text from ${inboundSms} where ${inboundSms.userId} = ${id}
      union all select 'write', ${schedules.id}::text from ${schedules} where ${schedules.userId} = ${id}
      union all select 'remember', ${helpers.id}::text from ${helpers} where ${helpers.userId} = ${id}
      union all select 'read_import', ${imports.id}::text from ${imports} where ${imports.userId} = ${id})`)
}

/**
 * Foreign keys delete what belongs to the account; statistics of model calls stay without a name. Returns the ids of
 * its helpers.
 */
export function deleteUser(db: Db, id: number): Promise<number[]> {
  return inTransaction(db, async (tx) => {
    await forgetJobs(tx, id)
    await forgetNames(tx, id)
    const owned = await tx.select({ id: helpers.id }).from(helpers).where(eq(helpers.userId, id))
    await tx.delete(users).where(eq(users.id, id))
    return owned.map((helper) => helper.id)
  })
}
