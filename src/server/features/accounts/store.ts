import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { addMonths, monthStart } from '../../../core/billing/allowance.ts'
import { inTransaction } from '../../db/statement.ts'
import { userKeys, users } from '../../db/tables/accounts.ts'
import type { Db } from '../../ports/db.ts'

export type UserRow = typeof users.$inferSelect
/** Without a password there is another way in: a phone number that was proved, or an identity of the workspace. */
export type NewUser = Pick<UserRow, 'username' | 'firstName' | 'lastName' | 'email' | 'timeZone'> &
  Partial<Pick<UserRow, 'password' | 'phoneNumber' | 'isPhoneVerified' | 'replitId'>>

/** Any number does, as long as it stays the same: sign-ups wait for each other at it to learn who is first. */
const FIRST_ACCOUNT_LOCK = 7_302_027

/**
 * Adds an account with its wrapped data key; the first one of all becomes the operator, and it alone may have a name that
 * is reserved. Undefined: another one asked for such a name.
 */
export function insertUser(
  db: Db,
  user: NewUser,
  isReserved: boolean,
  wrappedKey: string,
  now: Date,
): Promise<UserRow | undefined> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${FIRST_ACCOUNT_LOCK})`)
    const others = await tx.select({ id: users.id }).from(users).limit(1)
    if (isReserved && others.length > 0) return undefined
    const [row] = await tx
      .insert(users)
      .values({
        ...user,
        isAdult: true,
        role: others.length === 0 ? 'operator' : 'user',
        createdAt: now,
        billingAnchor: monthStart(now),
        allowancePeriodStart: monthStart(now),
        allowancePeriodEnd: addMonths(monthStart(now), 1),
      })
      .returning()
    if (!row) throw new Error('the account was not inserted')
    await tx.insert(userKeys).values({ userId: row.id, wrappedKey, createdAt: now })
    return row
  })
}

export async function findUser(db: Db, id: number): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, id))
  return row
}

export async function findUserByName(db: Db, username: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.username})`, username.toLowerCase()))
  return row
}

/** Whose confirmed address it is, in whatever case. */
export async function findUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, email.toLowerCase()), isNotNull(users.emailVerifiedAt)))
  return row
}

export type UserChange = Partial<
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
    | 'password'
  >
>

export async function updateUser(db: Db, id: number, change: UserChange): Promise<UserRow | undefined> {
  const [row] = await db.update(users).set(change).where(eq(users.id, id)).returning()
  return row
}

export async function findWrappedKey(db: Db, userId: number): Promise<string | undefined> {
  const [row] = await db.select({ wrapped: userKeys.wrappedKey }).from(userKeys).where(eq(userKeys.userId, userId))
  return row?.wrapped
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
