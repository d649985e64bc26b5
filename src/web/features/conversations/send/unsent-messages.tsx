import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { type ApiError, isOutage } from '../../../api.ts'
import { paths } from '../../../paths.ts'
import { Bubble } from '../../../ui/bubble.tsx'
import { Button } from '../../../ui/button.tsx'
import { Quoted, SafetyMessage } from '../message/message-text.tsx'
import type { Mode } from '../sensitive/sensitive-mode.tsx'
import { sendMessage } from './reply-flow.ts'
import { isBusy, type ReplyState, replyIn } from './reply-store.ts'
import { type Outgoing, useDecision } from './send-or-queue.ts'
import {
  nextUnsent,
  type Queue,
  readUnsent,
  removeUnsent,
  screen,
  type UnsentMessage,
  undecidedQueue,
  unsentQueue,
  useOnline,
} from './unsent-store.ts'

const AGAIN_MS = 5000

function Answer({ message }: { message: UnsentMessage }) {
  const { data } = useQuery({
    queryKey: ['screening', message.key],
    queryFn: () => screen(message),
    refetchInterval: ({ state }) => (state.data ? false : AGAIN_MS),
  })
  return (
    data?.answer && (
      <Bubble>
        <SafetyMessage text={data.answer} />
      </Bubble>
    )
  )
}

/** Someone in danger is answered even while it is unknown how the message may be sent. Nothing of it is stored. */
const AnswersInDanger = ({ waiting }: { waiting: readonly UnsentMessage[] }) => (
  <div role="status" className="max-h-[55dvh] min-h-0 overflow-y-auto px-1 not-empty:pb-3">
    {waiting.map((message) => (
      <Answer key={message.key} message={message} />
    ))}
  </div>
)

interface UnsentMessagesProps {
  chat: {
    outgoing: Outgoing
    userId: number
    mode: Mode
    reply: ReplyState
    /** No reply is in progress, so the next message may be sent. */
    idle: boolean
    unsent: readonly UnsentMessage[]
    undecided: readonly UnsentMessage[]
    messages: { data: unknown }
  }
  helperName: string
}

/** By its key, the server recognises a message that it already has. */
async function sendNext({ store, onReplyFailed }: Outgoing, queue: Queue): Promise<void> {
  const next = await nextUnsent(queue)
  if (!next || isBusy(replyIn(store))) return
  await sendMessage(store, next, onReplyFailed)
  removeUnsent(queue, next.key)
}

/** One tab at a time. Over plain HTTP, browsers have no locks. */
const alone = (name: string, work: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request(name, work) : work()

interface WaitingListProps {
  helperName: string
  waiting: readonly UnsentMessage[]
  why: string
  onRemove(key: string): void
}

const HelpMeanwhile = () => (
  <p className="shrink-0 px-1 pb-2 text-right text-xs text-ink-soft">
    In danger? Do not wait for a reply: call your local emergency number.{' '}
    <Link href={paths.safety} className="link py-3 whitespace-nowrap">
      Who can help now
    </Link>
  </p>
)

export function WaitingList({ helperName, waiting, why, onRemove }: WaitingListProps): ReactNode {
  const online = useOnline()
  if (waiting.length === 0) return null
  return (
    <>
      <ul aria-label="Not sent yet" className="grid max-h-[40dvh] shrink-0 gap-2 overflow-y-auto px-1 pb-3">
        {waiting.map(({ content, quote, key }) => (
          <li key={key}>
            {quote && (
              <div className="mb-1 ml-auto w-fit max-w-[82%]">
                <Quoted {...{ quote, helperName }} />
              </div>
            )}
            <Bubble mine className="border border-dashed border-edge">
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
      {!online && <HelpMeanwhile />}
    </>
  )
}

export const whyWaiting = (helperName: string, idle: boolean): string =>
  idle ? 'Waiting to be sent' : `Waiting for ${helperName} to answer`

/** Messages are sent once each: after a refusal, the person decides. */
function useSending({ outgoing, userId, unsent, idle, messages }: UnsentMessagesProps['chat']): string | null {
  const online = useOnline() && messages.data !== undefined
  const { helperId } = outgoing.store
  const [refusal, setRefusal] = useState<{ key: string; why: string } | null>(null)
  const next = unsent[0]?.key
  // biome-ignore lint/correctness/useExhaustiveDependencies: each message is tried once when its turn comes, and after each return
  useEffect(() => {
    if (!online) setRefusal(null)
    if (!online || !idle || !next || refusal?.key === next) return
    setRefusal(null)
    const queue = unsentQueue(userId, helperId)
    alone(`outbox ${helperId}`, () => sendNext(outgoing, queue)).catch((error: ApiError) => {
      const [first] = readUnsent(queue)
      // During an outage it stays queued until the server is back.
      if (first && !isOutage(error)) setRefusal({ key: first.key, why: error.text })
    })
  }, [online, idle, next])
  return refusal?.why ?? null
}

export function UnsentMessages({ chat, helperName }: UnsentMessagesProps): ReactNode {
  const { outgoing, userId, mode, unsent, undecided, reply, idle } = chat
  const { helperId } = outgoing.store
  useDecision(mode, undecided, outgoing)
  const refusal = useSending(chat)
  const sending = reply.phase === 'sending' ? reply.key : undefined
  return (
    <>
      <WaitingList
        helperName={helperName}
        waiting={undecided}
        why="Waiting for your privacy settings"
        onRemove={(key) => removeUnsent(undecidedQueue(helperId), key)}
      />
      <AnswersInDanger waiting={undecided} />
      <WaitingList
        helperName={helperName}
        waiting={unsent.filter(({ key }) => key !== sending)}
        why={refusal ?? whyWaiting(helperName, idle)}
        onRemove={(key) => removeUnsent(unsentQueue(userId, helperId), key)}
      />
    </>
  )
}
