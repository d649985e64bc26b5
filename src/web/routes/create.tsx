import { useQuery } from '@tanstack/react-query'
import { queries } from '../api.ts'
import { TestChat } from '../features/conversations/test-chat.tsx'
import { CreateWizard } from '../features/helpers/wizard/create-wizard.tsx'

export function CreatePage() {
  const { data: user } = useQuery(queries.me)
  return (
    <CreateWizard
      renderChat={(helper, greeting) => user && <TestChat helper={helper} greeting={greeting} user={user} />}
    />
  )
}
