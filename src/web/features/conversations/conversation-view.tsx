import { type ReactNode, useRef } from 'react'
import type { User } from '../../../contract/accounts.ts'
import type { Helper } from '../../../contract/helpers.ts'
import { personaStyle } from '../../helper-avatar.tsx'
import { late, latePart } from '../../ui/late.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { ChatPanel } from './chat-panel.tsx'
import { ConversationHeader } from './conversation-header.tsx'
import { useConversationKeys } from './conversation-keys.ts'
import { PaneSkeleton, ThreadSkeleton } from './conversation-skeleton.tsx'
import { EmptyConversation } from './empty-conversation.tsx'
import { SensitiveSwitch, useSensitiveMode } from './sensitive/sensitive-mode.tsx'

/** Phones never show it beside a conversation, which works without it. */
const ConversationList = latePart(
  () => import('./list/conversation-list.tsx').then(({ ConversationList }) => ConversationList),
  PaneSkeleton,
)

export function Panes({ children }: { children: ReactNode }) {
  const isWide = useMedia('(width >= 64rem)')
  return (
    <div className="mx-auto flex min-h-0 w-full max-w-[1160px] grow lg:gap-8 lg:px-5">
      <div className="flex min-h-0 min-w-0 grow flex-col">{children}</div>
      {/* On the left, but the Tab key reaches the open conversation first. */}
      {isWide && (
        <div className="order-first flex w-[340px] shrink-0 flex-col">
          <ConversationList />
        </div>
      )}
    </div>
  )
}

const SensitivePanel = late(
  () => import('./sensitive/sensitive-panel.tsx').then(({ SensitivePanel }) => SensitivePanel),
  ThreadSkeleton,
)

interface ConversationViewProps {
  helper: Helper
  helpers: readonly Helper[]
  user: User
  tip: ReactNode
  /** What the helper offers where no model is connected. */
  practice: ReactNode
}

function Chat({ helper, user, practice }: Omit<ConversationViewProps, 'helpers' | 'tip'>) {
  const mode = useSensitiveMode(helper.id, user)
  const Panel = mode.used ? SensitivePanel : ChatPanel
  return (
    <Panel
      helperId={helper.id}
      helperName={helper.name}
      {...{ user, mode, practice }}
      modeSwitch={<SensitiveSwitch user={user} on={mode.shown} isTurned={mode.isTurned} onChange={mode.turn} />}
      empty={(onSay) => <EmptyConversation {...{ helper, onSay }} timeZone={user.timeZone} offers={!practice} />}
    />
  )
}

export function ConversationView({ helper, helpers, user, tip, practice }: ConversationViewProps) {
  const view = useRef<HTMLDivElement>(null)
  const onKeyDown = useConversationKeys(view, helper.id)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only leads the Tab key past the messages
    <div
      ref={view}
      onKeyDown={onKeyDown}
      className="persona mx-auto flex min-h-0 w-full grow max-w-[720px] flex-col px-4 md:px-0"
      style={personaStyle(helper.personaType)}
    >
      <ConversationHeader helper={helper} helpers={helpers} timeZone={user.timeZone} />
      <Chat key={helper.id} {...{ helper, user, practice }} />
      {/* Under the header, but the Tab key reaches the composer first. */}
      <div className="-order-1 shrink-0">{tip}</div>
    </div>
  )
}
