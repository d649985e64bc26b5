import { useState } from 'react'
import type { ApiError } from '../../../api.ts'
import { useToast } from '../../../ui/overlays/toast.tsx'

/** For a dialog that closes once its change is made or has failed, which is shown. */
export function useChange(onClose: () => void) {
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)
  const change = async (work: () => Promise<unknown>) => {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      toast({ title: 'This was not changed.', description: (error as ApiError).text, variant: 'destructive' })
    }
    onClose()
  }
  return { isBusy, run: (work: () => Promise<unknown>) => void change(work) }
}
