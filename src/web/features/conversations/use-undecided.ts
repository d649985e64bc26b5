import { useEffect, useEffectEvent, useMemo } from 'react'
import { addUnsent, readUnsent, removeUnsent, sensitiveQueue, undecidedQueue } from './unsent-store.ts'
import { useUnsent } from './use-unsent.ts'

/** How this conversation is held. Nothing may be sent until it is `known` whether Sensitive Mode is `on`. */
export interface Mode {
  known: boolean
  on: boolean
}

/** Messages written before the mode is known. Then each goes on as the mode demands. */
export function useUndecided(helperId: number, { known, on }: Mode, sendOrdinary: (content: string) => void) {
  const queue = useMemo(() => undecidedQueue(helperId), [helperId])
  const waiting = useUnsent(queue)
  const decide = useEffectEvent(() => {
    for (const { content, key } of readUnsent(queue)) {
      if (on && !addUnsent(sensitiveQueue(helperId), content, key)) continue
      removeUnsent(queue, key)
      if (!on) sendOrdinary(content)
    }
  })
  useEffect(() => {
    if (known && waiting.length > 0) decide()
  }, [known, waiting])
  return {
    waiting,
    /** Returns false when there are too many. */
    add: (content: string): boolean => addUnsent(queue, content),
    remove: (key: string) => removeUnsent(queue, key),
  }
}
