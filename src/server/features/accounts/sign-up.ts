import type { SignUpBody } from '../../../contract/accounts.ts'
import { AppError, hasDatabaseCode, UNIQUE_VIOLATION } from '../../errors.ts'
import type { Services } from '../../ports.ts'
import { askToConfirm } from './confirm-email.ts'
import { limitAttempts } from './limit-attempts.ts'
import { hashPassword } from './password.ts'
import { splitName } from './split-name.ts'
import { insertUser, type UserRow } from './store.ts'

/** Adds an account, with a data key of its own. 409 when the username is taken. */
export async function signUp(services: Services, address: string, input: SignUpBody): Promise<UserRow> {
  await limitAttempts(services, 'sign-up address', address)
  const { wrapped } = services.vault.createKey()
  const { firstName, lastName } = input.displayName ? splitName(input.displayName) : { firstName: null, lastName: null }
  const user = {
    username: input.username,
    password: await hashPassword(input.password),
    email: input.email ?? null,
    firstName,
    lastName,
    timeZone: input.timeZone ?? 'UTC',
  }
  try {
    const row = await insertUser(services.db, user, wrapped, services.clock.now())
    if (row.email) askToConfirm(services, row.id, row.email)
    return row
  } catch (cause) {
    if (!hasDatabaseCode(cause, UNIQUE_VIOLATION)) throw cause
    const taken = 'That username is taken. Please choose another.'
    throw new AppError(409, 'username_taken', taken, { fields: { username: taken }, cause })
  }
}
