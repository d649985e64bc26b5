import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto'
import { deviceOf } from '../../../core/auth/device.ts'
import type { Services } from '../../ports/services.ts'
import { SESSION_COOKIE } from './sessions.ts'
import { deleteIdleDevices, findDevice, findDeviceByEmail, insertDevice, touchDevice } from './store-sessions.ts'

/**
 * A browser keeps what proves that somebody has signed in there, signed out or not. It signs nobody in: a caller that brings it
 * has guesses of their own, so that a guesser elsewhere can't use up the owner's.
 */

export const DEVICE_COOKIE = 'coterie_device'
const DAY_MS = 24 * 3_600_000
/** A device is known this long after its last sign-in: browsers keep no cookie for longer. */
const KNOWN_MS = 400 * DAY_MS
/** People who share a browser are each known there. */
const MOST_IN_A_BROWSER = 5
const MOST_OF_AN_ACCOUNT = 20
const HALF_BYTES = 16
const TOKEN = /^[\w-]{43}$/

type Signing = Pick<Services, 'secrets'>

/** A call of a browser, as far as it tells who makes it. */
interface Call {
  ip: string
  cookies: Readonly<Record<string, string | undefined>>
  headers: { 'user-agent'?: string | undefined }
}

/** Who makes a call, before anybody is signed in. */
export interface Caller {
  address: string
  /** Of the devices that it proves to be. */
  tokens: readonly string[]
  /** Browser and system, for the list of sessions. */
  device: string
  /** The identifier of its session, which may be over or pending. */
  session: string | undefined
}

const sign = ({ secrets }: Signing, random: Buffer): Buffer =>
  createHmac('sha256', secrets.linkSecret).update('known device').update(random).digest().subarray(0, HALF_BYTES)

function newToken(services: Signing): string {
  const random = randomBytes(HALF_BYTES)
  return Buffer.concat([random, sign(services, random)]).toString('base64url')
}

/** Made by us: told without the database, by what limits calls. */
function isOurs(services: Signing, token: string): boolean {
  if (!TOKEN.test(token)) return false
  const bytes = Buffer.from(token, 'base64url')
  return timingSafeEqual(bytes.subarray(HALF_BYTES), sign(services, bytes.subarray(0, HALF_BYTES)))
}

const hashOf = (token: string): string => hash('sha256', token)

const sinceOf = ({ clock }: Pick<Services, 'clock'>): Date => new Date(clock.now().getTime() - KNOWN_MS)

const tokensIn = (services: Signing, cookies: Call['cookies']): string[] =>
  (cookies[DEVICE_COOKIE] ?? '').split('.', MOST_IN_A_BROWSER).filter((token) => isOurs(services, token))

export const callerOf = (services: Signing, { ip, cookies, headers }: Call): Caller => ({
  address: ip,
  tokens: tokensIn(services, cookies),
  device: deviceOf(headers['user-agent']),
  session: cookies[SESSION_COOKIE],
})

/** A name of the device that a call proves to come from; undefined for none. */
export function deviceIn(services: Signing, { cookies }: Pick<Call, 'cookies'>): string | undefined {
  const [token] = tokensIn(services, cookies)
  return token && hashOf(token)
}

/** The known device of an account that a call comes from; null for none. The same work whether there is an account. */
export const knownDevice = (
  services: Pick<Services, 'db' | 'clock'>,
  userId: number | undefined,
  { tokens }: Caller,
): Promise<number | null> =>
  findDevice(services.db, userId ?? 0, { hashes: tokens.map(hashOf), since: sinceOf(services) })

/** The same of whose confirmed email it is. */
export const knownDeviceOfEmail = (
  services: Pick<Services, 'db' | 'clock'>,
  email: string,
  { tokens }: Caller,
): Promise<number | null> =>
  findDeviceByEmail(services.db, email, { hashes: tokens.map(hashOf), since: sinceOf(services) })

/** A device that is known from now on, and what its browser is to keep. */
export interface Remembered {
  id: number
  cookie: string
}

/** Has the browser of a call known as one of this account's. */
export async function rememberDevice(
  services: Pick<Services, 'secrets' | 'db' | 'clock'>,
  userId: number,
  { tokens, device }: Caller,
): Promise<Remembered> {
  const signIn = { userId, device, now: services.clock.now() }
  const known = await touchDevice(services.db, tokens.map(hashOf), signIn)
  const token = known && tokens.find((each) => hashOf(each) === known.tokenHash)
  const cookieOf = (first: string): string =>
    [first, ...tokens.filter((each) => each !== first)].slice(0, MOST_IN_A_BROWSER).join('.')
  if (known && token) return { id: known.id, cookie: cookieOf(token) }
  const fresh = newToken(services)
  const tokenHash = hashOf(fresh)
  const [row] = await insertDevice(services.db, { ...signIn, tokenHash, most: MOST_OF_AN_ACCOUNT })
  if (!row) throw new Error('the device was not inserted')
  return { id: row.id, cookie: cookieOf(fresh) }
}

/** It leaves with calls of sign-in alone. */
export const deviceCookieOptions = ({ config }: Pick<Services, 'config'>) =>
  ({
    httpOnly: true,
    sameSite: 'lax',
    secure: config.appUrl?.startsWith('https:') ?? false,
    path: '/api/auth',
    maxAge: KNOWN_MS / 1000,
  }) as const

export const sweepDevices = (services: Pick<Services, 'db' | 'clock'>): Promise<void> =>
  deleteIdleDevices(services.db, sinceOf(services))
