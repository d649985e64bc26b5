import { useQuery } from '@tanstack/react-query'
import { queries } from '../api.ts'
import { CreateWizard } from '../features/helpers/wizard/define-step.tsx'
import { late } from '../ui/late.tsx'

const TestChat = late(() => import('../features/conversations/test-chat.tsx').then(({ TestChat }) => TestChat))

export function CreatePage() {
  const { data: user } = useQuery(queries.me)
  return (
    <CreateWizard
      renderChat={(helper, greeting) => user && <TestChat helper={helper} greeting={greeting} user={user} />}
    />
  )
}
