import type { ReactNode } from 'react'
import type { User } from '../../../contract/accounts.ts'
import { ErrorState } from '../../ui/page.tsx'
import { Composer } from './composer/composer.tsx'
import { ThreadSkeleton } from './conversation-skeleton.tsx'
import { QuoteMessage } from './message/message-text.tsx'
import { useChat } from './reply/use-chat.ts'
import { UnsentMessages } from './send/unsent-messages.tsx'
import { useOnline } from './send/unsent-store.ts'
import type { Mode } from './sensitive/sensitive-mode.tsx'
import { ShownThread } from './thread/shown-thread.tsx'

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

const ORDINARY: Mode = { known: true, on: false }

export const NotLoaded = ({ onRetry }: { onRetry(): void }) => (
  <div className="grid grow content-center">
    <ErrorState
      title="The messages could not be loaded"
      text="Nothing is lost: they are on the server."
      onRetry={onRetry}
    />
  </div>
)

/** Mount it with the helper's id as its key. */
export function ChatPanel(props: ChatPanelProps) {
  const { helperId, helperName, user, greeting = false, mode = ORDINARY, modeSwitch, empty, practice } = props
  const online = useOnline()
  const chat = useChat({ helperId, userId: user.id, online, mode, greeting })
  const { data: messages, isError, refetch } = chat.messages
  if (isError && !messages) return <NotLoaded onRetry={() => void refetch()} />
  return (
    <QuoteMessage value={chat.quote}>
      {messages ? (
        <ShownThread
          {...{ helperId, helperName, messages }}
          timeZone={user.timeZone}
          reply={chat.reply}
          greeting={greeting}
          empty={empty?.(chat.draft.setText)}
          onTryAgain={chat.tryAgain}
          onGoOn={chat.goOn}
        />
      ) : (
        <ThreadSkeleton />
      )}
      <UnsentMessages {...{ chat, helperName }} online={online && messages !== undefined} />
      <Composer
        {...{ helperName, user }}
        draft={chat.draft}
        mode={modeSwitch}
        action={chat.action}
        canSend={(mode.known && messages !== undefined) || !chat.draft.picture}
        onSend={chat.send}
        onStop={chat.stop}
      />
      {practice}
    </QuoteMessage>
  )
}
