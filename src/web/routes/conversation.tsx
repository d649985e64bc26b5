import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useParams } from 'wouter'
import type { Helper } from '../../contract/helpers.ts'
import { queries } from '../api.ts'
import { ConversationView } from '../features/conversations/conversation-view.tsx'
import { ThreadSkeleton } from '../features/conversations/thread-skeleton.tsx'
import { UnderReply } from '../features/conversations/under-reply.ts'
import { idOf } from '../paths.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { Page } from '../ui/page.tsx'

const Remembered = lazy(() =>
  import('../features/memory/remembered.tsx').then(({ Remembered }) => ({ default: Remembered })),
)

const HintStrip = lazy(() =>
  import('../features/hints/hint-strip.tsx').then(
    ({ HintStrip }) => ({ default: HintStrip }),
    // A conversation without a hint is still one.
    () => ({ default: () => null }),
  ),
)

const NothingHere = lazy(() =>
  import('../features/conversations/nothing-here.tsx').then(({ NothingHere }) => ({ default: NothingHere })),
)

function OneConversation({ id, helpers }: { id: number | null; helpers: readonly Helper[] }) {
  const { data: user } = useQuery(queries.me)
  const helper = helpers.find((candidate) => candidate.id === id)
  if (helper && user) {
    return (
      <UnderReply value={Remembered}>
        <ConversationView
          helper={helper}
          helpers={helpers}
          user={user}
          hint={
            <Suspense>
              <HintStrip userId={user.id} helper={helper} />
            </Suspense>
          }
        />
      </UnderReply>
    )
  }
  return (
    <Page>
      <Suspense>
        <NothingHere why={id === null ? 'noneSelected' : 'notFound'} />
      </Suspense>
    </Page>
  )
}

/** /conversations/{id}: a page of its own, so that opening a conversation loads nothing of the list. */
export function ConversationPage() {
  const { id } = useParams()
  const { data, isError, refetch } = useQuery(queries.helpers)
  if (data && data.helpers.length > 0) return <OneConversation id={idOf(id ?? '')} helpers={data.helpers} />
  return (
    <Page>
      {isError && <ErrorState title="Error loading helpers. Please try again." onRetry={() => void refetch()} />}
      {!isError && !data && <ThreadSkeleton />}
      <Suspense>{data && <NothingHere why="noHelpers" />}</Suspense>
    </Page>
  )
}
