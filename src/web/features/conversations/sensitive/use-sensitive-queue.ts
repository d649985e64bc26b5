import { useEffect, useEffectEvent, useMemo } from 'react'
import { answerDangerFirst, nextUnsent } from '../send/danger-first.ts'
import {
  addUnsent,
  newIdempotencyKey,
  removeUnsent,
  sensitiveQueue,
  type UnsentMessage,
  useUnsent,
} from '../send/unsent-store.ts'

/** Messages of Sensitive Mode that cannot be sent yet. They wait in this tab and are sent one after the other. */
export function useSensitiveQueue(
  helperId: number,
  maySend: boolean,
  send: (content: string) => void,
  stop: () => void,
) {
  const queue = useMemo(() => sensitiveQueue(helperId), [helperId])
  const waiting = useUnsent(queue)
  const sendOne = useEffectEvent(({ content, key }: UnsentMessage) => {
    removeUnsent(queue, key)
    send(content)
  })
  useEffect(() => {
    if (!maySend || waiting.length === 0) return
    let isOver = false
    void nextUnsent(queue).then((next) => {
      if (next && !isOver) sendOne(next)
    })
    return () => {
      isOver = true
    }
  }, [queue, maySend, waiting])
  return {
    waiting,
    /** Returns false when there are too many. */
    add: (content: string): boolean => {
      const key = newIdempotencyKey()
      const isAdded = addUnsent(queue, content, key)
      if (isAdded) void answerDangerFirst(queue, key, stop)
      return isAdded
    },
    remove: (key: string) => removeUnsent(queue, key),
  }
}
