import { useEffect, useState } from 'react'
import { forgetOthers, type QueuedMessage, readOutbox } from './outbox-store.ts'

/** This person's unsent messages to the helper, oldest first. */
export function useOutbox(userId: number, helperId: number): readonly QueuedMessage[] {
  const [waiting, setWaiting] = useState(() => readOutbox(userId, helperId))
  useEffect(() => forgetOthers(userId), [userId])
  useEffect(() => {
    const read = () => setWaiting(readOutbox(userId, helperId))
    for (const kind of ['outbox', 'storage']) addEventListener(kind, read)
    return () => {
      for (const kind of ['outbox', 'storage']) removeEventListener(kind, read)
    }
  }, [userId, helperId])
  return waiting
}
