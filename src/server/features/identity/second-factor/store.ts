import { and, eq, exists, isNotNull, isNull, lt, notExists, sql } from 'drizzle-orm'
import { type Db, didChange } from '../../../platform/db/statement.ts'
import { users } from '../../../platform/db/tables/accounts.ts'
import { passkeys, recoveryCodes, totpSecrets } from '../../../platform/db/tables/auth.ts'
import { lockAccount } from '../../../platform/db/transaction.ts'

export const readSecondFactorRow = (db: Db, userId: number) => {
  const isOn = and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.confirmedAt))
  const isUnused = and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt))
  return db
    .select({
      totp: sql<boolean>`${exists(db.select({ userId: totpSecrets.userId }).from(totpSecrets).where(isOn))}`,
      passkeys: db.$count(passkeys, eq(passkeys.userId, userId)),
      recovery: db.$count(recoveryCodes, isUnused),
    })
    .from(users)
    .where(eq(users.id, userId))
}

/** Returns false if there is a confirmed one. */
export const saveTotp = (db: Db, userId: number, secret: Buffer, now: Date): Promise<boolean> =>
  didChange(
    db
      .insert(totpSecrets)
      .values({ userId, secret, createdAt: now })
      .onConflictDoUpdate({
        target: totpSecrets.userId,
        set: { secret, createdAt: now, lastStep: 0 },
        setWhere: isNull(totpSecrets.confirmedAt),
      }),
  )

export async function findTotp(db: Db, userId: number) {
  const [row] = await db.select().from(totpSecrets).where(eq(totpSecrets.userId, userId))
  return row
}

/** Returns whether it is newer than the last one. */
export const advanceTotpStep = (db: Db, userId: number, step: number): Promise<boolean> =>
  didChange(
    db
      .update(totpSecrets)
      .set({ lastStep: step })
      .where(and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.confirmedAt), lt(totpSecrets.lastStep, step))),
  )

/** Returns false if none was unconfirmed. */
export const confirmTotp = (db: Db, userId: number, step: number, now: Date): Promise<boolean> =>
  didChange(
    db
      .update(totpSecrets)
      .set({ confirmedAt: now, lastStep: step })
      .where(and(eq(totpSecrets.userId, userId), isNull(totpSecrets.confirmedAt))),
  )

export async function deleteTotp(db: Db, userId: number): Promise<void> {
  await db.delete(totpSecrets).where(eq(totpSecrets.userId, userId))
}

/** Of two simultaneous calls, the later one wins. */
export async function replaceRecoveryCodes(db: Db, userId: number, hashes: readonly string[]): Promise<void> {
  await db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
    await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })))
  })
}

/** Returns whether it existed and was unused. */
export const markRecoveryCodeUsed = (db: Db, userId: number, codeHash: string, now: Date): Promise<boolean> =>
  didChange(
    db
      .update(recoveryCodes)
      .set({ usedAt: now })
      .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash), isNull(recoveryCodes.usedAt))),
  )

/** Without a second factor, recovery codes are useless. */
export async function deleteIdleRecoveryCodes(db: Db, userId: number): Promise<void> {
  const apps = db
    .select({ userId: totpSecrets.userId })
    .from(totpSecrets)
    .where(and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.confirmedAt)))
  const keys = db.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.userId, userId))
  await db.delete(recoveryCodes).where(and(eq(recoveryCodes.userId, userId), notExists(apps), notExists(keys)))
}

export type PasskeyRow = typeof passkeys.$inferSelect

/** Returns false if the person has too many, or it exists already. */
export async function insertPasskey(
  db: Db,
  row: Omit<PasskeyRow, 'id' | 'lastUsedAt'>,
  most: number,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, row.userId)
    const count = await tx.$count(passkeys, eq(passkeys.userId, row.userId))
    if (count >= most) return false
    const rows = await tx.insert(passkeys).values(row).onConflictDoNothing().returning({ id: passkeys.id })
    return rows.length > 0
  })
}

export const listPasskeys = (db: Db, userId: number): Promise<PasskeyRow[]> =>
  db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(passkeys.id)

export async function findPasskey(db: Db, credentialId: string): Promise<PasskeyRow | undefined> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId))
  return row
}

/** A signature counter that did not grow means a copied authenticator; then returns false. */
export async function notePasskeyUse(db: Db, id: number, counter: number, now: Date): Promise<boolean> {
  // Authenticators without a counter stay at 0.
  const hasGrown = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter)
  const rows = await db
    .update(passkeys)
    .set({ counter, lastUsedAt: now })
    .where(and(eq(passkeys.id, id), hasGrown))
    .returning({ id: passkeys.id })
  return rows.length > 0
}

export const deletePasskey = (db: Db, userId: number, id: number): Promise<boolean> =>
  didChange(db.delete(passkeys).where(and(eq(passkeys.userId, userId), eq(passkeys.id, id))))
