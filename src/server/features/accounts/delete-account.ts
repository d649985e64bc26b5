import type { Services } from '../../ports/services.ts'
import { readAccount } from '../auth/read-account.ts'
import { requireReauthentication } from '../auth/reauthenticate.ts'
import type { Session } from '../auth/sessions.ts'
import { endSignedOut } from '../notifications/notify-clients.ts'
import { forgetSimulated } from '../sms/simulate.ts'
import { deleteUser } from './store.ts'

/**
 * Ends what the person pays for, then erases the account and everything under its key. There is no way back, so it asks
 * for the password, or where there is none for a sign-in that is minutes old.
 */
export async function deleteAccount(services: Services, session: Session, password: string | undefined): Promise<void> {
  const { actor } = session
  const account = await readAccount(services, actor)
  await requireReauthentication(services, session, account, password, 'password')
  await services.handlers.endBilling(services, actor.userId)
  await forgetSimulated(services, actor.userId)
  await deleteUser(services.db, actor.userId)
  await endSignedOut(services, actor.userId)
  await services.erasure.beforeAnswer()
}
