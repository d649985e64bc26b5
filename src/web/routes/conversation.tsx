import { useQuery } from '@tanstack/react-query'
import { type ComponentType, lazy, Suspense } from 'react'
import { useParams } from 'wouter'
import type { User } from '../../contract/accounts.ts'
import type { Helper } from '../../contract/helpers.ts'
import { queries } from '../api.ts'
import { ConversationView } from '../features/conversations/conversation-view.tsx'
import { MemorySourcesSlot } from '../features/conversations/message/memory-sources-slot.ts'
import { Panes } from '../features/conversations/panes.tsx'
import { ThreadSkeleton } from '../features/conversations/thread/thread-skeleton.tsx'
import { idOf } from '../paths.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { Page } from '../ui/page.tsx'

const MemorySources = lazy(() =>
  import('../features/memory/memory-sources.tsx').then(({ MemorySources }) => ({ default: MemorySources })),
)

/** A tip should not compete with the conversation's own downloads. */
const TIP_AFTER_MS = 3500

const TipBanner = lazy(() =>
  new Promise((resolve) => setTimeout(resolve, TIP_AFTER_MS))
    .then(() => import('../features/tips/tip-banner.tsx'))
    .then(
      ({ TipBanner }) => ({ default: TipBanner }),
      // The conversation works without it.
      () => ({ default: () => null }),
    ),
)

const PracticePanel = lazy<ComponentType<{ helper: Helper; user: User }>>(() =>
  import('../features/practice/practice-panel.tsx').then(
    ({ PracticePanel }) => ({ default: PracticePanel }),
    () => ({ default: () => null }),
  ),
)

const ConversationEmptyState = lazy(() =>
  import('../features/conversations/conversation-empty-state.tsx').then(({ ConversationEmptyState }) => ({
    default: ConversationEmptyState,
  })),
)

function OneConversation({ id, helpers }: { id: number | null; helpers: readonly Helper[] }) {
  const { data: user } = useQuery(queries.me)
  const hasModel = useQuery(queries.engine).data?.connected ?? true
  const helper = helpers.find((candidate) => candidate.id === id)
  if (helper && user) {
    return (
      <MemorySourcesSlot value={MemorySources}>
        <ConversationView
          helper={helper}
          helpers={helpers}
          user={user}
          tip={
            hasModel && (
              <Suspense>
                <TipBanner userId={user.id} helper={helper} />
              </Suspense>
            )
          }
          practice={
            !hasModel && (
              <Suspense>
                <PracticePanel key={helper.id} helper={helper} user={user} />
              </Suspense>
            )
          }
        />
      </MemorySourcesSlot>
    )
  }
  return (
    <Page>
      <Suspense>
        <ConversationEmptyState why={id === null ? 'noneSelected' : 'notFound'} />
      </Suspense>
    </Page>
  )
}

/** Loads the code of the list only if it is shown beside the conversation. */
export function ConversationPage() {
  const { id } = useParams()
  const { data, isError, refetch } = useQuery(queries.helpers)
  if (data && data.helpers.length > 0)
    return (
      <Panes>
        <OneConversation id={idOf(id ?? '')} helpers={data.helpers} />
      </Panes>
    )
  return (
    <Page>
      {isError && <ErrorState title="Error loading helpers. Please try again." onRetry={() => void refetch()} />}
      {!isError && !data && <ThreadSkeleton />}
      <Suspense>{data && <ConversationEmptyState why="noHelpers" />}</Suspense>
    </Page>
  )
}
