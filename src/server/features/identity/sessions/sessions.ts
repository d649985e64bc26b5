import { hash, randomBytes } from 'node:crypto'
import type { SessionItem } from '../../../../contract/sign-in.ts'
import { settingsFrom } from '../../../../core/privacy/settings.ts'
import { DAY_MS } from '../../../../core/time/durations.ts'
import type { DataKey } from '../../../platform/crypto/vault.ts'
import type { users } from '../../../platform/db/tables/accounts.ts'
import { notFound } from '../../../platform/errors/errors.ts'
import type { Actor, Uses } from '../../../platform/ports/services.ts'
import { endSignedOut } from '../../notifications/live/notify-clients.ts'
import {
  type AuthSessionRow,
  deleteOtherSessions,
  deleteSession,
  deleteSessionById,
  extendSession,
  findPendingSession,
  findSession,
  insertSession,
  listSessions,
  replacePendingSession,
} from './store.ts'

type Ending = Uses<'db' | 'log' | 'signals'>

export interface Session {
  /** The hash of the identifier, as stored. */
  sid: string
  actor: Actor
  renewedAt: string
  /** When the person last authenticated: at sign-in, or since. */
  reauthenticatedAt: Date
}

export const SESSION_COOKIE = 'coterie_session'

/** Sessions last this long after their last renewal. */
export const SESSION_MS = 30 * DAY_MS
export const PENDING_S = 15 * 60
const IDENTIFIER_BYTES = 32
const IDENTIFIER = /^[\w-]{43}$/

const hashOf = (identifier: string): string => hash('sha256', identifier)

interface NewSession {
  userId: number
  device: string
  /** Waits for the second factor; nobody is signed in until then. */
  isPending: boolean
  /** The known device, once somebody is signed in. */
  knownDeviceId: number | null
}

/** An identifier of 256 random bits, and the row to store, with only its hash. */
function newSession({ clock }: Uses<'clock'>, session: NewSession) {
  const { userId, isPending } = session
  const identifier = randomBytes(IDENTIFIER_BYTES).toString('base64url')
  const now = clock.now()
  const expire = new Date(now.getTime() + (isPending ? PENDING_S * 1000 : SESSION_MS))
  const sess = { userId, renewedAt: now.toISOString() }
  return {
    identifier,
    row: { ...session, sid: hashOf(identifier), sess, expire, createdAt: now, reauthenticatedAt: now },
  }
}

/** Returns its identifier. */
export async function createSession(services: Uses<'db' | 'clock'>, session: NewSession): Promise<string> {
  const { identifier, row } = newSession(services, session)
  await insertSession(services.db, row)
  return identifier
}

/** Returns the new identifier; null if the pending session has ended. */
export async function replacePending(
  services: Uses<'db' | 'clock'>,
  pending: string,
  session: Omit<NewSession, 'isPending'>,
): Promise<string | null> {
  const { identifier, row } = newSession(services, { ...session, isPending: false })
  return (await replacePendingSession(services.db, hashOf(pending), row)) ? identifier : null
}

/** Whether OPERATORS lists the name; such accounts are always operators. */
export const isOperatorName = ({ config }: Uses<'config'>, username: string): boolean =>
  config.operators.includes(username.toLowerCase())

interface ActorRow extends Pick<typeof users.$inferSelect, 'username' | 'role' | 'firstName' | 'timeZone'> {
  userId: number
  /** The stored privacy settings; null for the defaults. */
  privacy: unknown
}

export const actorOf = (row: ActorRow, dataKey: DataKey): Actor => ({
  userId: row.userId,
  username: row.username,
  role: row.role,
  firstName: row.firstName,
  timeZone: row.timeZone,
  privacy: settingsFrom(row.privacy),
  dataKey,
})

function actorOfSession(services: Uses<'config' | 'vault'>, row: AuthSessionRow): Actor {
  const role = isOperatorName(services, row.username) ? 'operator' : row.role
  return actorOf({ ...row, role }, services.vault.unwrap(row.wrappedKey))
}

/** Includes the account, in one query. Null if unknown or expired. */
export async function readSession(
  services: Uses<'config' | 'db' | 'vault' | 'clock'>,
  identifier: string | undefined,
): Promise<Session | null> {
  if (!identifier || !IDENTIFIER.test(identifier)) return null
  const sid = hashOf(identifier)
  const [row] = await findSession(services.db, { sid, now: services.clock.now() })
  if (!row) return null
  return {
    sid,
    actor: actorOfSession(services, row),
    renewedAt: row.sess.renewedAt,
    reauthenticatedAt: row.reauthenticatedAt,
  }
}

/** `sid` is its hash. */
export const isSessionLive = async ({ db, clock }: Uses<'db' | 'clock'>, sid: string): Promise<boolean> =>
  (await findSession(db, { sid, now: clock.now() })).length > 0

/** Someone who has verified one factor and needs the second; otherwise null. */
export async function readPending(services: Uses<'db' | 'clock'>, identifier: string | undefined) {
  if (!identifier || !IDENTIFIER.test(identifier)) return null
  return (await findPendingSession(services.db, hashOf(identifier), services.clock.now())) ?? null
}

const isToBeRenewed = ({ clock }: Uses<'clock'>, { renewedAt }: Session): boolean =>
  clock.now().getTime() - Date.parse(renewedAt) >= DAY_MS

/** At most once a day. Returns true if extended, so that the cookie is renewed too. */
export async function renewSession(services: Uses<'db' | 'clock'>, session: Session): Promise<boolean> {
  if (!isToBeRenewed(services, session)) return false
  const { sid, actor } = session
  const now = services.clock.now()
  const sess = { userId: actor.userId, renewedAt: now.toISOString() }
  await extendSession(services.db, sid, { sess, expire: new Date(now.getTime() + SESSION_MS) })
  return true
}

export async function endSession(services: Ending, identifier: string | undefined): Promise<void> {
  if (!identifier || !IDENTIFIER.test(identifier)) return
  const userId = await deleteSession(services.db, hashOf(identifier))
  if (userId !== undefined) await endSignedOut(services, userId)
}

export async function readSessions(services: Uses<'db' | 'clock'>, { actor, sid }: Session): Promise<SessionItem[]> {
  const now = services.clock.now()
  const rows = await listSessions(services.db, actor.userId)
  return rows
    .filter(({ expire }) => expire > now)
    .map((row) => ({
      id: row.id,
      device: row.device || 'An unknown device',
      createdAt: row.createdAt.toISOString(),
      lastUsedAt: row.sess.renewedAt,
      current: row.sid === sid,
    }))
}

/** 404 if it is not theirs. */
export async function endOneSession(services: Ending, { actor }: Session, id: number): Promise<void> {
  if (!(await deleteSessionById(services.db, actor.userId, id))) throw notFound('Session')
  await endSignedOut(services, actor.userId)
}

/** Also forgets the other devices. */
export async function endOtherSessions(services: Ending, { actor, sid }: Session): Promise<void> {
  await deleteOtherSessions(services.db, actor.userId, sid)
  await endSignedOut(services, actor.userId)
}
