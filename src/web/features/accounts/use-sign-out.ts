import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { post } from '../../api.ts'
import { paths } from '../../paths.ts'
import { useToast } from '../../ui/toast.tsx'
import { switchPerson } from './switch-person.ts'

/** Ends the session and forgets everything that was read under it. No mutation: it is part of every page's first load. */
export function useSignOut() {
  const client = useQueryClient()
  const [, navigate] = useLocation()
  const [busy, setBusy] = useState(false)
  const toast = useToast()
  const signOut = async () => {
    setBusy(true)
    try {
      // Whoever uses this browser next is not told who wrote.
      await import('./push-subscription.ts').then(({ turnOffPush }) => turnOffPush()).catch(() => null)
      await post<null>('/api/auth/sign-out')
      navigate(paths.home)
      switchPerson(client, null)
      // Unsent words and half-filled forms are the person's too.
      sessionStorage.clear()
      for (const key of Object.keys(localStorage)) if (key.startsWith('outbox:')) localStorage.removeItem(key)
    } catch {
      toast({ title: 'You are still signed in', description: 'Please try again.', variant: 'destructive' })
    }
    setBusy(false)
  }
  return { busy, signOut: () => void signOut() }
}
