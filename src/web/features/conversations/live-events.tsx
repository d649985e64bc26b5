import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { openLive } from './live-stream.ts'

/** Offline support should not compete with the page's own downloads. */
const OFFLINE_AFTER_MS = 4000

// Makes the app open offline from the second visit on.
const registerWorker = (): void => void navigator.serviceWorker?.register('/service-worker.js').catch(() => undefined)

export function LiveEvents() {
  const client = useQueryClient()
  useEffect(() => openLive(client), [client])
  useEffect(() => {
    let stop: (() => void) | undefined
    let isOver = false
    const prepareOffline = async () => {
      registerWorker()
      const { cacheResponses } = await import('./response-cache.ts')
      if (!isOver) stop = cacheResponses(client)
    }
    const timer = setTimeout(() => void prepareOffline().catch(() => undefined), OFFLINE_AFTER_MS)
    return () => {
      clearTimeout(timer)
      isOver = true
      stop?.()
    }
  }, [client])
  return null
}
