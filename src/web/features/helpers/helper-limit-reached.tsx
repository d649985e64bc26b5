import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'

/** Step 4 when the plan has no room for another helper. */
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
