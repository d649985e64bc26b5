import { AppError, hasDatabaseCode, UNIQUE_VIOLATION } from '../../errors.ts'
import type { Actor } from '../../ports/actor.ts'
import type { Services } from '../../ports/services.ts'
import { emailChangedEmail } from '../auth/account-emails.ts'
import { limitAttempts } from '../auth/limit-attempts.ts'
import { badLink, hashToken } from '../auth/links.ts'
import { slowGuess } from '../auth/slow-guesses.ts'
import { confirmAddress } from '../auth/store-links.ts'
import { emailOwner, mailRoute, requireMail } from '../notifications/email-owner.ts'
import { enqueueEmail } from '../notifications/enqueue-email.ts'
import { findUser, type UserChange, type UserRow } from './store.ts'

/** The address of an account that its owner has still to confirm; null: none. */
export const waitingAddress = ({
  email,
  emailVerifiedAt,
  pendingEmail,
}: Pick<UserRow, 'email' | 'emailVerifiedAt' | 'pendingEmail'>): string | null =>
  pendingEmail ?? (emailVerifiedAt ? null : email)

async function limitLetters(services: Services, userId: number, email: string): Promise<void> {
  await limitAttempts(services, 'letter account', String(userId))
  await slowGuess(services, { kind: 'letter email', who: email })
}

/** Asks an address to confirm that it belongs to the account, unless it was asked often already. */
export async function askToConfirm(services: Services, userId: number, email: string): Promise<void> {
  if (!mailRoute(services)) return
  try {
    await limitLetters(services, userId, email)
  } catch (cause) {
    if (cause instanceof AppError && cause.status === 429) return
    throw cause
  }
  await enqueueEmail(services, { kind: 'confirm', userId, email })
}

/** What changes with a new address: one that was confirmed stays in use until the new one is, too. */
export function emailChange(user: UserRow, email: string | null): UserChange {
  if (email === user.email && user.pendingEmail === null) return {}
  if (email === null) return { email: null, emailVerifiedAt: null, pendingEmail: null }
  const isSame = email.toLowerCase() === user.email?.toLowerCase()
  if (isSame) return { pendingEmail: null }
  return user.emailVerifiedAt ? { pendingEmail: email } : { email }
}

/** Asks the new address and warns the old one, after a change. */
export async function afterEmailChange(services: Services, before: UserRow, after: UserRow): Promise<void> {
  const waiting = waitingAddress(after)
  const known = before.pendingEmail ?? before.email
  if (waiting && waiting !== known) await askToConfirm(services, after.id, waiting)
  const replaced = after.pendingEmail !== null && after.pendingEmail !== before.pendingEmail
  if (replaced || after.email === null) await emailOwner(services, before, emailChangedEmail)
}

/** Sends the link once more. 409 when no address waits for it, 429 after too many. */
export async function resendConfirmation(services: Services, actor: Actor): Promise<void> {
  requireMail(services)
  const user = await findUser(services.db, actor.userId)
  const waiting = user && waitingAddress(user)
  if (!waiting) throw new AppError(409, 'nothing_to_confirm', 'There is no address that waits to be confirmed.')
  await limitLetters(services, actor.userId, waiting)
  await enqueueEmail(services, { kind: 'confirm', userId: actor.userId, email: waiting })
}

/** Takes a link: its address is used from now on. 400 for one that is used or too old; 409 when another account has it. */
export async function confirmEmail(services: Services, token: string): Promise<{ email: string }> {
  try {
    const user = await confirmAddress(services.db, hashToken(token), services.clock.now())
    if (!user?.email) throw badLink()
    return { email: user.email }
  } catch (cause) {
    if (!hasDatabaseCode(cause, UNIQUE_VIOLATION)) throw cause
    throw new AppError(409, 'email_taken', 'Another account has confirmed this address already.', { cause })
  }
}
