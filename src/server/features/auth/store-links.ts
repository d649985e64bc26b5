import { and, eq, lt, type SQL, sql } from 'drizzle-orm'
import { knownDevices, sessions, users } from '../../db/tables/accounts.ts'
import { accountLinks } from '../../db/tables/auth.ts'
import type { Db } from '../../ports/db.ts'

export type LinkRow = typeof accountLinks.$inferSelect

/** Keeps a link in place of the one of its kind that the person had. */
export async function saveLink(db: Db, row: LinkRow): Promise<void> {
  const { tokenHash, email, expiresAt } = row
  await db
    .insert(accountLinks)
    .values(row)
    .onConflictDoUpdate({
      target: [accountLinks.userId, accountLinks.purpose],
      set: { tokenHash, email, expiresAt },
    })
}

export const hasLink = async (db: Db, tokenHash: string): Promise<boolean> =>
  (await db.$count(accountLinks, eq(accountLinks.tokenHash, tokenHash))) > 0

export async function deleteLink(db: Db, userId: number, purpose: LinkRow['purpose']): Promise<void> {
  await db.delete(accountLinks).where(and(eq(accountLinks.userId, userId), eq(accountLinks.purpose, purpose)))
}

const goodLink = (tokenHash: string, purpose: LinkRow['purpose'], now: Date): SQL =>
  sql`${accountLinks.tokenHash} = ${tokenHash} and ${accountLinks.purpose} = ${purpose} and ${accountLinks.expiresAt} > ${now}`

/**
 * Takes a link, once: sets the password of whose it is, ends all their sessions and forgets their devices. Whoever had got in may have asked
 * for another address: that, and every other link, ends too. Gives the account.
 */
export const resetPassword = (db: Db, tokenHash: string, password: string, now: Date) =>
  db.transaction(async (tx) => {
    const [link] = await tx
      .delete(accountLinks)
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
    await tx.delete(accountLinks).where(eq(accountLinks.userId, user.id))
    return user
  })

/** Is it a link that would be taken? */
export async function isGoodLink(db: Db, tokenHash: string, purpose: LinkRow['purpose'], now: Date): Promise<boolean> {
  return (await db.$count(accountLinks, goodLink(tokenHash, purpose, now))) > 0
}

/** Takes a link, once: the address that it was sent to is the account's confirmed one from now on. Gives the account. */
export const confirmAddress = (db: Db, tokenHash: string, now: Date) =>
  db.transaction(async (tx) => {
    const [link] = await tx
      .delete(accountLinks)
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
  await db.delete(accountLinks).where(lt(accountLinks.expiresAt, now))
}
