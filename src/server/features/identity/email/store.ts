import { and, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/statement.ts'
import { knownDevices, sessions, users } from '../../../platform/db/tables/accounts.ts'
import { authFlows, emailTokens } from '../../../platform/db/tables/auth.ts'

type FlowRow = typeof authFlows.$inferSelect
export type FlowKind = FlowRow['kind']

export async function insertFlow(db: Db, row: FlowRow): Promise<void> {
  await db.insert(authFlows).values(row)
}

const isGood = (key: string, kind: FlowKind, now: Date) =>
  sql`${authFlows.key} = ${key} and ${authFlows.kind} = ${kind} and ${authFlows.expiresAt} > ${now}`

export async function findFlow(db: Db, key: string, kind: FlowKind, now: Date): Promise<FlowRow | undefined> {
  const [row] = await db
    .select()
    .from(authFlows)
    .where(isGood(key, kind, now))
  return row
}

/** A second caller finds none. */
export async function deleteFlow(db: Db, key: string, kind: FlowKind, now: Date): Promise<FlowRow | undefined> {
  const [row] = await db
    .delete(authFlows)
    .where(isGood(key, kind, now))
    .returning()
  return row
}

export async function deleteOldFlows(db: Db, now: Date): Promise<void> {
  await db.delete(authFlows).where(lt(authFlows.expiresAt, now))
}

export type LinkRow = typeof emailTokens.$inferSelect

/** Replaces the person's earlier link of the same kind. */
export async function saveLink(db: Db, row: LinkRow): Promise<void> {
  const { tokenHash, email, expiresAt } = row
  await db
    .insert(emailTokens)
    .values(row)
    .onConflictDoUpdate({
      target: [emailTokens.userId, emailTokens.purpose],
      set: { tokenHash, email, expiresAt },
    })
}

export const hasLink = async (db: Db, tokenHash: string): Promise<boolean> =>
  (await db.$count(emailTokens, eq(emailTokens.tokenHash, tokenHash))) > 0

export async function deleteLink(db: Db, userId: number, purpose: LinkRow['purpose']): Promise<void> {
  await db.delete(emailTokens).where(and(eq(emailTokens.userId, userId), eq(emailTokens.purpose, purpose)))
}

const goodLink = (tokenHash: string, purpose: LinkRow['purpose'], now: Date): SQL =>
  sql`${emailTokens.tokenHash} = ${tokenHash} and ${emailTokens.purpose} = ${purpose} and ${emailTokens.expiresAt} > ${now}`

/** Also ends sessions, forgets devices, and cancels other links and a change of address an intruder may have begun. */
export const resetPassword = (db: Db, tokenHash: string, password: string, now: Date) =>
  db.transaction(async (tx) => {
    const [link] = await tx
      .delete(emailTokens)
      .where(goodLink(tokenHash, 'reset', now))
      .returning()
    if (!link) return undefined
    const [user] = await tx
      .update(users)
      .set({ password, pendingEmail: null })
      .where(
        sql`${users.id} = ${link.userId} and lower(${users.email}) = lower(${link.email}) and ${users.emailVerifiedAt} is not null`,
      )
      .returning()
    if (!user) return undefined
    await tx.delete(sessions).where(eq(sessions.userId, user.id))
    await tx.delete(knownDevices).where(eq(knownDevices.userId, user.id))
    await tx.delete(emailTokens).where(eq(emailTokens.userId, user.id))
    return user
  })

export async function isGoodLink(db: Db, tokenHash: string, purpose: LinkRow['purpose'], now: Date): Promise<boolean> {
  return (await db.$count(emailTokens, goodLink(tokenHash, purpose, now))) > 0
}

export const confirmAddress = (db: Db, tokenHash: string, now: Date) =>
  db.transaction(async (tx) => {
    const [link] = await tx
      .delete(emailTokens)
      .where(goodLink(tokenHash, 'confirm', now))
      .returning()
    if (!link) return undefined
    const [user] = await tx
      .update(users)
      .set({ email: link.email, emailVerifiedAt: now, pendingEmail: null })
      .where(
        sql`${users.id} = ${link.userId} and lower(${link.email}) = lower(coalesce(${users.pendingEmail}, ${users.email}))`,
      )
      .returning()
    return user
  })

export async function deleteOldLinks(db: Db, now: Date): Promise<void> {
  await db.delete(emailTokens).where(lt(emailTokens.expiresAt, now))
}
