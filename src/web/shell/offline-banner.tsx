import { useSyncExternalStore } from 'react'
import { isOffline } from '../api.ts'

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

export function OfflineBanner() {
  const online = useSyncExternalStore(
    subscribe,
    () => !isOffline(),
    () => true,
  )
  return (
    <div role="status">
      {!online && (
        <p className="bg-warn px-5 py-2 text-center text-sm text-warn-ink">
          You are offline. What is on this page stays; what you write to a helper is sent once you are connected.
        </p>
      )}
    </div>
  )
}
