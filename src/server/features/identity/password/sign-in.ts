import type { SignInBody } from '../../../../contract/accounts.ts'
import { networkOf } from '../../../../core/network/public-address.ts'
import {
  forgetGuesses,
  type Guess,
  limitAttempts,
  slowGuess,
  uncountAttempt,
} from '../../../platform/attempts/limit-attempts.ts'
import { AppError, FOREIGN_KEY_VIOLATION, hasDatabaseCode } from '../../../platform/errors/errors.ts'
import type { Uses } from '../../../platform/ports/services.ts'
import type { Account } from '../account/read-account.ts'
import { findUser, findUserByName } from '../account/store.ts'
import { completeSignIn, type SignedIn } from '../sessions/complete-sign-in.ts'
import { type Caller, knownDevice } from '../sessions/known-devices.ts'
import { endSession } from '../sessions/sessions.ts'
import { matchesPassword } from './password.ts'

const wrongCredentials = (): AppError =>
  new AppError(401, 'wrong_credentials', 'That username and password do not match.')

async function verify(user: Account | undefined, password: string): Promise<Account> {
  const matches = await matchesPassword(password, user?.password ?? null)
  if (user && matches) return user
  throw wrongCredentials()
}

/** A stranger's guesses are slowed down by address, and together with everyone else's. */
async function signInAnywhere(
  services: Uses<'config' | 'db' | 'clock' | 'vault'>,
  user: Account | undefined,
  address: string,
  { username, password }: SignInBody,
): Promise<Account> {
  const guesses: Guess[] = [
    { kind: 'password here', who: `${username} ${networkOf(address)}` },
    { kind: 'password anywhere', who: username },
  ]
  await slowGuess(services, ...guesses)
  await limitAttempts(services, 'sign-in address', address)
  const known = await verify(user, password)
  await forgetGuesses(services, ...guesses)
  await uncountAttempt(services, 'sign-in address', address)
  return known
}

/** The same 401, after the same work, whatever is wrong. 429: wait. Known devices have guesses of their own. */
export async function signIn(
  services: Uses<'config' | 'db' | 'clock' | 'vault'>,
  caller: Caller,
  input: SignInBody,
): Promise<Account> {
  const user = await findUserByName(services.db, input.username)
  const device = await knownDevice(services, user?.id, caller)
  if (device === null) return signInAnywhere(services, user, caller.address, input)
  const guess: Guess = { kind: 'password device', who: String(device) }
  await slowGuess(services, guess)
  const known = await verify(user, input.password)
  await forgetGuesses(services, guess)
  return known
}

/** 401 if the password was changed while it was checked: the change ended all sessions before this one began. */
export async function completePasswordSignIn(
  services: Uses<'config' | 'vault' | 'db' | 'clock' | 'log' | 'signals'>,
  caller: Caller,
  account: Account,
): Promise<SignedIn> {
  const signedIn = await completeSignIn(services, caller, account).catch((error: unknown) => {
    // The change forgot this device before the session could refer to it.
    throw hasDatabaseCode(error, FOREIGN_KEY_VIOLATION) ? wrongCredentials() : error
  })
  const now = await findUser(services.db, account.id)
  if (now?.password === account.password) return signedIn
  await endSession(services, signedIn.session.identifier)
  throw wrongCredentials()
}
