import type { Services } from '../../platform/ports/services.ts'
import { readAccount } from '../identity/account/read-account.ts'
import { requireReauthentication } from '../identity/password/password.ts'
import type { Session } from '../identity/sessions/sessions.ts'
import { endSignedOut } from '../notifications/live/notify-clients.ts'
import { endBilling } from '../plans/billing/checkout.ts'
import { forgetSimulated } from '../sms/simulate.ts'
import { deleteUser } from './store.ts'

/** Ends the subscription first. Can't be undone: requires the password, or without one a recent sign-in. */
export async function deleteAccount(services: Services, session: Session, password: string | undefined): Promise<void> {
  const { actor } = session
  const account = await readAccount(services, actor)
  await requireReauthentication(services, session, account, password, 'password')
  await endBilling(services, actor.userId)
  await forgetSimulated(services, actor.userId)
  const helperIds = await deleteUser(services.db, actor.userId)
  for (const helperId of helperIds) services.caches.conversations.forget(helperId)
  services.caches.memories.forget(actor.userId)
  services.caches.vectors.forget(actor.userId)
  await endSignedOut(services, actor.userId)
}
