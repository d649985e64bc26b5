import { createHmac, randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { TotpSetup } from '../../../../contract/sign-in.ts'
import { forgetGuesses, type Guess, slowGuess } from '../../../platform/attempts/limit-attempts.ts'
import { type DataKey, open, seal } from '../../../platform/crypto/vault.ts'
import { AppError } from '../../../platform/errors/errors.ts'
import type { Actor, Uses } from '../../../platform/ports/services.ts'
import type { Session } from '../sessions/sessions.ts'
import {
  advanceTotpStep,
  confirmTotp,
  findTotp,
  markRecoveryCodeUsed,
  readSecondFactorRow,
  replaceRecoveryCodes,
  saveTotp,
} from './store.ts'

const COUNT = 10
const LENGTH = 10
/** Crockford's base32: no letter that looks like a digit. */
const SIGNS = '0123456789abcdefghjkmnpqrstvwxyz'

/** Fifty bits each. */
function newCode(): string {
  const signs = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')
  return `${signs.slice(0, LENGTH / 2)}-${signs.slice(LENGTH / 2)}`
}

/** In Crockford's spelling: lower case, no dash, zero for o. */
const recoverySpelling = (typed: string): string =>
  typed
    .toLowerCase()
    .replace(/[^a-z\d]/g, '')
    .replace(/o/g, '0')
    .replace(/[il]/g, '1')

const hashCode = ({ vault }: Uses<'vault'>, userId: number, code: string): string =>
  createHmac('sha256', vault.linkSecret)
    .update(`recovery ${userId} ${recoverySpelling(code)}`)
    .digest('hex')

/** Returns ten new ones, which can be shown only now. */
export async function renewRecoveryCodes(services: Uses<'vault' | 'db'>, userId: number): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, newCode)
  await replaceRecoveryCodes(
    services.db,
    userId,
    codes.map((code) => hashCode(services, userId, code)),
  )
  return codes
}

/** Codes for someone who added their first second factor; null if they have codes already. */
export async function firstRecoveryCodes(services: Uses<'vault' | 'db'>, userId: number): Promise<string[] | null> {
  const [row] = await readSecondFactorRow(services.db, userId)
  return row && row.recovery > 0 ? null : renewRecoveryCodes(services, userId)
}

export const consumeRecoveryCode = (
  services: Uses<'vault' | 'db' | 'clock'>,
  userId: number,
  code: string,
): Promise<boolean> => markRecoveryCodeUsed(services.db, userId, hashCode(services, userId, code), services.clock.now())

/** RFC 6238 as every app supports it: SHA-1, six digits, 30 seconds. */
const SHAPE = { issuer: 'Coterie', algorithm: 'SHA1', digits: 6, period: 30 } as const
/** The previous and next steps are accepted too, as clocks differ. */
const WINDOW = 1
const SECRET_BYTES = 20
const CONTEXT = 'totp'

const wrongCode = (): AppError => {
  const text = 'That code is not right. Please use the newest one in your app.'
  return new AppError(400, 'wrong_code', text, { fields: { code: text } })
}

function stepOf(services: Uses<'clock'>, secret: Secret, code: string): number | null {
  const timestamp = services.clock.now().getTime()
  const delta = TOTP.validate({ ...SHAPE, token: code, secret, timestamp, window: WINDOW })
  return delta === null ? null : TOTP.counter({ period: SHAPE.period, timestamp }) + delta
}

async function secretOf(services: Uses<'db'>, userId: number, key: DataKey): Promise<Secret | null> {
  const row = await findTotp(services.db, userId)
  return row ? Secret.fromBase32(open(key, row.secret, CONTEXT)) : null
}

/** Active once a code confirms it. 409 if there is an app already. */
export async function beginTotp(services: Uses<'db' | 'clock'>, actor: Actor): Promise<TotpSetup> {
  const secret = new Secret({ size: SECRET_BYTES })
  const sealed = seal(actor.dataKey, secret.base32, CONTEXT)
  if (!(await saveTotp(services.db, actor.userId, sealed, services.clock.now()))) {
    throw new AppError(409, 'has_totp', 'You already have an authenticator app. Remove it first.')
  }
  const totp = new TOTP({ ...SHAPE, label: actor.username, secret })
  return { secret: secret.base32, uri: totp.toString() }
}

/** Returns recovery codes if the person had none. 400 for a wrong code. */
export async function finishTotp(
  services: Uses<'config' | 'vault' | 'db' | 'clock'>,
  { actor, sid }: Session,
  code: string,
): Promise<string[] | null> {
  const guess: Guess = { kind: 'second factor session', who: sid }
  await slowGuess(services, guess)
  const secret = await secretOf(services, actor.userId, actor.dataKey)
  const step = secret && stepOf(services, secret, code)
  if (step === null) throw wrongCode()
  if (!(await confirmTotp(services.db, actor.userId, step, services.clock.now()))) throw wrongCode()
  await forgetGuesses(services, guess)
  return firstRecoveryCodes(services, actor.userId)
}

/** Returns whether it was valid and new. */
export async function consumeTotp(
  services: Uses<'db' | 'clock'>,
  userId: number,
  key: DataKey,
  code: string,
): Promise<boolean> {
  const secret = await secretOf(services, userId, key)
  const step = secret && stepOf(services, secret, code)
  if (step === null) return false
  return advanceTotpStep(services.db, userId, step)
}
