import type { NewPasswordBody, ResetBody } from '../../../contract/sign-in.ts'
import type { Services } from '../../ports/services.ts'
import { requireMail } from '../notifications/email-route.ts'
import { endSignedOut } from '../notifications/notify-clients.ts'
import { passwordChangedEmail } from './account-emails.ts'
import { badLink, hashToken } from './email-links.ts'
import { emailOwner, enqueueAccountEmail } from './enqueue-account-email.ts'
import { type Caller, knownDeviceOfEmail } from './known-devices.ts'
import { limitAttempts } from './limit-attempts.ts'
import { hashPassword } from './password.ts'
import type { Account } from './read-account.ts'
import { slowGuess } from './slow-guesses.ts'
import { isGoodLink, resetPassword } from './store-tokens.ts'

/**
 * Has a link sent to whose confirmed address it is. Whose that is a worker looks up: neither what is answered nor when
 * tells whether there is an account. 503 where no email can be sent, 429 after too many; strangers who ask cannot keep a
 * device of the person's own from asking.
 */
export async function requestReset(
  services: Pick<Services, 'config' | 'secrets' | 'db' | 'clock' | 'mail'>,
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

/**
 * Sets a new password with such a link, signs every device out and knows none of them any more. It signs nobody in:
 * the second factor of an account is still to be shown. Gives the account, whose owner has just been there. 400 for a link that
 * is used, too old, or not ours: nobody can guess one, so nothing is counted that a stranger could use up.
 */
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
