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
import { isGoodLink, resetPassword } from './store-tokens.ts'
import { slowGuess } from './throttle-guesses.ts'

/**
 * Emails a link to a confirmed address. A worker looks up the account later, so neither the response nor its timing
 * reveals whether there is one. 503 if no email can be sent, 429 after too many requests; other people's requests don't
 * block those from the person's own device.
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
 * Sets a new password with the link, ends all sessions and forgets all devices. Signs nobody in: the second factor is
 * still required. Returns the account, whose owner has just proved control of the address. 400 if the link was used,
 * has expired or is invalid. Links can't be guessed, so attempts are not counted, and strangers can't use any up.
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
