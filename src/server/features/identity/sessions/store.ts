import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, ne, not, type SQL, sql } from 'drizzle-orm'
import { type Db, preparedQuery } from '../../../platform/db/statement.ts'
import { knownDevices as devices, sessions, userKeys, users } from '../../../platform/db/tables/accounts.ts'
import { userProfiles } from '../../../platform/db/tables/memory.ts'
import { inTransaction, lockAccount } from '../../../platform/db/transaction.ts'
import { ACTOR_COLUMNS } from './sql-parts.ts'

type StoredSession = typeof sessions.$inferSelect

export const findSession = preparedQuery<{ sid: string; now: Date }>('session')((db, { sid, now }) =>
  db
    .select({
      sess: sessions.sess,
      reauthenticatedAt: sessions.reauthenticatedAt,
      ...ACTOR_COLUMNS,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(userKeys, eq(userKeys.userId, users.id))
    .leftJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(and(eq(sessions.sid, sid), gt(sessions.expire, now), not(sessions.isPending), isNull(users.suspendedAt))),
)

export type AuthSessionRow = Awaited<ReturnType<typeof findSession>>[number]

export async function findPendingSession(db: Db, sid: string, now: Date) {
  const [session] = await db
    .select({ userId: sessions.userId, device: sessions.device })
    .from(sessions)
    .where(and(eq(sessions.sid, sid), gt(sessions.expire, now), sessions.isPending))
  return session
}

type NewSessionRow = Omit<typeof sessions.$inferInsert, 'id'>

export async function insertSession(db: Db, row: NewSessionRow): Promise<void> {
  await db.insert(sessions).values(row)
}

/** Returns whether the pending one was still there. Locks the account, so that ending its sessions can't miss it. */
export const replacePendingSession = (db: Db, pendingSid: string, row: NewSessionRow): Promise<boolean> =>
  db.transaction(async (tx) => {
    await lockAccount(tx, row.userId)
    const [pending] = await tx
      .delete(sessions)
      .where(and(eq(sessions.sid, pendingSid), eq(sessions.userId, row.userId), sessions.isPending))
      .returning({ id: sessions.id })
    if (pending) await tx.insert(sessions).values(row)
    return pending !== undefined
  })

export async function extendSession(
  db: Db,
  sid: string,
  { sess, expire }: Pick<StoredSession, 'sess' | 'expire'>,
): Promise<void> {
  await db.update(sessions).set({ sess, expire }).where(eq(sessions.sid, sid))
}

export async function saveReauthentication(db: Db, sid: string, reauthenticatedAt: Date): Promise<void> {
  await db.update(sessions).set({ reauthenticatedAt }).where(eq(sessions.sid, sid))
}

export async function deleteSession(db: Db, sid: string): Promise<number | undefined> {
  const [row] = await db.delete(sessions).where(eq(sessions.sid, sid)).returning({ userId: sessions.userId })
  return row?.userId
}

/** Also forgets the other devices. */
export const deleteOtherSessions = (db: Db, userId: number, keptSid: string): Promise<void> =>
  db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    const kept = tx.select({ id: sessions.knownDeviceId }).from(sessions).where(eq(sessions.sid, keptSid))
    await tx.delete(devices).where(and(eq(devices.userId, userId), sql`${devices.id} is distinct from ${kept}`))
    await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.sid, keptSid)))
  })

/** Also forgets its known device. Returns whether it existed. */
export const deleteSessionById = (db: Db, userId: number, id: number): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [row] = await tx
      .delete(sessions)
      .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
      .returning({ device: sessions.knownDeviceId })
    if (row?.device) await tx.delete(devices).where(eq(devices.id, row.device))
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

/** One hash per person who has signed in on this browser, passed as one parameter. */
const hasHash = (hashes: readonly string[]): SQL => sql`${devices.tokenHash} = any(${sql.param(hashes)}::text[])`

interface Shown {
  hashes: readonly string[]
  /** Ignores devices that were not used since then. */
  since: Date
}

export async function findDevice(db: Db, userId: number, { hashes, since }: Shown): Promise<number | null> {
  const [device] = await db
    .select({ id: devices.id })
    .from(devices)
    .where(and(eq(devices.userId, userId), hasHash(hashes), gt(devices.lastUsedAt, since)))
    .orderBy(desc(devices.lastUsedAt))
    .limit(1)
  return device?.id ?? null
}

export async function findDeviceByEmail(db: Db, email: string, { hashes, since }: Shown): Promise<number | null> {
  const [device] = await db
    .select({ id: devices.id })
    .from(devices)
    .innerJoin(users, eq(users.id, devices.userId))
    .where(
      and(
        sql`lower(${users.email}) = lower(${email})`,
        isNotNull(users.emailVerifiedAt),
        hasHash(hashes),
        gt(devices.lastUsedAt, since),
      ),
    )
    .limit(1)
  return device?.id ?? null
}

type Device = typeof devices.$inferSelect

interface SignIn extends Pick<Device, 'userId' | 'device'> {
  now: Date
}

export async function touchDevice(db: Db, hashes: readonly string[], { userId, device, now }: SignIn) {
  const known = db
    .select({ id: devices.id })
    .from(devices)
    .where(and(eq(devices.userId, userId), hasHash(hashes)))
    .orderBy(desc(devices.lastUsedAt))
    .limit(1)
  const [touched] = await db
    .update(devices)
    .set({ lastUsedAt: now, device })
    .where(eq(devices.id, known))
    .returning({ id: devices.id, tokenHash: devices.tokenHash })
  return touched
}

/** Removes the least recently used beyond `most`, and returns the new id. */
export const insertDevice = (
  db: Db,
  { userId, device, now, tokenHash }: SignIn & Pick<Device, 'tokenHash'>,
  most: number,
): Promise<number> =>
  inTransaction(db, async (tx) => {
    const surplus = tx
      .select({ id: devices.id })
      .from(devices)
      .where(eq(devices.userId, userId))
      .orderBy(desc(devices.lastUsedAt), desc(devices.id))
      .offset(most - 1)
    await tx.delete(devices).where(inArray(devices.id, surplus))
    const [row] = await tx
      .insert(devices)
      .values({ userId, tokenHash, device, createdAt: now, lastUsedAt: now })
      .returning({ id: devices.id })
    if (!row) throw new Error('the device was not inserted')
    return row.id
  })

export async function deleteIdleDevices(db: Db, since: Date): Promise<void> {
  await db.delete(devices).where(lte(devices.lastUsedAt, since))
}
