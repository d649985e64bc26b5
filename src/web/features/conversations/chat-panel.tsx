import { lazy, type ReactNode, Suspense } from 'react'
import type { User } from '../../../contract/accounts.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Composer } from './composer/composer.tsx'
import { lazyExtra } from './lazy-extra.ts'
import { useChat } from './reply/use-chat.ts'
import { useOnline } from './send/use-online.ts'
import type { Mode } from './sensitive/use-sensitive-mode.ts'
import { ShownThread } from './thread/shown-thread.tsx'
import { ThreadSkeleton } from './thread/thread-skeleton.tsx'

const UnsentMessages = lazy(() =>
  import('./send/unsent-messages.tsx').then(
    ({ UnsentMessages }) => ({ default: UnsentMessages }),
    () => ({ default: () => null }),
  ),
)

const PictureTools = lazyExtra('PictureTools')

interface ChatPanelProps {
  helperId: number
  helperName: string
  user: User
  /** The helper is writing its first message. */
  greeting?: boolean
  mode?: Mode
  foot?: ReactNode
  /** Between the messages and the composer. */
  practice?: ReactNode
}

const ORDINARY: Mode = { known: true, on: false }

/** Mount it with the helper's id as its key. */
export function ChatPanel({
  helperId,
  helperName,
  user,
  greeting = false,
  mode = ORDINARY,
  foot,
  practice,
}: ChatPanelProps) {
  const online = useOnline()
  const chat = useChat({ helperId, userId: user.id, online, mode, greeting })
  const { data: messages, isError, refetch } = chat.messages
  if (isError && !messages) {
    return (
      <div className="grid grow content-center">
        <ErrorState
          title="The messages could not be loaded"
          text="Nothing is lost: they are on the server."
          onRetry={() => void refetch()}
        />
      </div>
    )
  }
  return (
    <>
      {messages ? (
        <ShownThread
          {...{ helperId, helperName, messages }}
          timeZone={user.timeZone}
          reply={chat.reply}
          greeting={greeting}
          onTryAgain={chat.tryAgain}
          onGoOn={chat.goOn}
        />
      ) : (
        <ThreadSkeleton />
      )}
      <Suspense>
        {chat.unsent.length + chat.undecided.length > 0 && (
          <UnsentMessages {...{ chat, helperName }} online={online && messages !== undefined} />
        )}
      </Suspense>
      {practice}
      <Composer
        {...{ helperName, user }}
        text={chat.draft.text}
        onText={chat.draft.setText}
        tools={
          <Suspense fallback={<div className="size-11" />}>
            <PictureTools {...chat.draft} />
          </Suspense>
        }
        pictured={!!chat.draft.picture}
        action={chat.action}
        canSend={(mode.known && messages !== undefined) || !chat.draft.picture}
        onSend={chat.send}
        onStop={chat.stop}
        foot={foot}
      />
    </>
  )
}
