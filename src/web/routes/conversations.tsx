import { useQuery } from '@tanstack/react-query'
import { queries } from '../api.ts'
import { ConversationEmptyState } from '../features/conversations/conversation-empty-state.tsx'
import { HelperGrid, HelperGridSkeleton } from '../features/conversations/helper-grid.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Page } from '../ui/page.tsx'

/** /conversations */
export function ConversationsPage() {
  const { data, isError, refetch } = useQuery(queries.helpers)
  return (
    <Page title="Select a Conversation">
      {isError && <ErrorState title="Error loading helpers. Please try again." onRetry={() => void refetch()} />}
      {!isError && !data && <HelperGridSkeleton />}
      {data &&
        (data.helpers.length > 0 ? <HelperGrid helpers={data.helpers} /> : <ConversationEmptyState why="noHelpers" />)}
    </Page>
  )
}
