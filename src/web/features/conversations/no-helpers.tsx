import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'

export const NoHelpers = () => (
  <EmptyState
    title="No helpers found"
    text="Create one, and your conversation begins here."
    action={
      <LinkButton href={paths.create} variant="primary">
        Create Your First Helper
      </LinkButton>
    }
  />
)
