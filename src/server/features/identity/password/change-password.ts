import type { PasswordBody } from '../../../../contract/accounts.ts'
import type { NewPasswordBody, ResetBody } from '../../../../contract/sign-in.ts'
import { limitAttempts, slowGuess } from '../../../platform/attempts/limit-attempts.ts'
import type { Services, Uses } from '../../../platform/ports/services.ts'
import { requireMail } from '../../notifications/email/email-outbox.ts'
import { endSignedOut } from '../../notifications/live/notify-clients.ts'
import { type Account, readAccount } from '../account/read-account.ts'
import { replacePassword } from '../account/store.ts'
import { emailOwner, enqueueAccountEmail, passwordChangedEmail } from '../email/account-emails.ts'
import { badLink, hashToken } from '../email/confirm-email.ts'
import { deleteLink, isGoodLink, resetPassword } from '../email/store.ts'
import { type Caller, knownDeviceOfEmail } from '../sessions/known-devices.ts'
import { requireReauthentication, wrongPassword } from '../sessions/reauthenticate.ts'
import { endOtherSessions, type Session } from '../sessions/sessions.ts'
import { hashPassword } from './password.ts'

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
