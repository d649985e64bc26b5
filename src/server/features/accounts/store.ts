import { eq } from 'drizzle-orm'
import { inTransaction } from '../../db/statement.ts'
import { users } from '../../db/tables/accounts.ts'
import type { Db } from '../../ports/db.ts'

type UserRow = typeof users.$inferSelect

export type AccountChange = Partial<
  Pick<
    UserRow,
    | 'firstName'
    | 'lastName'
    | 'email'
    | 'emailVerifiedAt'
    | 'pendingEmail'
    | 'timeZone'
    | 'emailNotifications'
    | 'marketingEmails'
    | 'pushPreviews'
    | 'quietHoursStart'
    | 'quietHoursEnd'
  >
>

export async function updateAccount(db: Db, id: number, change: AccountChange): Promise<UserRow | undefined> {
  const [row] = await db.update(users).set(change).where(eq(users.id, id)).returning()
  return row
}

/** What names an account outside its own rows: operators' records, the payment provider's reports, codes by telephone. */
const FORGET = [
  `delete from billing_events b using users u where u.id = $1 and b.customer_id = u.stripe_customer_id`,
  `delete from verification_codes where phone_number in (
     select phone_number from users where id = $1 union select phone_number from verified_phones where user_id = $1
     union select phone_number from helpers where user_id = $1)`,
  `update audit_log set actor_name = 'a deleted account' where actor_id = $1`,
  `update audit_log a set detail = replace(a.detail, u.username || ' (' || u.id || ')', 'a deleted account (' || u.id || ')')
   from users u where u.id = $1 and strpos(a.detail, u.username || ' (' || u.id || ')') > 0`,
  'delete from users where id = $1',
]

/** Jobs by the rows they are about, those that were set aside included. Nobody has made the queue before a worker ran. */
const FORGET_JOBS = `delete from pgboss.job j where (coalesce(j.source_name, j.name), j.data ->> 'id') in (
    select 'answer', id::text from inbound_sms where user_id = $1
    union all select 'write', id::text from message_schedules where user_id = $1
    union all select 'remember', id::text from helpers where user_id = $1)`

/**
 * Deletes the account and whatever names it. Its key, sessions, helpers, messages and memories go with it by their
 * foreign keys; figures of model calls stay, with nobody's name on them.
 */
export function deleteUser(db: Db, id: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { rows } = await tx.$client.query(`select to_regclass('pgboss.job') is not null as queue`)
    for (const text of rows[0]?.queue ? [FORGET_JOBS, ...FORGET] : FORGET) await tx.$client.query(text, [id])
  })
}
