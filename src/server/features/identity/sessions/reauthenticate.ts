import { forgetGuesses, type Guess, slowGuess } from '../../../platform/attempts/limit-attempts.ts'
import { AppError } from '../../../platform/errors/errors.ts'
import type { Uses } from '../../../platform/ports/services.ts'
import { type Account, readAccount } from '../account/read-account.ts'
import { matchesPassword } from '../password/password.ts'
import type { Session } from './sessions.ts'
import { saveReauthentication } from './store.ts'

const RECENT_MS = 10 * 60_000

export function wrongPassword(field: string): AppError {
  const wrong = 'That is not your current password.'
  return new AppError(403, 'wrong_password', wrong, { fields: { [field]: wrong } })
}

/** 403 if it is wrong; 400 if it is missing. Guesses are counted per session: a thief can't use up those of another. */
async function requirePassword(
  services: Uses<'config' | 'db' | 'clock' | 'vault'>,
  { sid }: Pick<Session, 'sid'>,
  user: Pick<Account, 'password'>,
  password: string | undefined,
  field: string,
): Promise<void> {
  if (!password) {
    const missing = 'Your password is required.'
    throw new AppError(400, 'invalid_input', missing, { fields: { [field]: missing } })
  }
  const guess: Guess = { kind: 'password session', who: sid }
  await slowGuess(services, guess)
  if (await matchesPassword(password, user.password)) return forgetGuesses(services, guess)
  throw wrongPassword(field)
}

/** Throws 403 `reauthenticate` unless this session authenticated within the last minutes. */
export function requireRecentAuth(services: Uses<'clock'>, { reauthenticatedAt }: Session): void {
  if (services.clock.now().getTime() - reauthenticatedAt.getTime() < RECENT_MS) return
  throw new AppError(403, 'reauthenticate', 'Please confirm it’s you.')
}

/** Requires the password, or a recent sign-in if the account has none. */
export async function requireReauthentication(
  services: Uses<'config' | 'db' | 'clock' | 'vault'>,
  session: Session,
  account: Pick<Account, 'password'>,
  password: string | undefined,
  field: string,
): Promise<void> {
  if (account.password === null) requireRecentAuth(services, session)
  else await requirePassword(services, session, account, password, field)
}

export async function reauthenticate(
  services: Uses<'config' | 'db' | 'clock' | 'vault'>,
  session: Session,
  password: string,
): Promise<void> {
  const account = await readAccount(services, session.actor)
  await requirePassword(services, session, account, password, 'password')
  await saveReauthentication(services.db, session.sid, services.clock.now())
}
