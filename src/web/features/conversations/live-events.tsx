import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { openLive } from './live-stream.ts'
import { cacheResponses } from './response-cache.ts'

/** The files that it keeps for later don't compete with the page's own. */
const WORKER_AFTER_MS = 4000

// The app opens without a network from the second time on.
const registerWorker = (): void => void navigator.serviceWorker?.register('/service-worker.js').catch(() => undefined)

/** Keeps the pages of a signed-in person up to date, for as long as it is mounted. */
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
