import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto'
import { deviceOf } from '../../../../core/auth/device.ts'
import { DAY_MS } from '../../../../core/time/durations.ts'
import type { Uses } from '../../../platform/ports/services.ts'
import { SESSION_COOKIE } from './sessions.ts'
import { deleteIdleDevices, findDevice, findDeviceByEmail, insertDevice, touchDevice } from './store.ts'

/** A known browser's cookie signs nobody in, but gives it guesses of its own: attackers can't lock out the owner. */

export const DEVICE_COOKIE = 'coterie_device'
/** How long a device stays known after its last sign-in; browsers keep cookies no longer. */
export const KNOWN_MS = 400 * DAY_MS
/** People can share a browser, each with a device of their own. */
const MOST_IN_A_BROWSER = 5
const MOST_OF_AN_ACCOUNT = 20
const HALF_BYTES = 16
const TOKEN = /^[\w-]{43}$/

type Signing = Uses<'vault'>

interface Call {
  ip: string
  cookies: Readonly<Record<string, string | undefined>>
  headers: { 'user-agent'?: string | undefined }
}

export interface Caller {
  address: string
  tokens: readonly string[]
  device: string
  /** Its session identifier, which may be expired or pending. */
  session: string | undefined
}

const sign = ({ vault }: Signing, random: Buffer): Buffer =>
  createHmac('sha256', vault.linkSecret).update('known device').update(random).digest().subarray(0, HALF_BYTES)

function newToken(services: Signing): string {
  const random = randomBytes(HALF_BYTES)
  return Buffer.concat([random, sign(services, random)]).toString('base64url')
}

/** Whether we created this cookie. Rate limiting checks it without the database. */
function isOurs(services: Signing, token: string): boolean {
  if (!TOKEN.test(token)) return false
  const bytes = Buffer.from(token, 'base64url')
  return timingSafeEqual(bytes.subarray(HALF_BYTES), sign(services, bytes.subarray(0, HALF_BYTES)))
}

const hashOf = (token: string): string => hash('sha256', token)

const sinceOf = ({ clock }: Uses<'clock'>): Date => new Date(clock.now().getTime() - KNOWN_MS)

const tokensIn = (services: Signing, cookies: Call['cookies']): string[] =>
  (cookies[DEVICE_COOKIE] ?? '').split('.', MOST_IN_A_BROWSER).filter((token) => isOurs(services, token))

export const callerOf = (services: Signing, { ip, cookies, headers }: Call): Caller => ({
  address: ip,
  tokens: tokensIn(services, cookies),
  device: deviceOf(headers['user-agent']),
  session: cookies[SESSION_COOKIE],
})

export function deviceIn(services: Signing, { cookies }: Pick<Call, 'cookies'>): string | undefined {
  const [token] = tokensIn(services, cookies)
  return token && hashOf(token)
}

/** Null if unknown. Takes the same time without an account. */
export const knownDevice = (
  services: Uses<'db' | 'clock'>,
  userId: number | undefined,
  { tokens }: Caller,
): Promise<number | null> =>
  findDevice(services.db, userId ?? 0, { hashes: tokens.map(hashOf), since: sinceOf(services) })

export const knownDeviceOfEmail = (
  services: Uses<'db' | 'clock'>,
  email: string,
  { tokens }: Caller,
): Promise<number | null> =>
  findDeviceByEmail(services.db, email, { hashes: tokens.map(hashOf), since: sinceOf(services) })

interface RememberedDevice {
  id: number
  cookie: string
}

export async function rememberDevice(
  services: Uses<'vault' | 'db' | 'clock'>,
  userId: number,
  { tokens, device }: Caller,
): Promise<RememberedDevice> {
  const signIn = { userId, device, now: services.clock.now() }
  const known = await touchDevice(services.db, tokens.map(hashOf), signIn)
  const token = known && tokens.find((each) => hashOf(each) === known.tokenHash)
  const cookieOf = (first: string): string =>
    [first, ...tokens.filter((each) => each !== first)].slice(0, MOST_IN_A_BROWSER).join('.')
  if (known && token) return { id: known.id, cookie: cookieOf(token) }
  const fresh = newToken(services)
  const tokenHash = hashOf(fresh)
  const id = await insertDevice(services.db, { ...signIn, tokenHash }, MOST_OF_AN_ACCOUNT)
  return { id, cookie: cookieOf(fresh) }
}

export const sweepDevices = (services: Uses<'db' | 'clock'>): Promise<void> =>
  deleteIdleDevices(services.db, sinceOf(services))
