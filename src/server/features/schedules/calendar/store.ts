import { eq } from 'drizzle-orm'
import type { Db } from '../../../platform/db/statement.ts'
import { users } from '../../../platform/db/tables/accounts.ts'
import { calendarLinks as links } from '../../../platform/db/tables/schedules.ts'

export const findLink = (db: Db, userId: number) =>
  db.select({ createdAt: links.createdAt }).from(links).where(eq(links.userId, userId))

/** Whose calendar it is. */
export const findByHash = (db: Db, secretHash: string) =>
  db
    .select({ userId: links.userId, timeZone: users.timeZone })
    .from(links)
    .innerJoin(users, eq(users.id, links.userId))
    .where(eq(links.secretHash, secretHash))

/** A new link ends the one before. */
export const saveLink = (db: Db, userId: number, secretHash: string, now: Date) =>
  db
    .insert(links)
    .values({ userId, secretHash, createdAt: now })
    .onConflictDoUpdate({ target: links.userId, set: { secretHash, createdAt: now } })

export const deleteLink = (db: Db, userId: number) => db.delete(links).where(eq(links.userId, userId))
