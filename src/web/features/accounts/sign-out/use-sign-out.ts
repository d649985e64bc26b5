import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { paths } from '../../../paths.ts'
import { useToast } from '../../../ui/overlays/toast.tsx'

/** Part of every page's first load, so the code for it is loaded on demand. */
export function useSignOut() {
  const client = useQueryClient()
  const [, navigate] = useLocation()
  const [busy, setBusy] = useState(false)
  const toast = useToast()
  const signOut = async () => {
    setBusy(true)
    try {
      const action = await import('./sign-out.ts')
      await action.signOut(client, () => navigate(paths.home))
    } catch {
      toast({ title: 'You are still signed in', description: 'Please try again.', variant: 'destructive' })
    }
    setBusy(false)
  }
  return { busy, signOut: () => void signOut() }
}
