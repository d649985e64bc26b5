import { lazy, type ReactNode, Suspense } from 'react'
import type { User } from '../../../contract/accounts.ts'
import type { Helper } from '../../../contract/helpers.ts'
import { personaOf } from '../../../core/personas/personas.ts'
import { hueStyle } from '../../ui/avatar.tsx'
import { ChatPanel } from './chat-panel.tsx'
import { SensitiveSwitch } from './composer/sensitive-switch.tsx'
import { ConversationHeader } from './conversation-header.tsx'
import { useSensitiveMode } from './sensitive/use-sensitive-mode.ts'
import { ThreadSkeleton } from './thread/thread-skeleton.tsx'

const SensitivePanel = lazy(() =>
  import('./sensitive/sensitive-panel.tsx').then(({ SensitivePanel }) => ({ default: SensitivePanel })),
)

interface ConversationViewProps {
  helper: Helper
  helpers: readonly Helper[]
  user: User
  /** Loaded after the rest, without moving the messages. */
  tip: ReactNode
  /** What the helper offers where no model is connected. */
  practice: ReactNode
}

function Chat({ helper, user, practice }: { helper: Helper; user: User; practice: ReactNode }) {
  const mode = useSensitiveMode(helper.id, user)
  const panel = {
    helperId: helper.id,
    helperName: helper.name,
    user,
    mode,
    foot: <SensitiveSwitch user={user} on={mode.shown} onChange={mode.turn} />,
  }
  if (!mode.used) return <ChatPanel {...panel} practice={practice} />
  return (
    <Suspense fallback={<ThreadSkeleton />}>
      <SensitivePanel {...panel} />
    </Suspense>
  )
}

export const ConversationView = ({ helper, helpers, user, tip, practice }: ConversationViewProps) => (
  <div
    className="persona mx-auto flex min-h-0 w-full grow max-w-[720px] flex-col px-4 md:px-0"
    style={hueStyle(personaOf(helper.personaType).hue)}
  >
    <ConversationHeader helper={helper} helpers={helpers} timeZone={user.timeZone} />
    {tip}
    <Chat key={helper.id} {...{ helper, user, practice }} />
  </div>
)
