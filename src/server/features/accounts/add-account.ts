import { AppError, hasDatabaseCode, UNIQUE_VIOLATION } from '../../errors.ts'
import type { Services } from '../../ports.ts'
import { splitName } from './split-name.ts'
import { findUserByName, insertUser, type NewUser, type UserRow } from './store.ts'

type Fields = Pick<NewUser, 'username' | 'password' | 'phoneNumber' | 'isPhoneVerified' | 'replitId'> & {
  email?: string | undefined
  displayName?: string | undefined
  timeZone?: string | undefined
}

async function conflictOf(services: Services, username: string, cause: unknown): Promise<unknown> {
  if (!hasDatabaseCode(cause, UNIQUE_VIOLATION)) return cause
  if (await findUserByName(services.db, username)) {
    const taken = 'That username is taken. Please choose another.'
    return new AppError(409, 'username_taken', taken, { fields: { username: taken }, cause })
  }
  return new AppError(409, 'way_taken', 'There is an account with it by now. Please sign in again.', { cause })
}

/** Adds an account, with a data key of its own. 409 when the username, or another way in, belongs to an account. */
export async function addAccount(services: Services, fields: Fields): Promise<UserRow> {
  const { displayName, email, timeZone, ...rest } = fields
  const { wrapped } = services.vault.createKey()
  const named = displayName ? splitName(displayName) : { firstName: null, lastName: null }
  const user = { ...rest, ...named, email: email ?? null, timeZone: timeZone ?? 'UTC' }
  try {
    return await insertUser(services.db, user, wrapped, services.clock.now())
  } catch (cause) {
    throw await conflictOf(services, fields.username, cause)
  }
}
