import type { SignUpBody } from '../../../contract/accounts.ts'
import { birthDateProblem } from '../../../core/auth/adult.ts'
import { splitName } from '../../../core/text/split-name.ts'
import { AppError, hasDatabaseCode, UNIQUE_VIOLATION } from '../../errors.ts'
import type { Services } from '../../ports/services.ts'
import { refuseHarmful } from '../safety/refuse-harmful.ts'
import { isOperatorName } from './actor-of.ts'
import { sendConfirmation } from './confirm-email.ts'
import { limitAttempts } from './limit-attempts.ts'
import { hashPassword } from './password.ts'
import type { Account } from './read-account.ts'
import { findUserByName, insertUser, type NewUser } from './store-users.ts'

interface Age {
  birthDate?: string | undefined
  adult?: true | undefined
  timeZone?: string | undefined
}

/** Throws 400 unless the person is an adult where they live. The date itself is not kept. */
export function requireAdult({ clock }: Pick<Services, 'clock'>, { birthDate, adult, timeZone }: Age): void {
  const day = clock.now().toLocaleDateString('en-CA', { timeZone: timeZone ?? 'UTC' })
  const missing = adult ? null : 'Please enter your birth date.'
  const problem = birthDate === undefined ? missing : birthDateProblem(birthDate, day)
  if (problem) throw new AppError(400, 'invalid_input', problem, { fields: { birthDate: problem } })
}

type Fields = Pick<NewUser, 'username' | 'password' | 'phoneNumber' | 'isPhoneVerified' | 'replitId'> & {
  email?: string | undefined
  displayName?: string | undefined
  timeZone?: string | undefined
}

function nameTaken(cause?: unknown): AppError {
  const taken = 'That username is taken. Please choose another.'
  return new AppError(409, 'username_taken', taken, { fields: { username: taken }, cause })
}

async function conflictOf(services: Pick<Services, 'db'>, username: string, cause: unknown): Promise<unknown> {
  if (!hasDatabaseCode(cause, UNIQUE_VIOLATION)) return cause
  if (await findUserByName(services.db, username)) return nameTaken(cause)
  const taken = 'An account has been linked to this in the meantime. Please sign in again.'
  return new AppError(409, 'sign_in_method_taken', taken, { cause })
}

async function insert(
  services: Pick<Services, 'config' | 'db' | 'vault' | 'clock'>,
  user: NewUser,
): Promise<Account | undefined> {
  const { wrapped } = services.vault.createKey()
  try {
    return await insertUser(services.db, user, isOperatorName(services, user.username), wrapped, services.clock.now())
  } catch (cause) {
    throw await conflictOf(services, user.username, cause)
  }
}

/** 409 if a name or sign-in method is taken, or for an unused name in OPERATORS, which would make it an operator. */
export async function addAccount(
  services: Pick<Services, 'config' | 'db' | 'vault' | 'clock' | 'log'>,
  fields: Fields,
): Promise<Account> {
  const { displayName, email, timeZone, ...rest } = fields
  refuseHarmful({ displayName })
  const named = displayName ? splitName(displayName) : { firstName: null, lastName: null }
  const user = await insert(services, { ...rest, ...named, email: email ?? null, timeZone: timeZone ?? 'UTC' })
  if (user) return user
  services.log.warn(
    {},
    'a sign-up was refused: the username is listed in OPERATORS, which only makes existing accounts operators',
  )
  throw nameTaken()
}

/** Sends a confirmation link. 400: not an adult. 409: username taken. */
export async function signUp(
  services: Services,
  address: string,
  { adult, birthDate, ...input }: SignUpBody,
): Promise<Account> {
  requireAdult(services, { adult, birthDate, timeZone: input.timeZone })
  await limitAttempts(services, 'sign-up address', address)
  const user = await addAccount(services, { ...input, password: await hashPassword(input.password) })
  if (user.email) await sendConfirmation(services, user.id, user.email)
  return user
}
