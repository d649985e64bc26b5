import { useEffect, useEffectEvent } from 'react'
import type { Mode } from '../sensitive/use-sensitive-mode.ts'
import { type OutgoingMessage, sendOrQueue } from './send-or-queue.ts'
import {
  addUnsent,
  readUnsent,
  removeUnsent,
  sensitiveQueue,
  type UnsentMessage,
  undecidedQueue,
} from './unsent-store.ts'

/** All that a message is sent with besides its content. */
export type Outgoing = Omit<OutgoingMessage, 'content' | 'picture' | 'quote' | 'mayGo'>

/** Once the mode is known, queues each message that was written before, as sensitive or not. */
export function useDecision({ known, on }: Mode, undecided: readonly UnsentMessage[], outgoing: Outgoing): void {
  const decide = useEffectEvent(() => {
    const { helperId } = outgoing.store
    const queue = undecidedQueue(helperId)
    for (const { content, quote, key } of readUnsent(queue)) {
      if (on && !addUnsent(sensitiveQueue(helperId), content, key)) continue
      removeUnsent(queue, key)
      if (!on) void sendOrQueue({ ...outgoing, content, quote: quote ?? null, mayGo: false })
    }
  })
  useEffect(() => {
    if (known && undecided.length > 0) decide()
  }, [known, undecided])
}
