import { and, desc, eq, exists, gt, inArray, isNull, lt, lte, not, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/statement.ts'
import { verificationCodes } from '../../../platform/db/tables/accounts.ts'
import { smsConsents, smsOptOuts, verifiedPhones } from '../../../platform/db/tables/sms.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'

type CodeRow = typeof verificationCodes.$inferSelect

type NewCode = Pick<CodeRow, 'phoneNumber' | 'purpose' | 'userId' | 'consentText' | 'code' | 'createdAt' | 'expiresAt'>

/** Returns its id. */
export async function insertCode(db: Db, code: NewCode): Promise<number> {
  const [row] = await db.insert(verificationCodes).values(code).returning({ id: verificationCodes.id })
  if (!row) throw new Error('the code was not inserted')
  return row.id
}

/** Deletes a code that was not sent, so that the earlier one stays valid. */
export async function deleteCode(db: Db, id: number): Promise<void> {
  await db.delete(verificationCodes).where(eq(verificationCodes.id, id))
}

interface TypedCode extends Pick<CodeRow, 'phoneNumber' | 'purpose' | 'userId' | 'code'> {
  now: Date
  /** The limit of attempts per code. */
  tries: number
}

/** One statement: concurrent attempts can't exceed the limit or share a code. Undefined: no code or attempt left. */
export async function tryCode(db: Db, { phoneNumber, purpose, userId, code, now, tries }: TypedCode) {
  const newest = db
    .select({ id: verificationCodes.id })
    .from(verificationCodes)
    .where(
      and(
        eq(verificationCodes.phoneNumber, phoneNumber),
        eq(verificationCodes.purpose, purpose),
        sql`${verificationCodes.userId} is not distinct from ${userId}`,
      ),
    )
    .orderBy(desc(verificationCodes.id))
    .limit(1)
  const matches = sql<boolean>`${verificationCodes.code} = ${code}`
  const [tried] = await db
    .update(verificationCodes)
    .set({ attempts: sql`${verificationCodes.attempts} + 1`, isUsed: matches })
    .where(
      and(
        eq(verificationCodes.id, newest),
        not(verificationCodes.isUsed),
        gt(verificationCodes.expiresAt, now),
        lt(verificationCodes.attempts, tries),
      ),
    )
    .returning({ matches, consentText: verificationCodes.consentText, createdAt: verificationCodes.createdAt })
  return tried
}

/** Expired codes are useless, and they contain a phone number. */
export async function deleteOldCodes(db: Db, now: Date): Promise<void> {
  await db.delete(verificationCodes).where(lte(verificationCodes.expiresAt, now))
}

interface Verified extends Pick<typeof verifiedPhones.$inferSelect, 'userId' | 'phoneNumber' | 'verifiedAt'> {
  consent: Pick<typeof smsConsents.$inferSelect, 'wording' | 'givenAt'> | null
}

export const saveVerified = (db: Db, { consent, ...verified }: Verified): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { userId, phoneNumber, verifiedAt } = verified
    await tx
      .insert(verifiedPhones)
      .values(verified)
      .onConflictDoUpdate({ target: [verifiedPhones.userId, verifiedPhones.phoneNumber], set: { verifiedAt } })
    if (consent) await tx.insert(smsConsents).values({ userId, phoneNumber, ...consent })
  })

export const isVerified = async (db: Db, userId: number, phoneNumber: string): Promise<boolean> =>
  (await db.$count(
    verifiedPhones,
    and(eq(verifiedPhones.userId, userId), eq(verifiedPhones.phoneNumber, phoneNumber)),
  )) > 0

/** The newest first. */
export const findAgreedNumbers = (db: Db, userId: number) => {
  const consent = db
    .select({ id: smsConsents.id })
    .from(smsConsents)
    .where(and(eq(smsConsents.userId, userId), eq(smsConsents.phoneNumber, verifiedPhones.phoneNumber)))
  return db
    .select({ phoneNumber: verifiedPhones.phoneNumber })
    .from(verifiedPhones)
    .where(and(eq(verifiedPhones.userId, userId), exists(consent)))
    .orderBy(desc(verifiedPhones.verifiedAt))
}

export const findOptedOut = (db: Db, hashes: readonly string[]) =>
  db
    .select({ numberHash: smsOptOuts.numberHash })
    .from(smsOptOuts)
    .where(and(inArray(smsOptOuts.numberHash, [...hashes]), isNull(smsOptOuts.optedInAt)))
