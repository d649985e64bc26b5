import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { openLive } from './live-stream.ts'
import { cacheResponses } from './response-cache.ts'

/** Its downloads should not compete with the page's own. */
const WORKER_AFTER_MS = 4000

// Lets the app open offline from the second visit on.
const registerWorker = (): void => void navigator.serviceWorker?.register('/service-worker.js').catch(() => undefined)

/** Keeps a signed-in person's pages up to date while it is mounted. */
export function LiveEvents() {
  const client = useQueryClient()
  useEffect(() => openLive(client), [client])
  useEffect(() => cacheResponses(client), [client])
  useEffect(() => {
    const timer = setTimeout(registerWorker, WORKER_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return null
}
