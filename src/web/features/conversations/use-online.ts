import { useSyncExternalStore } from 'react'
import { isOffline } from '../../api.ts'

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}

/** Has the browser a network? */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => !isOffline())
