import type { QueryClient } from '@tanstack/react-query'
import { post } from '../../../api.ts'
import { turnOffPush } from '../notifications/push-subscription.ts'
import { clearPerson } from './clear-person.ts'

/** Ends the session and clears all data of it; `leave` navigates to a public page. */
export async function signOut(client: QueryClient, leave: () => void): Promise<void> {
  // Otherwise the next person at this browser would see their notifications.
  await turnOffPush().catch(() => null)
  await post<null>('/api/auth/sign-out')
  leave()
  clearPerson(client)
}
