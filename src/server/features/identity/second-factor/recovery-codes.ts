import { createHmac, randomInt } from 'node:crypto'
import type { Uses } from '../../../platform/ports/services.ts'
import { markRecoveryCodeUsed, readSecondFactorRow, replaceRecoveryCodes } from './store.ts'

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

const hashCode = ({ secrets }: Uses<'secrets'>, userId: number, code: string): string =>
  createHmac('sha256', secrets.linkSecret)
    .update(`recovery ${userId} ${recoverySpelling(code)}`)
    .digest('hex')

/** Returns ten new ones, which can be shown only now. */
export async function renewRecoveryCodes(services: Uses<'secrets' | 'db'>, userId: number): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, newCode)
  await replaceRecoveryCodes(
    services.db,
    userId,
    codes.map((code) => hashCode(services, userId, code)),
  )
  return codes
}

/** Codes for someone who added their first second factor; null if they have codes already. */
export async function firstRecoveryCodes(services: Uses<'secrets' | 'db'>, userId: number): Promise<string[] | null> {
  const [row] = await readSecondFactorRow(services.db, userId)
  return row && row.recovery > 0 ? null : renewRecoveryCodes(services, userId)
}

export const consumeRecoveryCode = (
  services: Uses<'secrets' | 'db' | 'clock'>,
  userId: number,
  code: string,
): Promise<boolean> => markRecoveryCodeUsed(services.db, userId, hashCode(services, userId, code), services.clock.now())
