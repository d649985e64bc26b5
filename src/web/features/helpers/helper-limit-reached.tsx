import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'

export const HelperLimitReached = ({ text }: { text: string }) => (
  <EmptyState
    title="Helper Limit Reached"
    text={text}
    action={
      <LinkButton href={paths.subscribe} variant="primary">
        Upgrade to Create More
      </LinkButton>
    }
  />
)
