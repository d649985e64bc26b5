import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useParams } from 'wouter'
import type { Helper } from '../../contract/helpers.ts'
import { queries } from '../api.ts'
import { ConversationView } from '../features/conversations/conversation-view.tsx'
import { ReceiptSlot } from '../features/conversations/message/message-item.tsx'
import { Panes } from '../features/conversations/panes.tsx'
import { ThreadSkeleton } from '../features/conversations/thread/thread-skeleton.tsx'
import { TipBanner } from '../features/tips/tip-banner.tsx'
import { idOf } from '../paths.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { lazyPart } from '../ui/lazy-part.ts'
import { Page } from '../ui/page.tsx'

/** Only under replies that took something up. */
const Receipt = lazyPart(() => import('../features/memory/receipt.tsx').then(({ Receipt }) => Receipt))

/** Only where there is no conversation. */
const ConversationEmptyState = lazy(() =>
  import('../features/conversations/conversation-empty-state.tsx').then(({ ConversationEmptyState }) => ({
    default: ConversationEmptyState,
  })),
)

/** Only where no model is connected. */
const PracticePanel = lazyPart(() =>
  import('../features/practice/practice-panel.tsx').then(({ PracticePanel }) => PracticePanel),
)

function OneConversation({ id, helpers }: { id: number | null; helpers: readonly Helper[] }) {
  const { data: user } = useQuery(queries.me)
  const hasModel = useQuery(queries.engine).data?.connected ?? true
  const helper = helpers.find((candidate) => candidate.id === id)
  if (!helper || !user) {
    return (
      <Page>
        <Suspense>
          <ConversationEmptyState why={id === null ? 'noneSelected' : 'notFound'} />
        </Suspense>
      </Page>
    )
  }
  return (
    <ReceiptSlot value={Receipt}>
      <ConversationView
        {...{ helper, helpers, user }}
        tip={hasModel && <TipBanner userId={user.id} helper={helper} />}
        practice={
          !hasModel && (
            <Suspense>
              <PracticePanel key={helper.id} helper={helper} user={user} />
            </Suspense>
          )
        }
      />
    </ReceiptSlot>
  )
}

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
