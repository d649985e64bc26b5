import type { NewPasswordBody, ResetBody } from '../../../contract/sign-in.ts'
import type { Services } from '../../ports.ts'
import { endSignedOut } from '../events/wake.ts'
import { passwordChangedLetter } from './account-letters.ts'
import { limitAttempts } from './limit-attempts.ts'
import { resetPassword } from './link-store.ts'
import { badLink, hashToken } from './links.ts'
import { orderLetter } from './order-letter.ts'
import { hashPassword } from './password.ts'
import { demandMail, tellOwner } from './send-letter.ts'

/**
 * Has a link sent to whose confirmed address it is. Whose that is a worker looks up: neither what is answered nor when
 * tells whether there is an account. 503 where no letter can be sent, 429 after too many.
 */
export async function requestReset(services: Services, address: string, { email }: ResetBody): Promise<void> {
  demandMail(services)
  await limitAttempts(services, 'reset address', address)
  await limitAttempts(services, 'reset email', email)
  await orderLetter(services, { kind: 'reset', email })
}

/**
 * Sets a new password with such a link and signs every device out. It signs nobody in: whoever has a second factor still
 * has to show it. 400 for a link that is used, too old, or not ours.
 */
export async function finishReset(services: Services, address: string, input: NewPasswordBody): Promise<void> {
  await limitAttempts(services, 'link address', address)
  const password = await hashPassword(input.password)
  const user = await resetPassword(services.db, hashToken(input.token), password, services.clock.now())
  if (!user) throw badLink()
  await endSignedOut(services, user.id)
  await tellOwner(services, user, passwordChangedLetter)
}
