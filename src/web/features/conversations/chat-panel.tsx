import { lazy, type ReactNode, Suspense } from 'react'
import type { User } from '../../../contract/accounts.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Composer } from './composer.tsx'
import { lazyExtra } from './lazy-extra.ts'
import { ShownThread } from './shown-thread.tsx'
import { ThreadSkeleton } from './thread-skeleton.tsx'
import { useChat } from './use-chat.ts'
import { useOnline } from './use-online.ts'
import { useUnsent } from './use-unsent.ts'

const UnsentMessages = lazy(() =>
  import('./unsent-messages.tsx').then(
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
  held?: boolean
  foot?: ReactNode
}

/** Mount it with the helper's id as its key. */
export function ChatPanel({ helperId, helperName, user, greeting = false, held = false, foot }: ChatPanelProps) {
  const online = useOnline()
  const waiting = useUnsent(user.id, helperId)
  const chat = useChat(helperId, user.id, online, greeting)
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
        />
      ) : (
        <ThreadSkeleton />
      )}
      <Suspense>
        {waiting.length > 0 && (
          <UnsentMessages
            waiting={waiting}
            store={chat.store}
            userId={user.id}
            online={online && messages !== undefined}
            idle={chat.idle}
            helperName={helperName}
            onReplyFailed={chat.onReplyFailed}
          />
        )}
      </Suspense>
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
        canSend={!held && (messages !== undefined || !chat.draft.picture)}
        onSend={chat.send}
        onStop={chat.stop}
        foot={foot}
      />
    </>
  )
}
