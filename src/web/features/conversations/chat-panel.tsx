import type { ComponentProps, ReactNode } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { User } from '../../../contract/accounts.ts'
import { messageIdIn, paths } from '../../paths.ts'
import { late } from '../../ui/late.tsx'
import { ErrorState } from '../../ui/page.tsx'
import { Composer } from './composer/composer.tsx'
import { ThreadSkeleton } from './conversation-skeleton.tsx'
import { QuoteMessage } from './message/message-text.tsx'
import { UnsentMessages } from './send/unsent-messages.tsx'
import { useOnline } from './send/unsent-store.ts'
import { useChat } from './send/use-chat.ts'
import type { Mode } from './sensitive/sensitive-mode.tsx'
import { Thread, type ThreadProps } from './thread/thread.tsx'

const FoundThread = late(
  () => import('./thread/found-thread.tsx').then(({ FoundThread }) => FoundThread),
  ThreadSkeleton,
)

/** Around the message that the address names, or at the end. */
function ShownThread(thread: ThreadProps) {
  const messageId = messageIdIn(useSearch())
  const [, navigate] = useLocation()
  if (messageId === null) return <Thread {...thread} />
  const leave = () => navigate(paths.conversation(thread.helperId), { replace: true })
  const newestId = thread.messages.at(-1)?.id ?? 0
  return <FoundThread key={messageId} {...thread} {...{ messageId, newestId }} onLeave={leave} />
}

export interface ChatPanelProps {
  helperId: number
  helperName: string
  user: User
  /** The helper is writing its first message. */
  greeting?: boolean
  mode?: Mode
  /** The switch of Sensitive Mode. */
  modeSwitch?: ReactNode
  /** Stands where messages will be; `onSay` puts words into the composer. */
  empty?(onSay: (text: string) => void): ReactNode
  /** Stands between the messages and the composer, which the Tab key reaches first. */
  practice?: ReactNode
}

interface ChatFrameProps extends ChatPanelProps {
  chat: ReturnType<typeof useChat>
  /** Differs in Sensitive Mode, as do the thread and the composer. */
  quote?: ComponentProps<typeof QuoteMessage>['value']
  thread: Partial<ThreadProps>
  composer: Partial<ComponentProps<typeof Composer>>
  notes?: ReactNode
  waiting?: ReactNode
}

/** The messages, what waits to be sent, and the composer. */
export function ChatFrame({ chat, helperId, helperName, user, greeting = false, ...props }: ChatFrameProps) {
  const { data: messages, isError, refetch } = chat.messages
  if (isError && !messages)
    return (
      <div className="grid grow content-center">
        <ErrorState
          title="The messages could not be loaded"
          text="Nothing is lost: they are on the server."
          onRetry={() => void refetch()}
        />
      </div>
    )
  return (
    <QuoteMessage value={props.quote === undefined ? chat.quote : props.quote}>
      {messages ? (
        <ShownThread
          {...{ helperId, helperName, messages, greeting }}
          timeZone={user.timeZone}
          reply={chat.reply}
          empty={props.empty?.(chat.draft.setText)}
          onTryAgain={chat.tryAgain}
          {...props.thread}
        />
      ) : (
        <ThreadSkeleton />
      )}
      {props.notes}
      <UnsentMessages {...{ chat, helperName }} />
      {props.waiting}
      <Composer
        {...{ helperName, user }}
        draft={chat.draft}
        mode={props.modeSwitch}
        action={chat.action}
        canSend
        onSend={chat.send}
        onStop={chat.stop}
        {...props.composer}
      />
      {props.practice}
    </QuoteMessage>
  )
}

const ORDINARY: Mode = { known: true, on: false }

/** Mount it with the helper's id as its key. */
export function ChatPanel(props: ChatPanelProps) {
  const { helperId, user, greeting = false, mode = ORDINARY } = props
  const chat = useChat({ helperId, userId: user.id, online: useOnline(), mode, greeting })
  const canSend = (mode.known && chat.messages.data !== undefined) || !chat.draft.picture
  return <ChatFrame {...props} chat={chat} thread={{ onGoOn: chat.goOn }} composer={{ canSend }} />
}
