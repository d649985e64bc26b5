import type { PasswordBody } from '../../../contract/accounts.ts'
import type { Services } from '../../ports/services.ts'
import { passwordChangedEmail } from './account-emails.ts'
import { emailOwner } from './enqueue-account-email.ts'
import { endOtherSessions } from './manage-sessions.ts'
import { hashPassword } from './password.ts'
import { readAccount } from './read-account.ts'
import { requireReauthentication, wrongPassword } from './reauthenticate.ts'
import type { Session } from './sessions.ts'
import { deleteLink } from './store-tokens.ts'
import { replacePassword } from './store-users.ts'

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
