import { type ReactNode, useEffect, useState } from 'react'
import { type ApiError, isOutage } from '../../api.ts'
import { Bubble } from '../../ui/bubble.tsx'
import { Button } from '../../ui/button.tsx'
import { readOutbox, removeFromOutbox, type Waiting } from './outbox-store.ts'
import { sendMessage } from './reply-flow.ts'
import type { ReplyStore } from './reply-store.ts'

interface OutboxProps {
  /** At least one. */
  waiting: readonly Waiting[]
  store: ReplyStore
  userId: number
  online: boolean
  /** No reply is under way, so the next message may go. */
  idle: boolean
  helperName: string
  onReplyFailed(): void
}

/** Sends the oldest that waits. The server knows by its key whether it has it already. */
async function sendOldest({ store, userId, onReplyFailed }: OutboxProps): Promise<void> {
  const [oldest] = readOutbox(userId, store.helperId)
  if (!oldest) return
  await sendMessage(store, oldest, onReplyFailed)
  removeFromOutbox(userId, store.helperId, oldest.at)
}

/** One tab at a time, where the browser can tell: a plain address of a home network has no locks. */
const alone = (name: string, work: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request(name, work) : work()

interface WaitingListProps {
  waiting: readonly { content: string; at: string }[]
  /** Why they wait. */
  why: string
  onRemove(at: string): void
}

/** Messages that were written and not sent yet, each of which can be withdrawn. */
export const WaitingList = ({ waiting, why, onRemove }: WaitingListProps) => (
  <ul aria-label="Not sent yet" className="grid max-h-[40dvh] shrink-0 gap-2 overflow-y-auto px-1 pb-3">
    {waiting.map(({ content, at }) => (
      <li key={at}>
        <Bubble mine className="opacity-70">
          {content}
        </Bubble>
        <p className="flex items-center justify-end gap-2 text-xs text-ink-soft">
          {why}
          <Button variant="plain" className="min-h-9 px-2.5 text-xs" onClick={() => onRemove(at)}>
            Remove
          </Button>
        </p>
      </li>
    ))}
  </ul>
)

/** Why a message waits. */
export const whyWaiting = (helperName: string, idle: boolean): string =>
  idle ? 'Waiting to be sent' : `Sends when ${helperName} has answered`

/** What could not be sent when it was written: shown below the conversation, and sent in its order once it can be. */
export function Outbox(props: OutboxProps): ReactNode {
  const { waiting, store, userId, online, idle } = props
  const [problem, setProblem] = useState<string | null>(null)
  const next = waiting[0]?.at
  // biome-ignore lint/correctness/useExhaustiveDependencies: each message is tried once when its turn comes, and after each return
  useEffect(() => {
    if (!online || !idle || !next) return
    setProblem(null)
    alone(`outbox ${store.helperId}`, () => sendOldest(props)).catch((error: ApiError) => {
      // It waits on, and goes with the next return of the server.
      if (!isOutage(error)) setProblem(error.text)
    })
  }, [online, idle, next])
  return (
    <WaitingList
      waiting={waiting}
      why={problem ?? whyWaiting(props.helperName, idle)}
      onRemove={(at) => removeFromOutbox(userId, store.helperId, at)}
    />
  )
}
