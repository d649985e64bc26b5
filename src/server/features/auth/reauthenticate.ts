import { AppError, notFound } from '../../errors.ts'
import type { Services } from '../../ports/services.ts'
import { findUser, type UserRow } from '../accounts/store.ts'
import { matchesPassword } from './password.ts'
import type { Session } from './sessions.ts'
import { forgetGuesses, type Guess, slowGuess } from './slow-guesses.ts'
import { touchProof } from './store-sessions.ts'

/** What changes who may come in asks for a proof no older than this. */
const RECENT_MS = 10 * 60_000

/**
 * 403 with the field's own text unless it is the account's password; 400 when it is missing. Guesses count by session:
 * whoever has stolen one cannot use up those of another.
 */
export async function requirePassword(
  services: Services,
  { sid }: Pick<Session, 'sid'>,
  user: Pick<UserRow, 'password'>,
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
  const wrong = 'That is not your current password.'
  throw new AppError(403, 'wrong_password', wrong, { fields: { [field]: wrong } })
}

/** 403 `prove_again` unless the person showed in the last minutes, in this browser, who they are. */
export function requireRecentAuth(services: Services, { reauthenticatedAt }: Session): void {
  if (services.clock.now().getTime() - reauthenticatedAt.getTime() < RECENT_MS) return
  throw new AppError(403, 'prove_again', 'Please show once more that it is you.')
}

/** Shows with the password that it is still the same person: good for what asks for a recent proof. */
export async function reauthenticate(services: Services, session: Session, password: string): Promise<void> {
  const user = await findUser(services.db, session.actor.userId)
  if (!user) throw notFound('Account')
  await requirePassword(services, session, user, password, 'password')
  await touchProof(services.db, session.sid, services.clock.now())
}
