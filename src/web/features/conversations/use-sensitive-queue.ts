import { useEffect, useEffectEvent, useState } from 'react'
import { newIdempotencyKey } from './idempotency-key.ts'
import type { UnsentMessage } from './unsent-store.ts'

/** Messages typed while the helper writes. They wait in memory only and are sent in order. */
export function useSensitiveQueue(idle: boolean, send: (content: string) => void) {
  const [waiting, setWaiting] = useState<readonly UnsentMessage[]>([])
  const next = waiting[0]
  const sendNext = useEffectEvent(() => {
    if (!next) return
    setWaiting((all) => all.slice(1))
    send(next.content)
  })
  useEffect(() => {
    if (idle && next) sendNext()
  }, [idle, next])
  return {
    waiting,
    add: (content: string) => setWaiting((all) => [...all, { content, key: newIdempotencyKey() }]),
    remove: (key: string) => setWaiting((all) => all.filter((each) => each.key !== key)),
  }
}
