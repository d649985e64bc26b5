import { useState } from 'react'
import { type ApiError, canReach } from './api.ts'
import { OFFLINE_TOAST, useToast } from './ui/overlays/toast.tsx'

/** Whether the server can be reached. If not, a toast says so. */
export function useReach() {
  const toast = useToast()
  return (): boolean => {
    const can = canReach()
    if (!can) toast(OFFLINE_TOAST)
    return can
  }
}

/**
 * Does what needs the server. A toast says that it is `done`, or what has failed and why. Resolves with whether it was
 * done.
 */
export function useCall() {
  const toast = useToast()
  const reaches = useReach()
  return async (work: () => Promise<unknown>, failure: string, done?: string): Promise<boolean> => {
    if (!reaches()) return false
    try {
      await work()
      if (done) toast({ title: done })
      return true
    } catch (error) {
      toast({ title: failure, description: (error as ApiError).text, variant: 'destructive' })
      return false
    }
  }
}

/** For a dialog that closes once its change is made or has failed, which a toast says. */
export function useChange(onClose: () => void) {
  const call = useCall()
  const [isBusy, setBusy] = useState(false)
  const run = (work: () => Promise<unknown>, done?: string) => {
    setBusy(true)
    void call(work, NOT_CHANGED, done).then(onClose)
  }
  return { isBusy, run }
}

export const NOT_CHANGED = 'This was not changed.'
