import { useEffect, useEffectEvent, useState } from 'react'
import { newIdempotencyKey } from './idempotency-key.ts'
import { isDanger } from './is-danger.ts'
import type { UnsentMessage } from './unsent-store.ts'

/**
 * Messages typed while the helper writes. They wait in memory only and are sent in order; someone in danger does not wait
 * until the reply is complete.
 */
export function useSensitiveQueue(idle: boolean, send: (content: string) => void, stop: () => void) {
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
  const add = async (content: string) => {
    const added = { content, key: newIdempotencyKey() }
    setWaiting((all) => [...all, added])
    if (!(await isDanger(content))) return
    setWaiting((all) => (all.includes(added) ? [added, ...all.filter((each) => each !== added)] : all))
    stop()
  }
  return {
    waiting,
    add: (content: string) => void add(content),
    remove: (key: string) => setWaiting((all) => all.filter((each) => each.key !== key)),
  }
}
