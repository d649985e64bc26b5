import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react'
import type { Message } from '../../../../contract/messages.ts'
import { MESSAGE_PAGE } from '../../../../core/text/limits.ts'
import { queries } from '../../../api.ts'
import { late } from '../../../ui/late.tsx'
import { listen } from '../../../ui/listen.ts'
import { useMessageKeys } from '../conversation-keys.ts'
import { setVisibleConversation, unreadOnOpening } from '../live/visible-conversation.ts'
import { preloadMenus } from '../message/message-menu.tsx'
import { SafetyMessage } from '../message/message-text.tsx'
import { type ReplyState, wordsOf } from '../send/reply-store.ts'
import { GoOn, LiveReply, ToNewest, Writing } from './live-reply.tsx'
import { beginWithNew, MessageList } from './message-list.tsx'
import { KeepPlace, useStickToBottom } from './place.ts'

/** Only for conversations of more than a page. */
const OlderMessages = late(
  () => import('./older-messages.tsx').then(({ OlderMessages }) => OlderMessages),
  () => <div className="h-14 shrink-0" />,
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
  /** Id of the newest message of the conversation, shown or not; 0: there is none. */
  newestId?: number
  /** Stands where messages will be. */
  empty?: ReactNode
  onTryAgain(userMessageId: number): void
  /** Asks the helper to continue a reply that was cut. */
  onGoOn?(): void
}

const NONE: readonly Message[] = []

const inOrder = (stored: readonly Message[], unsaved: readonly Message[]): readonly Message[] =>
  unsaved.length > 0 ? [...stored, ...unsaved].sort((a, b) => (a.sentAt < b.sentAt ? -1 : 1)) : stored

/** Tells the rest of the page what is being read. */
function useVisible(helperId: number, newestId: number | undefined, atEnd: boolean): void {
  useEffect(() => {
    if (newestId !== undefined) setVisibleConversation({ helperId, newestId, atEnd })
  }, [helperId, newestId, atEnd])
  useEffect(() => () => setVisibleConversation(null), [])
}

/** The first message that is new to who opens the conversation, or comes back to it. Who has just written is at its end. */
function useNewId({ helperId, messages, reply }: ThreadProps, isPart: boolean): number | undefined {
  const client = useQueryClient()
  const find = () => (isPart || reply.phase !== 'idle' ? undefined : unreadOnOpening(client, helperId, messages))
  const [newId, setNewId] = useState(find)
  const onVisibility = useEffectEvent(() => {
    if (!document.hidden) setNewId(find())
  })
  useEffect(() => listen(document, ['visibilitychange'], () => onVisibility()), [])
  return newId
}

/** Whether something was written since the end was last in sight. */
function useNews(newestId: number, isEndInSight: boolean): boolean {
  const [seen, setSeen] = useState(newestId)
  // An earlier version that is shown again is no news, nor is the one after it.
  if (isEndInSight && newestId > seen) setSeen(newestId)
  return !isEndInSight && newestId > seen
}

/** Scrolls in its own box and stays at the end while the person is there. */
export function Thread(props: ThreadProps) {
  const { helperId, helperName, timeZone, messages, unsaved = NONE, reply, greeting, part, onTryAgain, onGoOn } = props
  const all = useMemo(() => inOrder(messages, unsaved), [messages, unsaved])
  const hasEarlier = !!part || messages.length >= MESSAGE_PAGE.default
  const leave = part?.reachesEnd === false ? part.leave : undefined
  const stick = useStickToBottom(messages[0]?.id, { begins: !part, sticks: !leave })
  const { toBottom, atBottom, onScroll } = stick
  const newId = useNewId(props, leave !== undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is new decides
  useLayoutEffect(() => {
    beginWithNew(stick.box.current)
    // On a busy device the browser tells of it late, and the end would count as seen.
    onScroll()
  }, [stick.box, newId])
  useVisible(helperId, leave ? undefined : (messages.at(-1)?.id ?? 0), atBottom)
  const isEndInSight = !leave && atBottom
  const hasNews = useNews(props.newestId ?? messages.at(-1)?.id ?? 0, isEndInSight)
  const onKeyDown = useMessageKeys(stick.box)
  const isSending = reply.phase === 'sending'
  useEffect(() => {
    if (!isSending) return
    if (leave) leave()
    else toBottom()
    // Its links arrive before it does, so that it does not shift.
    void SafetyMessage.preload()
  }, [isSending, leave, toBottom])
  const isIdle = reply.phase === 'idle'
  return (
    <div data-toast-area="" className="relative min-h-0 shrink-99 grow">
      <section
        ref={stick.box}
        onScroll={onScroll}
        onKeyDown={onKeyDown}
        onPointerEnter={preloadMenus}
        onFocus={preloadMenus}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={`Conversation with ${helperName}`}
        className="relative h-full overflow-y-auto overscroll-contain rounded-tag [overflow-anchor:none]"
      >
        <KeepPlace value={stick.keepPlace}>
          <div ref={stick.content} className="flex min-h-full flex-col px-1 pb-1">
            {hasEarlier && (
              <OlderMessages
                {...{ helperId, messages, box: stick.box }}
                listKey={part?.listKey ?? queries.messages(helperId).queryKey}
              />
            )}
            <MessageList messages={all} {...{ newId, helperName, timeZone }} />
            {all.length === 0 && isIdle && (greeting ? <Writing text="" helperName={helperName} /> : props.empty)}
            {part?.newer(stick.box)}
            {!leave && (
              <>
                {isIdle && all.at(-1)?.deliveryStatus === 'cut' && <GoOn onGoOn={onGoOn} />}
                <LiveReply reply={reply} helperName={helperName} onTryAgain={onTryAgain} />
              </>
            )}
          </div>
        </KeepPlace>
      </section>
      <Announcement messages={all} helperName={helperName} reply={reply} />
      {!isEndInSight && <ToNewest hasNews={hasNews} onPress={leave ?? toBottom} />}
    </div>
  )
}

/** Screen readers hear the whole reply at once, not word by word. */
function Announcement({ messages, helperName, reply }: Pick<ThreadProps, 'messages' | 'helperName' | 'reply'>) {
  const newest = messages.at(-1)
  // What is there when the page opens needs no announcement.
  const [first] = useState(newest?.id)
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (newest && newest.id !== first && !newest.isFromUser)
      void wordsOf(newest).then((words) => setSaid(`${helperName}: ${words}`))
  }, [newest, first, helperName])
  return (
    <p aria-live="polite" className="sr-only">
      {reply.phase === 'writing' ? `${helperName} is writing` : said}
    </p>
  )
}
