import { and, eq, isNull, sql } from 'drizzle-orm'
import { statement } from '../../db/statement.ts'
import { passkeys, recoveryCodes, totpSecrets } from '../../db/tables/auth.ts'
import type { Db } from '../../ports/db.ts'

/** Which factors an account has, in one query: it is asked at every sign-in. */
export const readMfaRow = statement<{ totp: boolean; passkeys: number; recovery: number }, [userId: number]>(
  'factors',
  `select exists (select from totp_secrets where user_id = $1 and confirmed_at is not null) as totp,
     (select count(*)::int from passkeys where user_id = $1) as passkeys,
     (select count(*)::int from recovery_codes where user_id = $1 and used_at is null) as recovery`,
)

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
export const takeTotpStep = statement<{ user_id: number }, [userId: number, step: number]>(
  'take_totp_step',
  `update totp_secrets set last_step = $2 where user_id = $1 and confirmed_at is not null and last_step < $2
   returning user_id`,
)

/** Turns the app on with the first code of it. Tells whether it was waiting for one. */
export const confirmTotp = statement<{ user_id: number }, [userId: number, step: number, now: Date]>(
  'confirm_totp',
  `update totp_secrets set confirmed_at = $3, last_step = $2 where user_id = $1 and confirmed_at is null
   returning user_id`,
)

export async function deleteTotp(db: Db, userId: number): Promise<void> {
  await db.delete(totpSecrets).where(eq(totpSecrets.userId, userId))
}

/** Keeps these recovery codes in place of those that the person had; of two that do so at once, the later one's alone. */
export async function replaceRecoveryCodes(db: Db, userId: number, hashes: readonly string[]): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select from users where id = ${userId} for update`)
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
    await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })))
  })
}

/** Uses a recovery code, once. Tells whether it was there. */
export const takeRecoveryCode = statement<{ id: number }, [userId: number, codeHash: string, now: Date]>(
  'take_recovery_code',
  `update recovery_codes set used_at = $3 where user_id = $1 and code_hash = $2 and used_at is null returning id`,
)

/** Without any factor left there is nothing to recover from. */
export const dropIdleRecoveryCodes = statement<never, [userId: number]>(
  'drop_idle_recovery_codes',
  `delete from recovery_codes where user_id = $1
     and not exists (select from totp_secrets where user_id = $1 and confirmed_at is not null)
     and not exists (select from passkeys where user_id = $1)`,
)

export type PasskeyRow = typeof passkeys.$inferSelect

/** Adds a passkey unless the person has too many, or someone has it already. Tells whether it was added. */
export async function insertPasskey(
  db: Db,
  row: Omit<PasskeyRow, 'id' | 'lastUsedAt'>,
  most: number,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select from users where id = ${row.userId} for update`)
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
export const notePasskeyUse = statement<{ id: number }, [id: number, counter: number, now: Date]>(
  'use_passkey',
  `update passkeys set counter = $2, last_used_at = $3
   where id = $1 and (counter < $2 or (counter = 0 and $2 = 0)) returning id`,
)

export async function deletePasskey(db: Db, userId: number, id: number): Promise<boolean> {
  const rows = await db
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning({ id: passkeys.id })
  return rows.length > 0
}
