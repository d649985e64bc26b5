import { and, eq, isNotNull, isNull, lt, notExists } from 'drizzle-orm'
import { preparedSql } from '../../db/statement.ts'
import { users } from '../../db/tables/accounts.ts'
import { passkeys, recoveryCodes, totpSecrets } from '../../db/tables/auth.ts'
import type { Db } from '../../ports/db.ts'

/** Which factors an account has, in one query: it is asked at every sign-in. */
export const readMfaRow = preparedSql<{ totp: boolean; passkeys: number; recovery: number }, { userId: number }>(
  'factors',
)`
  select
    exists (
      select from ${totpSecrets}
      where ${totpSecrets.userId} = :userId and ${totpSecrets.confirmedAt} is not null) as totp,
    (select count(*)::int from ${passkeys} where ${passkeys.userId} = :userId) as passkeys,
    (select count(*)::int from ${recoveryCodes}
      where ${recoveryCodes.userId} = :userId and ${recoveryCodes.usedAt} is null) as recovery`

/** Keeps the secret of an app that is to be confirmed; a confirmed one stays. Tells whether it was kept. */
export async function saveTotp(db: Db, userId: number, secret: Buffer, now: Date): Promise<boolean> {
  const rows = await db
    .insert(totpSecrets)
    .values({ userId, secret, createdAt: now })
    .onConflictDoUpdate({
      target: totpSecrets.userId,
      set: { secret, createdAt: now, lastStep: 0 },
      setWhere: isNull(totpSecrets.confirmedAt),
    })
    .returning({ userId: totpSecrets.userId })
  return rows.length > 0
}

export async function findTotp(db: Db, userId: number) {
  const [row] = await db.select().from(totpSecrets).where(eq(totpSecrets.userId, userId))
  return row
}

/** Takes the code of a time step: no earlier one and none twice. Tells whether it was taken. */
export async function takeTotpStep(db: Db, userId: number, step: number): Promise<boolean> {
  const rows = await db
    .update(totpSecrets)
    .set({ lastStep: step })
    .where(and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.confirmedAt), lt(totpSecrets.lastStep, step)))
    .returning({ userId: totpSecrets.userId })
    .prepare('take_totp_step')
    .execute()
  return rows.length > 0
}

/** Turns the app on with the first code of it. Tells whether it was waiting for one. */
export async function confirmTotp(db: Db, userId: number, step: number, now: Date): Promise<boolean> {
  const rows = await db
    .update(totpSecrets)
    .set({ confirmedAt: now, lastStep: step })
    .where(and(eq(totpSecrets.userId, userId), isNull(totpSecrets.confirmedAt)))
    .returning({ userId: totpSecrets.userId })
    .prepare('confirm_totp')
    .execute()
  return rows.length > 0
}

export async function deleteTotp(db: Db, userId: number): Promise<void> {
  await db.delete(totpSecrets).where(eq(totpSecrets.userId, userId))
}

/** Others that lock the account wait until the transaction ends. */
const lockAccount = (tx: Pick<Db, 'select'>, userId: number) =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')

/** Keeps these recovery codes in place of those that the person had; of two that do so at once, the later one's alone. */
export async function replaceRecoveryCodes(db: Db, userId: number, hashes: readonly string[]): Promise<void> {
  await db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
    await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })))
  })
}

/** Uses a recovery code, once. Tells whether it was there. */
export async function takeRecoveryCode(db: Db, userId: number, codeHash: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash), isNull(recoveryCodes.usedAt)))
    .returning({ id: recoveryCodes.id })
    .prepare('take_recovery_code')
    .execute()
  return rows.length > 0
}

/** Without any factor left there is nothing to recover from. */
export async function dropIdleRecoveryCodes(db: Db, userId: number): Promise<void> {
  const apps = db
    .select({ userId: totpSecrets.userId })
    .from(totpSecrets)
    .where(and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.confirmedAt)))
  const keys = db.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.userId, userId))
  await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), notExists(apps), notExists(keys)))
    .prepare('drop_idle_recovery_codes')
    .execute()
}

export type PasskeyRow = typeof passkeys.$inferSelect

/** Adds a passkey unless the person has too many, or someone has it already. Tells whether it was added. */
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

/** Notes a use. The count of an authenticator that counts must have grown: else it is a copy. Tells whether it had. */
export async function notePasskeyUse(db: Db, id: number, counter: number, now: Date): Promise<boolean> {
  // One that does not count stays at 0.
  const hasGrown = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter)
  const rows = await db
    .update(passkeys)
    .set({ counter, lastUsedAt: now })
    .where(and(eq(passkeys.id, id), hasGrown))
    .returning({ id: passkeys.id })
  return rows.length > 0
}

export async function deletePasskey(db: Db, userId: number, id: number): Promise<boolean> {
  const rows = await db
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning({ id: passkeys.id })
  return rows.length > 0
}
