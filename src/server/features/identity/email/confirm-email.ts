import { createHmac, hash } from 'node:crypto'
import { DAY_MS, MINUTE_MS } from '../../../../core/time/durations.ts'
import { limitAttempts, slowGuess } from '../../../platform/attempts/limit-attempts.ts'
import { AppError, hasDatabaseCode, UNIQUE_VIOLATION } from '../../../platform/errors/errors.ts'
import type { Actor, Uses } from '../../../platform/ports/services.ts'
import { mailRoute, requireMail } from '../../notifications/email/email-outbox.ts'
import type { Account } from '../account/read-account.ts'
import { findUser } from '../account/store.ts'
import { enqueueAccountEmail } from './account-emails.ts'
import { confirmAddress, hasLink, type LinkRow, saveLink } from './store.ts'

const LIFE_MS = { reset: 30 * MINUTE_MS, confirm: DAY_MS }

export const hashToken = (token: string): string => hash('sha256', token)

/** A link's token: 256 unguessable bits, the same for each attempt to send its email. */
const tokenOf = ({ vault }: Uses<'vault'>, name: string): string =>
  createHmac('sha256', vault.linkSecret).update(`link of ${name}`).digest('base64url')

/** Single-use, and only the newest is valid. Returns its token. `name` identifies the email. */
export async function createLink(
  services: Uses<'vault' | 'db' | 'clock'>,
  { userId, purpose, email }: Pick<LinkRow, 'userId' | 'purpose' | 'email'>,
  name: string,
): Promise<string> {
  const token = tokenOf(services, name)
  const expiresAt = new Date(services.clock.now().getTime() + LIFE_MS[purpose])
  await saveLink(services.db, { userId, purpose, tokenHash: hashToken(token), email, expiresAt })
  return token
}

export const isLinkOpen = (services: Uses<'vault' | 'db'>, name: string): Promise<boolean> =>
  hasLink(services.db, hashToken(tokenOf(services, name)))

export const badLink = (): AppError =>
  new AppError(400, 'bad_link', 'This link has been used or has expired. Please ask for a new one.')

export const pendingAddress = ({
  email,
  emailVerifiedAt,
  pendingEmail,
}: Pick<Account, 'email' | 'emailVerifiedAt' | 'pendingEmail'>): string | null =>
  pendingEmail ?? (emailVerifiedAt ? null : email)

async function limitEmails(
  services: Uses<'config' | 'db' | 'clock' | 'vault'>,
  userId: number,
  email: string,
): Promise<void> {
  await limitAttempts(services, 'confirm account', String(userId))
  await slowGuess(services, { kind: 'confirm email', who: email })
}

/** Does nothing if too many were sent already. */
export async function sendConfirmation(
  services: Uses<'config' | 'vault' | 'db' | 'clock' | 'mail'>,
  userId: number,
  email: string,
): Promise<void> {
  if (!mailRoute(services)) return
  try {
    await limitEmails(services, userId, email)
  } catch (cause) {
    if (cause instanceof AppError && cause.status === 429) return
    throw cause
  }
  await enqueueAccountEmail(services, { kind: 'confirm', userId, email })
}

/** 409 if no address is unconfirmed, 429 after too many. */
export async function resendConfirmation(
  services: Uses<'config' | 'vault' | 'db' | 'clock' | 'mail'>,
  actor: Actor,
): Promise<void> {
  requireMail(services)
  const user = await findUser(services.db, actor.userId)
  const waiting = user && pendingAddress(user)
  if (!waiting) throw new AppError(409, 'nothing_to_confirm', 'There is no address waiting to be confirmed.')
  await limitEmails(services, actor.userId, waiting)
  await enqueueAccountEmail(services, { kind: 'confirm', userId: actor.userId, email: waiting })
}

/** 400 if the token is used or expired; 409 if another account has the address. */
export async function confirmEmail(services: Uses<'db' | 'clock'>, token: string): Promise<{ email: string }> {
  try {
    const user = await confirmAddress(services.db, hashToken(token), services.clock.now())
    if (!user?.email) throw badLink()
    return { email: user.email }
  } catch (cause) {
    if (!hasDatabaseCode(cause, UNIQUE_VIOLATION)) throw cause
    throw new AppError(409, 'email_taken', 'Another account has already confirmed this address.', { cause })
  }
}
