import { and, asc, eq, isNotNull, isNull, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { AccountSettings } from '../../../../contract/accounts.ts'
import { firstCount } from '../../../../core/plans/allowance.ts'
import { type Db, didChange } from '../../../platform/db/statement.ts'
import { userKeys, users } from '../../../platform/db/tables/accounts.ts'
import { helpers } from '../../../platform/db/tables/helpers.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'

export type UserRow = typeof users.$inferSelect
/** Accounts without a password have a verified phone or a workspace identity. */
export type NewUser = Pick<UserRow, 'username' | 'usernameSkeleton' | 'firstName' | 'lastName' | 'email' | 'timeZone'> &
  Partial<Pick<UserRow, 'password' | 'phoneNumber' | 'isPhoneVerified' | 'replitId'>>

/** An arbitrary but fixed number: sign-ups take turns, so that one of them is the first. */
const FIRST_ACCOUNT_LOCK = 7_302_027

/** The first account becomes the operator, and only it may take a protected name. Undefined: a later one tried to. */
export function insertUser(
  db: Db,
  user: NewUser,
  isProtectedName: boolean,
  wrappedKey: string,
  now: Date,
): Promise<UserRow | undefined> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${FIRST_ACCOUNT_LOCK})`)
    const others = await tx.select({ id: users.id }).from(users).limit(1)
    if (isProtectedName && others.length > 0) return undefined
    const [row] = await tx
      .insert(users)
      .values({
        ...user,
        isAdult: true,
        role: others.length === 0 ? 'operator' : 'user',
        createdAt: now,
        ...firstCount(now),
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

/** Whether an account has this name, or one that looks the same. */
export async function isNameTaken(db: Db, username: string, skeleton: string): Promise<boolean> {
  const isSame = or(eq(users.usernameSkeleton, skeleton), eq(sql`lower(${users.username})`, username.toLowerCase()))
  return (await db.select({ id: users.id }).from(users).where(isSame).limit(1)).length > 0
}

export async function findUserByName(db: Db, username: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.username})`, username.toLowerCase()))
  return row
}

/** By confirmed address, ignoring case. */
export async function findUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, email.toLowerCase()), isNotNull(users.emailVerifiedAt)))
  return row
}

export async function findWrappedKey(db: Db, userId: number): Promise<string | undefined> {
  const [row] = await db.select({ wrapped: userKeys.wrappedKey }).from(userKeys).where(eq(userKeys.userId, userId))
  return row?.wrapped
}

/** `before` and `after` are hashes. Returns false if the stored one is no longer `before`. */
export const replacePassword = (db: Db, id: number, before: string | null, after: string): Promise<boolean> =>
  didChange(
    db
      .update(users)
      .set({ password: after })
      .where(and(eq(users.id, id), sql`${users.password} is not distinct from ${before}`)),
  )

export async function findIdByPhone(db: Db, phoneNumber: string): Promise<number | undefined> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.phoneNumber, phoneNumber), eq(users.isPhoneVerified, true)))
  return row?.id
}

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

/** Returns false if it is the only sign-in method. */
export const unlinkPhone = (db: Db, userId: number): Promise<boolean> =>
  didChange(
    db
      .update(users)
      .set({ phoneNumber: null, isPhoneVerified: false })
      .where(and(eq(users.id, userId), or(isNotNull(users.password), isNotNull(users.replitId)))),
  )

/** Returns false if it is the only sign-in method. */
export async function unlinkSubject(db: Db, userId: number): Promise<boolean> {
  const hasPhone = and(isNotNull(users.phoneNumber), users.isPhoneVerified)
  const rows = await db
    .update(users)
    .set({ replitId: null })
    .where(and(eq(users.id, userId), or(isNotNull(users.password), hasPhone)))
    .returning({ id: users.id })
  return rows.length > 0
}

type ProfileColumn = 'firstName' | 'lastName' | 'email' | 'emailVerifiedAt' | 'pendingEmail' | 'timeZone'
export type AccountChange = Partial<Pick<UserRow, ProfileColumn | keyof AccountSettings>>

/** When messages come depends on these. */
const PLANNED_BY = ['timeZone', 'quietHoursStart', 'quietHoursEnd'] as const

export const movesPlans = (change: AccountChange): boolean => PLANNED_BY.some((field) => change[field] !== undefined)

/** Marks the plans of all helpers as out of date if they depend on the change. */
export function updateAccount(db: Db, id: number, change: AccountChange): Promise<UserRow | undefined> {
  return inTransaction(db, async (tx) => {
    const [row] = await tx.update(users).set(change).where(eq(users.id, id)).returning()
    if (movesPlans(change)) await tx.update(helpers).set({ needsPlan: true }).where(eq(helpers.userId, id))
    return row
  })
}

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
