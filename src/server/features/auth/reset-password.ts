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

/** Response and timing don't reveal whether there is an account: a worker looks it up. 503: no email. 429: too many. */
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
