import type { QueryClient } from '@tanstack/react-query'
import { post } from '../../api.ts'
import { turnOffPush } from './push-subscription.ts'
import { switchPerson } from './switch-person.ts'

/** Ends the session and clears all data fetched in it; `leave` navigates to a public page. */
export async function signOut(client: QueryClient, leave: () => void): Promise<void> {
  // Otherwise the next person at this browser would see their notifications.
  await turnOffPush().catch(() => null)
  await post<null>('/api/auth/sign-out')
  leave()
  switchPerson(client, null)
  // Drafts and unfinished forms are personal too.
  sessionStorage.clear()
  for (const key of Object.keys(localStorage)) if (key.startsWith('outbox:')) localStorage.removeItem(key)
}
