import type { QueryKey } from '@tanstack/react-query'
import { type ComponentType, lazy, type ReactNode, type RefObject, Suspense, useEffect, useMemo, useState } from 'react'
import type { Message } from '../../../../contract/messages.ts'
import { MESSAGE_PAGE } from '../../../../core/text/limits.ts'
import { queries } from '../../../api.ts'
import { setVisibleConversation } from '../live/visible-conversation.ts'
import { preloadSafetyLinks } from '../message/safety-message.tsx'
import type { ReplyState } from '../reply/reply-state.ts'
import type { AnnouncementProps } from './announcement.tsx'
import { GoOn, LiveReply, Writing } from './live-reply.tsx'
import { MessageList, type MessageListProps } from './message-list.tsx'
import type { ThreadButtonsProps } from './thread-buttons.tsx'
import { useStickToBottom } from './use-stick-to-bottom.ts'

const OlderMessages = lazy(() =>
  import('./older-messages.tsx').then(({ OlderMessages }) => ({ default: OlderMessages })),
)

const Announcement = lazy(() =>
  import('./announcement.tsx').then(
    ({ Announcement }) => ({ default: Announcement }),
    () => ({ default: () => null }),
  ),
)

const ThreadButtons = lazy(
  (): Promise<{ default: ComponentType<ThreadButtonsProps> }> =>
    import('./thread-buttons.tsx').then(
      ({ ThreadButtons }) => ({ default: ThreadButtons }),
      // The person can scroll.
      () => ({ default: () => null }),
    ),
)

/** The thread shows messages around an earlier one, and need not reach the newest ones. */
export interface ThreadPart {
  listKey: QueryKey
  reachesEnd: boolean
  newer(box: RefObject<HTMLElement | null>): ReactNode
  leave(): void
}

export interface ThreadProps {
  helperId: number
  helperName: string
  timeZone: string
  messages: readonly Message[]
  /** Turns of Sensitive Mode, stored only in this tab. */
  unsaved?: readonly Message[]
  reply: ReplyState
  greeting: boolean
  part?: ThreadPart
  onTryAgain(userMessageId: number): void
  /** Asks the helper to continue a reply that was cut. */
  onGoOn?(): void
}

const NONE: readonly Message[] = []

const inOrder = (stored: readonly Message[], unsaved: readonly Message[]): readonly Message[] =>
  unsaved.length > 0 ? [...stored, ...unsaved].sort((a, b) => (a.sentAt < b.sentAt ? -1 : 1)) : stored

/** Scrolls in its own box and stays at the end while the person is there. */
export function Thread(props: ThreadProps) {
  const { helperId, helperName, timeZone, messages, unsaved = NONE, reply, greeting, part, onTryAgain, onGoOn } = props
  const [List, setList] = useState<ComponentType<MessageListProps>>(() => MessageList)
  const all = useMemo(() => inOrder(messages, unsaved), [messages, unsaved])
  const hasEarlier = !!part || messages.length >= MESSAGE_PAGE.default
  const leave = part?.reachesEnd === false ? part.leave : undefined
  const stick = useStickToBottom(List === MessageList ? messages[0]?.id : undefined, { begins: !part, sticks: !leave })
  const { toBottom } = stick
  const newestId = leave ? undefined : (messages.at(-1)?.id ?? 0)
  const { atBottom } = stick
  useEffect(() => {
    if (newestId !== undefined) setVisibleConversation({ helperId, newestId, atEnd: atBottom })
  }, [helperId, newestId, atBottom])
  useEffect(() => () => setVisibleConversation(null), [])
  const isSending = reply.phase === 'sending'
  useEffect(() => {
    if (!isSending) return
    if (leave) leave()
    else toBottom()
    preloadSafetyLinks()
  }, [isSending, leave, toBottom])
  return (
    <div className="relative min-h-0 shrink-99 grow">
      <section
        ref={stick.box}
        onScroll={stick.onScroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={`Conversation with ${helperName}`}
        className="h-full overflow-y-auto overscroll-contain rounded-tag [overflow-anchor:none]"
      >
        <div ref={stick.content} className="flex min-h-full flex-col justify-end px-1 pb-1">
          {hasEarlier && (
            <Suspense fallback={<div className="h-14 shrink-0" />}>
              <OlderMessages
                {...{ helperId, messages, box: stick.box }}
                listKey={part?.listKey ?? queries.messages(helperId).queryKey}
                onLong={setList}
              />
            </Suspense>
          )}
          <List messages={all} {...{ helperId, helperName, timeZone, box: stick.box }} />
          {all.length === 0 && !greeting && reply.phase === 'idle' && (
            <p className="my-auto text-center text-ink-soft">
              No messages yet. Say hello to {helperName}.
              <br />
              <span className="text-xs">You are talking with an AI</span>
            </p>
          )}
          {greeting && messages.length === 0 && <Writing text="" helperName={helperName} />}
          {part?.newer(stick.box)}
          {!leave && onGoOn && all.at(-1)?.deliveryStatus === 'cut' && reply.phase === 'idle' && (
            <GoOn onGoOn={onGoOn} />
          )}
          {!leave && <LiveReply reply={reply} helperName={helperName} onTryAgain={onTryAgain} />}
        </div>
      </section>
      <Announcer messages={all} helperName={helperName} reply={reply} />
      <Suspense>
        {(leave || !stick.atBottom) && (
          <ThreadButtons {...{ helperId, timeZone }} hasEarlier={hasEarlier} onToBottom={leave ?? toBottom} />
        )}
      </Suspense>
    </div>
  )
}

/** Loaded with the first change: what is there when the page opens needs no announcement. */
function Announcer(props: AnnouncementProps) {
  const { messages, reply } = props
  const [first] = useState(messages.at(-1)?.id)
  const isNews = reply.phase === 'writing' || messages.at(-1)?.id !== first
  return (
    <p aria-live="polite" className="sr-only">
      <Suspense>{isNews && <Announcement {...props} />}</Suspense>
    </p>
  )
}
