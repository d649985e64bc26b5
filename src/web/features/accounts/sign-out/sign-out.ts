import type { QueryClient } from '@tanstack/react-query'
import { post } from '../../../api.ts'
import { closeNotifications, turnOffPush } from '../notifications/push-subscription.ts'
import { clearTabs, switchPerson } from './follow-sign-out.ts'

/** Leaves nothing of the person in this browser: drafts, unfinished forms and unsent messages are personal too. */
export function clearPerson(client: QueryClient): void {
  switchPerson(client, null)
  for (const key of Object.keys(localStorage)) if (key.startsWith('outbox:')) localStorage.removeItem(key)
  clearTabs()
  void closeNotifications().catch(() => undefined)
}

/** Ends the session and clears all data of it; `leave` navigates to a public page. */
export async function signOut(client: QueryClient, leave: () => void): Promise<void> {
  // Otherwise the next person at this browser would see their notifications.
  await turnOffPush().catch(() => null)
  await post<null>('/api/auth/sign-out')
  leave()
  clearPerson(client)
}
