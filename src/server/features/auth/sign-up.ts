import type { SignUpBody } from '../../../contract/accounts.ts'
import type { Services } from '../../ports/services.ts'
import { askToConfirm } from '../accounts/confirm-email.ts'
import type { UserRow } from '../accounts/store.ts'
import { addAccount } from './create-account.ts'
import { limitAttempts } from './limit-attempts.ts'
import { hashPassword } from './password.ts'
import { requireAdult } from './require-adult.ts'

/** Adds an account with a password, and asks its address to confirm itself. 400: not an adult. 409: the username is taken. */
export async function signUp(
  services: Services,
  address: string,
  { adult, birthDate, ...input }: SignUpBody,
): Promise<UserRow> {
  requireAdult(services, { adult, birthDate, timeZone: input.timeZone })
  await limitAttempts(services, 'sign-up address', address)
  const user = await addAccount(services, { ...input, password: await hashPassword(input.password) })
  if (user.email) await askToConfirm(services, user.id, user.email)
  return user
}
