import { useQuery } from '@tanstack/react-query'
import { useParams } from 'wouter'
import type { Helper } from '../../contract/helpers.ts'
import { queries } from '../api.ts'
import { ConversationSkeleton } from '../features/conversations/conversation-skeleton.tsx'
import { ConversationView, Panes } from '../features/conversations/conversation-view.tsx'
import { ReceiptSlot } from '../features/conversations/message/message-item.tsx'
import { TipBanner } from '../features/tips/tip-banner.tsx'
import { idOf } from '../paths.ts'
import { late, latePart } from '../ui/late.tsx'
import { ErrorState, Page } from '../ui/page.tsx'

/** Only under replies that took something up. */
const Receipt = latePart(
  () => import('../features/memory/receipt.tsx').then(({ Receipt }) => Receipt),
  () => <div className="-mb-1.5 h-11" />,
)

/** Only where there is no conversation. */
const ConversationEmptyState = late(() =>
  import('../features/conversations/list/conversation-list.tsx').then(
    ({ ConversationEmptyState }) => ConversationEmptyState,
  ),
)

/** Only where no model is connected. */
const PracticePanel = latePart(() =>
  import('../features/practice/practice-panel.tsx').then(({ PracticePanel }) => PracticePanel),
)

function OneConversation({ id, helpers }: { id: number | null; helpers: readonly Helper[] }) {
  const { data: user } = useQuery(queries.me)
  const hasModel = useQuery(queries.engine).data?.connected ?? true
  const helper = helpers.find((candidate) => candidate.id === id)
  if (!helper || !user) {
    return (
      <Page>
        <ConversationEmptyState why={id === null ? 'noneSelected' : 'notFound'} />
      </Page>
    )
  }
  return (
    <ReceiptSlot value={Receipt}>
      <ConversationView
        {...{ helper, helpers, user }}
        tip={hasModel && <TipBanner userId={user.id} helper={helper} />}
        practice={!hasModel && <PracticePanel key={helper.id} helper={helper} user={user} />}
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
  if (!data && !isError) return <ConversationSkeleton />
  return (
    <Page>
      {data ? (
        <ConversationEmptyState why="noHelpers" />
      ) : (
        <ErrorState title="Error loading helpers. Please try again." onRetry={() => void refetch()} />
      )}
    </Page>
  )
}
