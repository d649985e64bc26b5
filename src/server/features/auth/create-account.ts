import { AppError, hasDatabaseCode, UNIQUE_VIOLATION } from '../../errors.ts'
import type { Services } from '../../ports/services.ts'
import { findUserByName, insertUser, type NewUser, type UserRow } from '../accounts/store.ts'
import { refuseHarmful } from '../safety/refuse-harmful.ts'
import { isOperatorName } from './operators.ts'
import { splitName } from './split-name.ts'

type Fields = Pick<NewUser, 'username' | 'password' | 'phoneNumber' | 'isPhoneVerified' | 'replitId'> & {
  email?: string | undefined
  displayName?: string | undefined
  timeZone?: string | undefined
}

function nameTaken(cause?: unknown): AppError {
  const taken = 'That username is taken. Please choose another.'
  return new AppError(409, 'username_taken', taken, { fields: { username: taken }, cause })
}

async function conflictOf(services: Services, username: string, cause: unknown): Promise<unknown> {
  if (!hasDatabaseCode(cause, UNIQUE_VIOLATION)) return cause
  if (await findUserByName(services.db, username)) return nameTaken(cause)
  return new AppError(409, 'way_taken', 'There is an account with it by now. Please sign in again.', { cause })
}

async function insert(services: Services, user: NewUser): Promise<UserRow | undefined> {
  const { wrapped } = services.vault.createKey()
  try {
    return await insertUser(services.db, user, isOperatorName(services, user.username), wrapped, services.clock.now())
  } catch (cause) {
    throw await conflictOf(services, user.username, cause)
  }
}

/**
 * Adds an account, with a data key of its own. 409 when the username, or another way in, belongs to an account, or the
 * name is one of OPERATORS that nobody has: whoever came first would have the power that is meant for somebody else.
 */
export async function addAccount(services: Services, fields: Fields): Promise<UserRow> {
  const { displayName, email, timeZone, ...rest } = fields
  refuseHarmful({ displayName })
  const named = displayName ? splitName(displayName) : { firstName: null, lastName: null }
  const user = await insert(services, { ...rest, ...named, email: email ?? null, timeZone: timeZone ?? 'UTC' })
  if (user) return user
  services.log.warn({}, 'an account under a name of OPERATORS was refused: the name counts for an account that has it')
  throw nameTaken()
}
