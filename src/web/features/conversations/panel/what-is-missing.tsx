import { useQuery } from '@tanstack/react-query'
import type { User } from '../../../../contract/accounts.ts'
import { queries } from '../../../api.ts'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/page.tsx'

export const NeedsHelpers = ({ count }: { count: number }) => (
  <EmptyState
    title="A panel needs at least two helpers"
    text={
      count === 0
        ? 'Create two who see things differently, such as a coach and a friend. Then ask them both at once.'
        : 'You have one. Create another who sees things differently, and ask them both at once.'
    }
    action={
      <LinkButton href={paths.create} variant="primary">
        Create a helper
      </LinkButton>
    }
  />
)

/** Earlier panels can still be read. */
export function NeedsModel({ user }: { user: User }) {
  const isOperator = user.role === 'operator'
  return (
    <EmptyState
      title="A panel needs a language model"
      text={
        isOperator
          ? 'Your helpers write their answers with one, and none is connected yet. One on this machine will do.'
          : 'Your helpers write their answers with one, and none is connected here. Ask who runs this server, or connect one of your own in Settings.'
      }
      action={
        <LinkButton href={isOperator ? paths.connections : paths.settings} variant="primary">
          {isOperator ? 'Connect a model' : 'Open Settings'}
        </LinkButton>
      }
    />
  )
}

/** Unknown counts as connected. */
export const useHasModel = (): boolean => useQuery(queries.engine).data?.connected ?? true
