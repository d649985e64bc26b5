import { useQuery } from '@tanstack/react-query'
import type { User } from '../../contract/accounts.ts'
import type { Helper } from '../../contract/helpers.ts'
import { queries } from '../api.ts'
import { ChatPanel } from '../features/conversations/chat-panel.tsx'
import { CreateWizard } from '../features/helpers/wizard/wizard.tsx'
import { HelperAvatar, personaStyle } from '../helper-avatar.tsx'

interface TestChatProps {
  helper: Helper
  greeting: boolean
  user: User
}

const TestChat = ({ helper, greeting, user }: TestChatProps) => (
  <div
    className="persona mx-auto flex h-[min(34rem,70dvh)] w-full max-w-[24.5rem] flex-col rounded-[34px] border border-line bg-paper px-4 shadow-lift"
    style={personaStyle(helper.personaType)}
  >
    <div className="flex shrink-0 items-center gap-3 border-b border-line pt-4 pb-3">
      <HelperAvatar helper={helper} size={44} />
      <div className="min-w-0">
        <p className="truncate font-display text-xl leading-tight">{helper.name}</p>
        <p className="flex items-center gap-1.5 text-[0.8125rem] text-ink-soft">
          <span aria-hidden="true" className="size-2 rounded-full bg-ok" />
          Active now
        </p>
      </div>
    </div>
    <ChatPanel key={helper.id} helperId={helper.id} helperName={helper.name} user={user} greeting={greeting} />
  </div>
)

export function CreatePage() {
  const { data: user } = useQuery(queries.me)
  return (
    <CreateWizard
      renderChat={(helper, greeting) => user && <TestChat helper={helper} greeting={greeting} user={user} />}
    />
  )
}
