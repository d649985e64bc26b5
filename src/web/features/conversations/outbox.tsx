import { useEffect, useState } from 'react'
import type { ApiError } from '../../api.ts'
import { Bubble } from '../../ui/bubble.tsx'
import { Button } from '../../ui/button.tsx'
import { forgetOthers, readOutbox, type Waiting, writeOutbox } from './outbox-store.ts'
import { sendMessage } from './reply-flow.ts'
import { messagesIn, type ReplyStore, refreshMessages } from './reply-store.ts'

interface OutboxProps {
  store: ReplyStore
  userId: number
  online: boolean
  /** No reply is under way, so the next message may go. */
  idle: boolean
  onReplyFailed(): void
}

function useWaiting(userId: number, helperId: number): readonly Waiting[] {
  const [waiting, setWaiting] = useState(() => readOutbox(userId, helperId))
  useEffect(() => {
    const read = () => setWaiting(readOutbox(userId, helperId))
    // `storage` tells of other tabs.
    for (const kind of ['outbox', 'storage']) addEventListener(kind, read)
    return () => {
      for (const kind of ['outbox', 'storage']) removeEventListener(kind, read)
    }
  }, [userId, helperId])
  return waiting
}

/** Did the server take it before the connection broke? */
const arrived = (store: ReplyStore, { content, at }: Waiting): boolean =>
  messagesIn(store).some((message) => message.isFromUser && message.content === content && message.sentAt > at)

/** Sends the oldest that waits; one tab at a time, and never what the server has already. */
async function sendOldest({ store, userId, onReplyFailed }: OutboxProps): Promise<void> {
  await navigator.locks.request(`outbox ${store.helperId}`, async () => {
    const [oldest] = readOutbox(userId, store.helperId)
    if (!oldest) return
    await refreshMessages(store)
    if (!arrived(store, oldest)) await sendMessage(store, oldest.content, onReplyFailed)
    writeOutbox(userId, store.helperId, readOutbox(userId, store.helperId).slice(1))
  })
}

const WAITS = 'Waiting for a connection'

/** What was written offline: shown below the conversation, and sent in its order once there is a network. */
export function Outbox(props: OutboxProps) {
  const { store, userId, online, idle } = props
  const waiting = useWaiting(userId, store.helperId)
  const [problem, setProblem] = useState<string | null>(null)
  const next = waiting[0]?.at
  useEffect(() => forgetOthers(userId), [userId])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each message is tried once when its turn comes, and after each return
  useEffect(() => {
    if (!online || !idle || !next) return
    setProblem(null)
    sendOldest(props).catch((error: ApiError) => setProblem(error.text))
  }, [online, idle, next])
  if (waiting.length === 0) return null
  const drop = (at: string) =>
    writeOutbox(
      userId,
      store.helperId,
      waiting.filter((message) => message.at !== at),
    )
  return (
    <ul aria-label="Not sent yet" className="grid max-h-[40dvh] shrink-0 gap-2 overflow-y-auto px-1 pb-3">
      {waiting.map(({ content, at }) => (
        <li key={at}>
          <Bubble mine className="opacity-70">
            {content}
          </Bubble>
          <p className="flex items-center justify-end gap-2 text-xs text-ink-soft">
            {problem ?? WAITS}
            <Button variant="plain" className="min-h-9 px-2.5 text-xs" onClick={() => drop(at)}>
              Remove
            </Button>
          </p>
        </li>
      ))}
    </ul>
  )
}
