import { useEffect, useEffectEvent, useState } from 'react'

interface Waiting {
  content: string
  at: string
}

/** Messages typed while the helper writes. They wait in memory only and are sent in order. */
export function useSensitiveQueue(idle: boolean, send: (content: string) => void) {
  const [waiting, setWaiting] = useState<readonly Waiting[]>([])
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
    add: (content: string) => setWaiting((all) => [...all, { content, at: `${Date.now()} ${all.length}` }]),
    remove: (at: string) => setWaiting((all) => all.filter((each) => each.at !== at)),
  }
}
