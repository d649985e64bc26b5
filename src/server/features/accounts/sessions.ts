import { createHash, randomBytes } from 'node:crypto'
import { levelFrom } from '../../../core/privacy/categories.ts'
import type { Actor, Services } from '../../ports.ts'
import { deleteSession, findSession, type SessionRow, saveSession } from './store.ts'

/** A signed-in browser. */
export interface Session {
  /** What the table holds in place of the identifier in the cookie. */
  sid: string
  actor: Actor
  renewedAt: string
}

/** Name of the cookie that holds a session's identifier. */
export const SESSION_COOKIE = 'coterie_session'

const DAY_MS = 24 * 3_600_000
/** Sessions last this long after their last renewal. */
const SESSION_MS = 30 * DAY_MS
const IDENTIFIER_BYTES = 32
const IDENTIFIER = /^[\w-]{43}$/

const hashOf = (identifier: string): string => createHash('sha256').update(identifier).digest('hex')

/** How the cookie is set: out of reach of scripts and of other sites' calls, and on https of plain connections. */
export const cookieOptions = ({ appUrl }: Services) =>
  ({
    httpOnly: true,
    sameSite: 'lax',
    secure: appUrl?.startsWith('https:') ?? false,
    path: '/',
    maxAge: SESSION_MS / 1000,
  }) as const

async function save(services: Services, sid: string, userId: number): Promise<void> {
  const now = services.clock.now()
  const sess = { userId, renewedAt: now.toISOString() }
  await saveSession(services.db, { sid, sess, expire: new Date(now.getTime() + SESSION_MS), userId, createdAt: now })
}

/** Begins a session; gives its identifier, of 256 random bits, which is stored as a hash alone. */
export async function beginSession(services: Services, userId: number): Promise<string> {
  const identifier = randomBytes(IDENTIFIER_BYTES).toString('base64url')
  await save(services, hashOf(identifier), userId)
  return identifier
}

function actorOf(services: Services, row: SessionRow): Actor {
  return {
    userId: row.user_id,
    username: row.username,
    role: services.operators.includes(row.username.toLowerCase()) ? 'operator' : row.role,
    firstName: row.first_name,
    timeZone: row.time_zone,
    protection: levelFrom(row.protection),
    dataKey: services.vault.unwrap(row.wrapped_key),
  }
}

/** The session of an identifier, with its account, in one query; null when there is none or it is over. */
export async function readSession(services: Services, identifier: string | undefined): Promise<Session | null> {
  if (!identifier || !IDENTIFIER.test(identifier)) return null
  const sid = hashOf(identifier)
  const [row] = await findSession(services.db, sid, services.clock.now())
  return row ? { sid, actor: actorOf(services, row), renewedAt: row.sess.renewedAt } : null
}

/** A session in use lives on: once a day its end is moved. Tells whether it was, and the cookie wants a new end too. */
export async function renewSession(services: Services, { sid, actor, renewedAt }: Session): Promise<boolean> {
  if (services.clock.now().getTime() - Date.parse(renewedAt) < DAY_MS) return false
  await save(services, sid, actor.userId)
  return true
}

export const endSession = (services: Services, { sid }: Session): Promise<void> => deleteSession(services.db, sid)
