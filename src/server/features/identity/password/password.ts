import { hash, verify } from '@node-rs/argon2'
import type { PasswordBody } from '../../../../contract/accounts.ts'
import type { NewPasswordBody, ResetBody } from '../../../../contract/sign-in.ts'
import { forgetGuesses, type Guess, limitAttempts, slowGuess } from '../../../platform/attempts/limit-attempts.ts'
import { AppError } from '../../../platform/errors/errors.ts'
import type { Services, Uses } from '../../../platform/ports/services.ts'
import { requireMail } from '../../notifications/email/email-outbox.ts'
import { endSignedOut } from '../../notifications/live/notify-clients.ts'
import { type Account, readAccount } from '../account/read-account.ts'
import { replacePassword } from '../account/store.ts'
import { emailOwner, enqueueAccountEmail, passwordChangedEmail } from '../email/account-emails.ts'
import { badLink, hashToken } from '../email/confirm-email.ts'
import { deleteLink, isGoodLink, resetPassword } from '../email/store.ts'
import { type Caller, knownDeviceOfEmail } from '../sessions/known-devices.ts'
import { endOtherSessions, type Session } from '../sessions/sessions.ts'
import { saveReauthentication } from '../sessions/store.ts'

/** argon2id with the parameters of OWASP's Password Storage Cheat Sheet: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Nobody's password, verified when there is no account, so that both cases take equally long. */
const NOBODY = hash('no account has this password', COST)

/** Keyboards write the same accented letter in two ways, so passwords are hashed and compared in one (NFKC, RFC 8265). */
const plainPassword = (password: string): string => password.normalize('NFKC')

export const hashPassword = (password: string): Promise<string> => hash(plainPassword(password), COST)

/** Without a hash: false, after the same work. Hashes from before passwords were normalized still match. */
export async function matchesPassword(password: string, hashed: string | null): Promise<boolean> {
  const stored = hashed ?? (await NOBODY)
  const spellings = new Set([plainPassword(password), password])
  const matches = await Promise.all([...spellings].map((spelling) => verify(stored, spelling)))
  return matches.includes(true) && hashed !== null
}

const RECENT_MS = 10 * 60_000

function wrongPassword(field: string): AppError {
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

/**
 * Ends all other sessions and forgets their devices. Earlier password links become invalid. Of two concurrent changes,
 * the first counts; the other gets the 403 of a wrong password.
 */
export async function changePassword(
  services: Services,
  session: Session,
  { currentPassword, newPassword }: PasswordBody,
): Promise<void> {
  const { userId } = session.actor
  const account = await readAccount(services, { userId })
  await requireReauthentication(services, session, account, currentPassword, 'currentPassword')
  const isReplaced = await replacePassword(services.db, userId, account.password, await hashPassword(newPassword))
  if (!isReplaced) throw wrongPassword('currentPassword')
  await endOtherSessions(services, session)
  await deleteLink(services.db, userId, 'reset')
  await emailOwner(services, account, passwordChangedEmail)
}

/** Response and timing don't reveal whether there is an account: a worker looks it up. 503: no email. 429: too many. */
export async function requestReset(
  services: Uses<'config' | 'vault' | 'db' | 'clock' | 'mail'>,
  caller: Caller,
  { email }: ResetBody,
): Promise<void> {
  requireMail(services)
  const device = await knownDeviceOfEmail(services, email, caller)
  if (device !== null) await limitAttempts(services, 'reset device', String(device))
  else {
    await limitAttempts(services, 'reset address', caller.address)
    // Last: a person who has to wait here was already sent a valid link.
    await slowGuess(services, { kind: 'reset email', who: email })
  }
  await enqueueAccountEmail(services, { kind: 'reset', email })
}

/** Signs nobody in: a second factor may follow. Attempts don't count: links can't be guessed. 400: used or expired. */
export async function finishReset(services: Services, input: NewPasswordBody): Promise<Account> {
  const { db, clock } = services
  const token = hashToken(input.token)
  if (!(await isGoodLink(db, token, 'reset', clock.now()))) throw badLink()
  const user = await resetPassword(db, token, await hashPassword(input.password), clock.now())
  if (!user) throw badLink()
  await endSignedOut(services, user.id)
  await emailOwner(services, user, passwordChangedEmail)
  return user
}
