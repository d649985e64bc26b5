import type { QueryClient } from '@tanstack/react-query'
import { closeNotifications } from '../notifications/push-subscription.ts'
import { clearTabs } from './follow-sign-out.ts'
import { switchPerson } from './switch-person.ts'

/** Leaves nothing of the person in this browser: drafts, unfinished forms and unsent messages are personal too. */
export function clearPerson(client: QueryClient): void {
  switchPerson(client, null)
  for (const key of Object.keys(localStorage)) if (key.startsWith('outbox:')) localStorage.removeItem(key)
  clearTabs()
  void closeNotifications().catch(() => undefined)
}
