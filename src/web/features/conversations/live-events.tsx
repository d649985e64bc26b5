import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { openLive } from './live-stream.ts'

/** Keeps the pages of a signed-in person up to date, for as long as it is mounted. */
export function LiveEvents() {
  const client = useQueryClient()
  useEffect(() => openLive(client), [client])
  return null
}
