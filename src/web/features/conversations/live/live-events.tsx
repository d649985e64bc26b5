import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { openLive } from './live-stream.ts'
import type { ResponseCache } from './response-cache.ts'

/** Offline support should not compete with the page's own downloads. */
const OFFLINE_AFTER_MS = 4000

// Makes the app open offline from the second visit on.
const registerWorker = (): void => void navigator.serviceWorker?.register('/service-worker.js').catch(() => undefined)

export function LiveEvents() {
  const client = useQueryClient()
  useEffect(() => {
    let cache: ResponseCache | null = null
    let isOver = false
    const prepareOffline = async () => {
      registerWorker()
      const { cacheResponses } = await import('./response-cache.ts')
      if (!isOver) cache = cacheResponses(client)
    }
    const timer = setTimeout(() => void prepareOffline().catch(() => undefined), OFFLINE_AFTER_MS)
    const closeLive = openLive(client, () => cache?.refresh())
    return () => {
      clearTimeout(timer)
      isOver = true
      closeLive()
      cache?.stop()
    }
  }, [client])
  return null
}
