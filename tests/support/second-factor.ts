import { Secret, TOTP } from 'otpauth'
import type { RecoveryAnswer, TotpSetup } from '../../src/contract/sign-in.ts'
import type { Person } from './client.ts'
import type { FixedClock } from './fixed-clock.ts'

export interface AppOfPerson {
  /** The code that the authenticator app currently shows. */
  code(): string
  recoveryCodes: string[]
}

/** Sets up an authenticator app for a person; the clock is then at the next time step. */
export async function addTotp(person: Person, clock: FixedClock): Promise<AppOfPerson> {
  const { body } = await person.post<TotpSetup>('/api/user/totp')
  const totp = new TOTP({ secret: Secret.fromBase32(body.secret) })
  const code = () => totp.generate({ timestamp: clock.now().getTime() })
  const answer = await person.post<RecoveryAnswer>('/api/user/totp/confirm', { code: code() })
  if (answer.status !== 200) throw new Error(`totp: ${answer.status} ${JSON.stringify(answer.body)}`)
  clock.advance(30_000)
  return { code, recoveryCodes: answer.body.recoveryCodes ?? [] }
}
