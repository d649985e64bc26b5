import { useEffect, useEffectEvent, useState } from 'react'

interface Waiting {
  content: string
  at: string
}

/** What is written in Sensitive Mode while the helper writes: it waits in this page alone, and goes in its order. */
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
