import { useState } from 'react'
import { useToast } from './overlays/toast.tsx'

/**
 * A view that takes the place of a button when that is pressed. `preload` loads its code, when the pointer or the focus
 * comes near. Where it cannot be loaded, a toast says so.
 */
export function useLateView<View>(load: () => Promise<View>) {
  const toast = useToast()
  const [shown, setShown] = useState<{ View: View } | null>(null)
  return {
    View: shown?.View ?? null,
    preload: () => void load().catch(() => undefined),
    open: () =>
      void load().then(
        (View) => setShown({ View }),
        () => toast({ title: 'You are offline. This needs a connection.' }),
      ),
  }
}
