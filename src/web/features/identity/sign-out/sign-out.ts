import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { post } from '../../../api.ts'
import { paths } from '../../../paths.ts'
import { useToast } from '../../../ui/overlays/toast.tsx'
import { clearTabs, switchPerson } from './follow-sign-out.ts'
/** Leaves nothing of the person in this browser: drafts, unfinished forms and unsent messages are personal too. */
export function clearPerson(client: QueryClient): void {
  switchPerson(client, null)
  for (const key of Object.keys(localStorage)) if (key.startsWith('outbox:')) localStorage.removeItem(key)
  clearTabs()
  void pushes().then(
    ({ closeNotifications }) => closeNotifications(),
    () => undefined,
  )
}

/** Part of every page's first load, so what speaks with the push service is loaded on demand. */
const pushes = () => import('../notifications/push-subscription.ts')

/** Ends the session and clears all data of it. */
export function useSignOut() {
  const client = useQueryClient()
  const [, navigate] = useLocation()
  const [busy, setBusy] = useState(false)
  const toast = useToast()
  const signOut = async () => {
    setBusy(true)
    try {
      // Otherwise the next person at this browser would see their notifications.
      await pushes().then(({ turnOffPush }) => turnOffPush().catch(() => null))
      await post<null>('/api/auth/sign-out')
      navigate(paths.home)
      clearPerson(client)
    } catch {
      toast({ title: 'You are still signed in', description: 'Please try again.', variant: 'destructive' })
    }
    setBusy(false)
  }
  return { busy, signOut: () => void signOut() }
}
