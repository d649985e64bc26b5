import { type ReactNode, useEffect, useState } from 'react'
import { type ApiError, isOutage } from '../../api.ts'
import { Bubble } from '../../ui/bubble.tsx'
import { Button } from '../../ui/button.tsx'
import { sendMessage } from './reply-flow.ts'
import type { ReplyStore } from './reply-store.ts'
import { readUnsent, removeUnsent, type UnsentMessage } from './unsent-store.ts'

interface UnsentMessagesProps {
  waiting: readonly UnsentMessage[]
  store: ReplyStore
  userId: number
  online: boolean
  /** No reply is in progress, so the next message may be sent. */
  idle: boolean
  helperName: string
  onReplyFailed(): void
}

/** Sends the oldest message. The server knows by its key whether it already has it. */
async function sendOldest({ store, userId, onReplyFailed }: UnsentMessagesProps): Promise<void> {
  const [oldest] = readUnsent(userId, store.helperId)
  if (!oldest) return
  await sendMessage(store, oldest, onReplyFailed)
  removeUnsent(userId, store.helperId, oldest.key)
}

/** One tab at a time. Over plain HTTP, browsers have no locks. */
const alone = (name: string, work: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request(name, work) : work()

interface WaitingListProps {
  waiting: readonly UnsentMessage[]
  why: string
  onRemove(key: string): void
}

export const WaitingList = ({ waiting, why, onRemove }: WaitingListProps) => (
  <ul aria-label="Not sent yet" className="grid max-h-[40dvh] shrink-0 gap-2 overflow-y-auto px-1 pb-3">
    {waiting.map(({ content, key }) => (
      <li key={key}>
        <Bubble mine className="opacity-70">
          {content}
        </Bubble>
        <p className="flex items-center justify-end gap-2 text-xs text-ink-soft">
          {why}
          <Button variant="plain" className="min-h-9 px-2.5 text-xs" onClick={() => onRemove(key)}>
            Remove
          </Button>
        </p>
      </li>
    ))}
  </ul>
)

export const whyWaiting = (helperName: string, idle: boolean): string =>
  idle ? 'Waiting to be sent' : `Waiting for ${helperName} to answer`

export function UnsentMessages(props: UnsentMessagesProps): ReactNode {
  const { waiting, store, userId, online, idle } = props
  const [problem, setProblem] = useState<string | null>(null)
  const next = waiting[0]?.key
  // biome-ignore lint/correctness/useExhaustiveDependencies: each message is tried once when its turn comes, and after each return
  useEffect(() => {
    if (!online || !idle || !next) return
    setProblem(null)
    alone(`outbox ${store.helperId}`, () => sendOldest(props)).catch((error: ApiError) => {
      // During an outage it stays queued until the server is back.
      if (!isOutage(error)) setProblem(error.text)
    })
  }, [online, idle, next])
  return (
    <WaitingList
      waiting={waiting}
      why={problem ?? whyWaiting(props.helperName, idle)}
      onRemove={(key) => removeUnsent(userId, store.helperId, key)}
    />
  )
}
