import { and, desc, eq, lt, ne } from 'drizzle-orm'
import { statement } from '../../db/statement.ts'
import { knownDevices, sessions } from '../../db/tables/accounts.ts'
import type { Db } from '../../ports/db.ts'

export interface SessionRow {
  sess: { userId: number; renewedAt: string }
  reauthenticated_at: Date
  user_id: number
  username: string
  role: 'user' | 'operator'
  first_name: string | null
  time_zone: string
  /** Their privacy settings as they are stored; null: none were chosen. */
  privacy: unknown
  wrapped_key: string
}

/** An unexpired session by the hash of its identifier, with its account and wrapped key. */
export const findSession = statement<SessionRow, [sid: string, now: Date]>(
  'session',
  `select s.sess, s.reauthenticated_at, u.id as user_id, u.username, u.role, u.first_name, u.time_zone, k.wrapped_key,
     p.privacy_settings as privacy
   from sessions s join users u on u.id = s.user_id join user_keys k on k.user_id = u.id
     left join user_profiles p on p.user_id = u.id
   where s.sid = $1 and s.expire > $2 and not s.is_pending and u.suspended_at is null`,
)

/** Whose session it is that waits for the second factor. */
export const findPendingSession = statement<{ user_id: number; device: string }, [sid: string, now: Date]>(
  'pending_session',
  'select user_id, device from sessions where sid = $1 and expire > $2 and is_pending',
)

export async function insertSession(db: Db, row: Omit<typeof sessions.$inferInsert, 'id'>): Promise<void> {
  await db.insert(sessions).values(row)
}

export async function extendSession(db: Db, sid: string, sess: object, expire: Date): Promise<void> {
  await db.update(sessions).set({ sess, expire }).where(eq(sessions.sid, sid))
}

export async function touchProof(db: Db, sid: string, reauthenticatedAt: Date): Promise<void> {
  await db.update(sessions).set({ reauthenticatedAt }).where(eq(sessions.sid, sid))
}

/** Ends a session; gives whose it was, where there was one. */
export async function deleteSession(db: Db, sid: string): Promise<number | undefined> {
  const [row] = await db.delete(sessions).where(eq(sessions.sid, sid)).returning({ userId: sessions.userId })
  return row?.userId
}

export async function deleteOtherSessions(db: Db, userId: number, keptSid: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.sid, keptSid)))
}

/** Ends one session of a person's, and forgets its browser; tells whether there was one. */
export const deleteSessionById = (db: Db, userId: number, id: number): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [row] = await tx
      .delete(sessions)
      .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
      .returning({ device: sessions.knownDeviceId })
    if (row?.device) await tx.delete(knownDevices).where(eq(knownDevices.id, row.device))
    return row !== undefined
  })

export const listSessions = (db: Db, userId: number) =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.isPending, false)))
    .orderBy(desc(sessions.id))
    .limit(200)

export async function deleteExpiredSessions(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expire, now))
}
