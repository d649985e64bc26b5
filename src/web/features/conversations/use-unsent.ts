import { useEffect, useState } from 'react'
import { deleteOthersUnsent, readUnsent, type UnsentMessage } from './unsent-store.ts'

export function useUnsent(userId: number, helperId: number): readonly UnsentMessage[] {
  const [waiting, setWaiting] = useState(() => readUnsent(userId, helperId))
  useEffect(() => deleteOthersUnsent(userId), [userId])
  useEffect(() => {
    const read = () => setWaiting(readUnsent(userId, helperId))
    for (const kind of ['unsent', 'storage']) addEventListener(kind, read)
    return () => {
      for (const kind of ['unsent', 'storage']) removeEventListener(kind, read)
    }
  }, [userId, helperId])
  return waiting
}
