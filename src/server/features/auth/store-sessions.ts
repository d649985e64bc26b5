import { and, desc, eq, lt, ne } from 'drizzle-orm'
import { statement } from '../../db/statement.ts'
import { knownDevices, sessions } from '../../db/tables/accounts.ts'
import type { Db } from '../../ports/db.ts'
import type { ActorRow } from './actor-of.ts'

export interface SessionRow extends ActorRow {
  sess: { userId: number; renewedAt: string }
  reauthenticated_at: Date
  wrappedKey: string
}

/** An unexpired session by the hash of its identifier, with its account and wrapped key. */
export const findSession = statement<SessionRow, [sid: string, now: Date]>(
  'session',
  `select s.sess, s.reauthenticated_at, u.id as "userId", u.username, u.role, u.first_name as "firstName",
     u.time_zone as "timeZone", k.wrapped_key as "wrappedKey", p.privacy_settings as privacy
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

export async function saveReauthentication(db: Db, sid: string, reauthenticatedAt: Date): Promise<void> {
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

/** The device of an account by one of these hashes, used after `since`. */
export const findDevice = statement<{ id: number }, [userId: number, hashes: readonly string[], since: Date]>(
  'known_device',
  `select id from known_devices where user_id = $1 and token_hash = any($2::text[]) and last_used_at > $3
   order by last_used_at desc limit 1`,
)

/** The same by the account's confirmed email. */
export const findDeviceByEmail = statement<{ id: number }, [email: string, hashes: readonly string[], since: Date]>(
  'known_device_by_email',
  `select d.id from known_devices d join users u on u.id = d.user_id
   where lower(u.email) = lower($1) and u.email_verified_at is not null
     and d.token_hash = any($2::text[]) and d.last_used_at > $3 limit 1`,
)

/** Notes a sign-in on a device that is known; no row for one that is not. */
export const touchDevice = statement<
  { id: number; token_hash: string },
  [userId: number, hashes: readonly string[], device: string, now: Date]
>(
  'touch_known_device',
  `update known_devices set last_used_at = $4, device = $3
   where id = (select id from known_devices where user_id = $1 and token_hash = any($2::text[])
     order by last_used_at desc limit 1)
   returning id, token_hash`,
)

/** Adds a device in place of those beyond `most` that were not used for the longest. */
export const insertDevice = statement<
  { id: number },
  [userId: number, tokenHash: string, device: string, now: Date, most: number]
>(
  'insert_known_device',
  `with dropped as (
     delete from known_devices where id in (
       select id from known_devices where user_id = $1 order by last_used_at desc, id desc offset $5 - 1))
   insert into known_devices (user_id, token_hash, device, created_at, last_used_at) values ($1, $2, $3, $4, $4)
   returning id`,
)

/** Forgets all devices of a person but the one of a session. */
export const deleteOtherDevices = statement<never, [userId: number, keptSid: string]>(
  'delete_other_known_devices',
  `delete from known_devices where user_id = $1
     and id is distinct from (select known_device_id from sessions where sid = $2)`,
)

export const deleteIdleDevices = statement<never, [since: Date]>(
  'delete_idle_known_devices',
  'delete from known_devices where last_used_at <= $1',
)
