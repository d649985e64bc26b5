import { randomInt } from 'node:crypto'
import type { SignUpBody } from '../../../../contract/accounts.ts'
import type { CompleteSignUpBody } from '../../../../contract/sign-in.ts'
import { birthDateProblem, isReservedUsername, lettersOf, splitName } from '../../../../core/auth/names.ts'
import { isReservedName, RESERVED_NAME } from '../../../../core/safety/reserved-names.ts'
import { loadLazily } from '../../../platform/async/without-blocking.ts'
import { limitAttempts } from '../../../platform/attempts/limit-attempts.ts'
import { AppError, hasDatabaseCode, UNIQUE_VIOLATION } from '../../../platform/errors/errors.ts'
import type { Services, Uses } from '../../../platform/ports/services.ts'
import { refuseHarmful } from '../../safety/crisis.ts'
import type { Account } from '../account/read-account.ts'
import { findWithoutSkeleton, insertUser, isNameTaken, type NewUser, saveSkeleton } from '../account/store.ts'
import { sendConfirmation } from '../email/confirm-email.ts'
import { hashPassword } from '../password/password.ts'
import { beginFlow, consumeFlow, readFlow } from '../sessions/auth-flows.ts'
import { isOperatorName } from '../sessions/sessions.ts'

const unhomoglyph = loadLazily<typeof import('unhomoglyph').default>('unhomoglyph')
const folded = (text: string): string => unhomoglyph()(text).toLowerCase()

/**
 * What a username looks like: names that pass for each other have the same skeleton (Unicode UTS #39), so `оperator1`
 * with a Cyrillic о is the name `operator1`. Folded twice, because a capital I looks like an l, and a small m like rn.
 */
export const skeletonOf = (username: string): string => folded(folded(username))

const AT_ONCE = 500

/** For accounts from before skeletons were stored. Names that already look alike keep theirs: the second gets a mark. */
export async function fillSkeletons({ db }: Uses<'db'>): Promise<void> {
  const rows = await findWithoutSkeleton(db, AT_ONCE)
  for (const { id, username } of rows) {
    const skeleton = skeletonOf(username)
    // No username has a blank, so this equals no other skeleton.
    if (!(await saveSkeleton(db, id, skeleton))) await saveSkeleton(db, id, `${skeleton} ${id}`)
  }
}

interface Age {
  birthDate?: string | undefined
  adult?: true | undefined
  timeZone?: string | undefined
}

/** Throws 400 unless the person is an adult where they live. The date itself is not kept. */
export function requireAdult({ clock }: Uses<'clock'>, { birthDate, adult, timeZone }: Age): void {
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

function nameReserved(): AppError {
  return new AppError(409, 'username_taken', RESERVED_NAME, { fields: { username: RESERVED_NAME } })
}

function nameTaken(cause?: unknown): AppError {
  const taken = 'That username, or one that looks like it, is taken. Please choose another.'
  return new AppError(409, 'username_taken', taken, { fields: { username: taken }, cause })
}

async function conflictOf(services: Uses<'db'>, user: NewUser, cause: unknown): Promise<unknown> {
  if (!hasDatabaseCode(cause, UNIQUE_VIOLATION)) return cause
  if (await isNameTaken(services.db, user.username, user.usernameSkeleton ?? '')) return nameTaken(cause)
  const taken = 'An account has been linked to this in the meantime. Please sign in again.'
  return new AppError(409, 'sign_in_method_taken', taken, { cause })
}

/** `operator-1` and `òperator1` beside the operator `operator1`, too. */
const passesForOperator = ({ config }: Uses<'config'>, username: string): boolean =>
  config.operators.some((operator) => lettersOf(operator) === lettersOf(username))

async function insert(
  services: Uses<'config' | 'db' | 'vault' | 'clock'>,
  user: NewUser,
): Promise<Account | undefined> {
  const { wrapped } = services.vault.createKey()
  try {
    const isReserved = isReservedName(user.username) || isReservedUsername(user.username)
    const isProtected = isReserved || passesForOperator(services, user.username)
    return await insertUser(services.db, user, isProtected, wrapped, services.clock.now())
  } catch (cause) {
    throw await conflictOf(services, user, cause)
  }
}

/**
 * 409 if a name, one that looks like it, or a sign-in method is taken; for a name that looks official; and for an unused
 * name in OPERATORS, which would make it an operator. The first account may have any name.
 */
export async function addAccount(
  services: Uses<'config' | 'db' | 'vault' | 'clock' | 'log'>,
  fields: Fields,
): Promise<Account> {
  const { displayName, email, timeZone, ...rest } = fields
  refuseHarmful({ displayName })
  const named = displayName ? splitName(displayName) : { firstName: null, lastName: null }
  const usernameSkeleton = skeletonOf(rest.username)
  const user = await insert(services, {
    ...rest,
    ...named,
    usernameSkeleton,
    email: email ?? null,
    timeZone: timeZone ?? 'UTC',
  })
  if (user) return user
  if (!isOperatorName(services, rest.username)) throw nameReserved()
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

/** What someone without an account has verified. */
type VerifiedIdentity = { phoneNumber: string; name: null } | { subject: string; name: string | null }

const SIGNS = 'abcdefghjkmnpqrstvwxyz23456789'
const LENGTH = 10

/** A generated username, which nobody needs to remember: there is another sign-in method. */
const inventName = (): string =>
  `person-${Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')}`

/** Returns the flow's identifier. */
export const beginSignUp = (services: Uses<'db' | 'clock'>, identity: VerifiedIdentity): Promise<string> =>
  beginFlow(services, 'pendingSignUp', { data: identity, userId: null })

export const readPendingSignUp = async (
  services: Uses<'db' | 'clock'>,
  identifier: string | undefined,
): Promise<VerifiedIdentity | null> =>
  (await readFlow<VerifiedIdentity>(services, 'pendingSignUp', identifier))?.data ?? null

/** 409 if its sign-in method or username is taken by now. */
export async function signUpVerified(
  services: Uses<'config' | 'db' | 'vault' | 'clock' | 'log'>,
  address: string,
  identity: VerifiedIdentity,
  { adult, birthDate, ...input }: CompleteSignUpBody,
) {
  requireAdult(services, { adult, birthDate, timeZone: input.timeZone })
  await limitAttempts(services, 'sign-up address', address)
  const method =
    'subject' in identity
      ? { replitId: identity.subject }
      : { phoneNumber: identity.phoneNumber, isPhoneVerified: true }
  const displayName = input.displayName ?? identity.name ?? undefined
  return addAccount(services, { ...input, ...method, displayName, username: input.username ?? inventName() })
}

/** The flow's identifier is valid until the account exists. 401 when it expired. */
export async function completeSignUp(
  services: Uses<'config' | 'db' | 'vault' | 'clock' | 'log'>,
  address: string,
  identifier: string | undefined,
  input: CompleteSignUpBody,
) {
  const identity = await readPendingSignUp(services, identifier)
  if (!identity) throw new AppError(401, 'signed_out', 'That took too long. Please sign in again.')
  const user = await signUpVerified(services, address, identity, input)
  await consumeFlow(services, 'pendingSignUp', identifier)
  return user
}
