import type { PasswordBody } from '../../../../contract/accounts.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { readAccount } from '../account/read-account.ts'
import { replacePassword } from '../account/store.ts'
import { requireReauthentication, wrongPassword } from '../attempts/reauthenticate.ts'
import { passwordChangedEmail } from '../email/account-emails.ts'
import { emailOwner } from '../email/enqueue-account-email.ts'
import { deleteLink } from '../email/store.ts'
import { endOtherSessions } from '../sessions/manage-sessions.ts'
import type { Session } from '../sessions/sessions.ts'
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
