import { and, eq } from 'drizzle-orm'
import { statement } from '../../db/statement.ts'
import { users } from '../../db/tables/accounts.ts'
import type { Db } from '../../ports/db.ts'

/** Whose number it is, proved by a code. */
export async function findIdByPhone(db: Db, phoneNumber: string): Promise<number | undefined> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.phoneNumber, phoneNumber), eq(users.isPhoneVerified, true)))
  return row?.id
}

/** Whose identity at the provider it is. */
export async function findIdBySubject(db: Db, subject: string): Promise<number | undefined> {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.replitId, subject))
  return row?.id
}

export async function linkPhone(db: Db, userId: number, phoneNumber: string): Promise<void> {
  await db.update(users).set({ phoneNumber, isPhoneVerified: true }).where(eq(users.id, userId))
}

export async function linkSubject(db: Db, userId: number, subject: string): Promise<void> {
  await db.update(users).set({ replitId: subject }).where(eq(users.id, userId))
}

/** Takes the number from an account that has another way in; no row from one that has none. */
export const unlinkPhone = statement<{ id: number }, [userId: number]>(
  'unlink_phone',
  `update users set phone_number = null, is_phone_verified = false
   where id = $1 and (password is not null or replit_id is not null) returning id`,
)

/** Takes the identity from an account that has another way in; no row from one that has none. */
export const unlinkSubject = statement<{ id: number }, [userId: number]>(
  'unlink_subject',
  `update users set replit_id = null
   where id = $1 and (password is not null or (phone_number is not null and is_phone_verified)) returning id`,
)
