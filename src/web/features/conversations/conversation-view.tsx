import type { User } from '../../../contract/accounts.ts'
import type { Helper } from '../../../contract/helpers.ts'
import { lookOf } from '../../../core/personas-look.ts'
import { hueStyle } from '../../ui/avatar.tsx'
import { ChatPanel } from './chat-panel.tsx'
import { ConversationHeader } from './conversation-header.tsx'
import { EngineNotice } from './engine-notice.tsx'
import { SensitiveSwitch } from './sensitive-switch.tsx'

interface ConversationViewProps {
  helper: Helper
  helpers: readonly Helper[]
  user: User
}

/** The conversation with one helper; fills the page. */
export const ConversationView = ({ helper, helpers, user }: ConversationViewProps) => (
  <div
    className="persona mx-auto flex min-h-0 w-full grow max-w-[720px] flex-col px-4 md:px-0"
    style={hueStyle(lookOf(helper.personaType).hue)}
  >
    <ConversationHeader helper={helper} helpers={helpers} timeZone={user.timeZone} />
    <EngineNotice />
    <ChatPanel
      key={helper.id}
      helperId={helper.id}
      helperName={helper.name}
      user={user}
      foot={<SensitiveSwitch user={user} />}
    />
  </div>
)
