import type { SignInBody } from '../../../contract/accounts.ts'
import { AppError } from '../../errors.ts'
import type { Services } from '../../ports.ts'
import { forgetAttempts, limitAttempts } from './limit-attempts.ts'
import { matchesPassword } from './password.ts'
import { findUserByName, type UserRow } from './store.ts'

/** The account of a username and password. One 401, after the same work, whichever of the two was wrong. */
export async function signIn(services: Services, address: string, input: SignInBody): Promise<UserRow> {
  await limitAttempts(services, 'sign-in address', address)
  await limitAttempts(services, 'sign-in account', input.username)
  const user = await findUserByName(services.db, input.username)
  const matches = await matchesPassword(input.password, user?.password ?? null)
  if (!user || !matches) throw new AppError(401, 'wrong_credentials', 'That username and password do not match.')
  await forgetAttempts(services, 'sign-in account', input.username)
  return user
}
