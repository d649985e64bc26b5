import type { QueryClient } from '@tanstack/react-query'
import { post } from '../../api.ts'
import { turnOffPush } from './push-subscription.ts'
import { switchPerson } from './switch-person.ts'

/** Ends the session and forgets everything that was read under it; `leave` goes to a page that is for everyone. */
export async function signOut(client: QueryClient, leave: () => void): Promise<void> {
  // The next person at this browser does not see who wrote.
  await turnOffPush().catch(() => null)
  await post<null>('/api/auth/sign-out')
  leave()
  switchPerson(client, null)
  // Unsent words and half-filled forms are the person's too.
  sessionStorage.clear()
  for (const key of Object.keys(localStorage)) if (key.startsWith('outbox:')) localStorage.removeItem(key)
}
