import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { keepCopies } from './kept-copies.ts'
import { openLive } from './live-stream.ts'

/** Keeps the pages of a signed-in person up to date, for as long as it is mounted. */
export function LiveEvents() {
  const client = useQueryClient()
  useEffect(() => openLive(client), [client])
  useEffect(() => keepCopies(client), [client])
  // The app opens without a network from the second time on.
  useEffect(() => void navigator.serviceWorker?.register('/service-worker.js').catch(() => undefined), [])
  return null
}
