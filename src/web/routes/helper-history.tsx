import { useQuery } from '@tanstack/react-query'
import { useParams } from 'wouter'
import { queries } from '../api.ts'
import { DeliveryHistory } from '../features/schedules/delivery-history.tsx'
import { idOf, paths } from '../paths.ts'
import { LinkButton } from '../ui/button.tsx'
import { EmptyState, ErrorState, Page } from '../ui/page.tsx'

export function HelperHistoryPage() {
  const id = idOf(useParams().id)
  const { data: list, isError, refetch } = useQuery(queries.helpers)
  const { data: user } = useQuery(queries.me)
  const helper = list?.helpers.find((candidate) => candidate.id === id)
  const back = <LinkButton href={paths.helpers}>Back to My Helpers</LinkButton>
  if (list && !helper) {
    return (
      <Page width="reading">
        <EmptyState title="Helper not found" text="It may have been deleted." action={back} />
      </Page>
    )
  }
  return (
    <Page
      width="reading"
      title={helper ? `Messages from ${helper.name}` : 'Messages'}
      lead="What was planned, where it was sent, and what happened if it did not arrive."
      action={
        <div className="flex flex-wrap gap-3">
          {helper && <LinkButton href={paths.upcomingOf(helper.id)}>Upcoming</LinkButton>}
          {back}
        </div>
      }
    >
      {isError && !list && (
        <ErrorState title="Error loading helpers. Please try again." onRetry={() => void refetch()} />
      )}
      {helper && <DeliveryHistory key={helper.id} helper={helper} timeZone={user?.timeZone ?? 'UTC'} />}
    </Page>
  )
}
