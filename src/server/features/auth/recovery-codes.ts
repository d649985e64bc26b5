import { createHmac, randomInt } from 'node:crypto'
import type { Services } from '../../ports/services.ts'
import { readMfaRow, replaceRecoveryCodes, takeRecoveryCode } from './store-mfa.ts'

const COUNT = 10
const LENGTH = 10
/** Crockford's base32: no letter that looks like a digit. */
const SIGNS = '0123456789abcdefghjkmnpqrstvwxyz'

/** Fifty bits each. */
function newCode(): string {
  const signs = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')
  return `${signs.slice(0, LENGTH / 2)}-${signs.slice(LENGTH / 2)}`
}

/** However it was typed: in capitals, without the dash, with an o for a zero. */
const plainCode = (typed: string): string =>
  typed
    .toLowerCase()
    .replace(/[^a-z\d]/g, '')
    .replace(/o/g, '0')
    .replace(/[il]/g, '1')

const hashCode = ({ secrets }: Pick<Services, 'secrets'>, userId: number, code: string): string =>
  createHmac('sha256', secrets.linkSecret)
    .update(`recovery ${userId} ${plainCode(code)}`)
    .digest('hex')

/** Makes ten codes in place of those that the person had. They can be told this once. */
export async function renewRecoveryCodes(
  services: Pick<Services, 'secrets' | 'db'>,
  userId: number,
): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, newCode)
  await replaceRecoveryCodes(
    services.db,
    userId,
    codes.map((code) => hashCode(services, userId, code)),
  )
  return codes
}

/** Codes for someone who has just added a first second factor; null where there are some already. */
export async function firstRecoveryCodes(
  services: Pick<Services, 'secrets' | 'db'>,
  userId: number,
): Promise<string[] | null> {
  const [row] = await readMfaRow(services.db, { userId })
  return row && row.recovery > 0 ? null : renewRecoveryCodes(services, userId)
}

/** Uses a code, once. Tells whether it was one. */
export const spendRecoveryCode = (
  services: Pick<Services, 'secrets' | 'db' | 'clock'>,
  userId: number,
  code: string,
): Promise<boolean> => takeRecoveryCode(services.db, userId, hashCode(services, userId, code), services.clock.now())
