import { useQuery } from '@tanstack/react-query'
import { queries } from '../api.ts'
import { HelperCard } from '../features/helpers/helper-card.tsx'
import { LimitBanner, UsageLine } from '../features/helpers/helper-limit.tsx'
import { HelpersSkeleton } from '../features/helpers/helpers-skeleton.tsx'
import { ZoneBanner } from '../features/identity/zone-banner.tsx'
import { PaymentBanner } from '../features/plans/payment-notes.tsx'
import { paths } from '../paths.ts'
import { LinkButton } from '../ui/button.tsx'
import { Skeleton } from '../ui/loading.tsx'
import { EmptyState, ErrorState, Page } from '../ui/page.tsx'

const CreateLink = ({ canCreateMore }: { canCreateMore: boolean }) =>
  canCreateMore ? (
    <LinkButton href={paths.create}>New Helper</LinkButton>
  ) : (
    <LinkButton href={paths.subscribe} variant="primary">
      Upgrade to Create More
    </LinkButton>
  )

const NoHelpers = () => (
  <EmptyState
    title="You don't have any helpers yet"
    text="A helper is an AI persona that you choose and shape. It takes less than a minute."
    action={
      <LinkButton href={paths.create} variant="primary">
        Create Your First Helper
      </LinkButton>
    }
  />
)

export function HelpersPage() {
  const { data: list, isError } = useQuery(queries.helpers)
  const { data: user } = useQuery(queries.me)
  const isFull = list && !list.canCreateMore && list.helperLimit !== -1
  return (
    <Page
      title="My Helpers"
      action={
        list && (
          <div className="flex flex-wrap gap-3">
            {list.helpers.length > 0 && <LinkButton href={paths.upcoming}>Upcoming</LinkButton>}
            <CreateLink canCreateMore={list.canCreateMore} />
          </div>
        )
      }
    >
      {list && (
        <div className="-mt-4 mb-6 min-h-6 text-[0.9375rem] text-ink-soft">
          <UsageLine list={list} user={user ?? null} />
        </div>
      )}
      {/* The buttons beside the title come with the list, and may need a line of their own. */}
      {list && user && <ZoneBanner me={user} />}
      {user && <PaymentBanner me={user} className="mb-6" />}
      {isError && !list && (
        <ErrorState
          title="Error loading helpers. Please try again."
          text="Your helpers are safe on the server."
          onRetry={() => location.reload()}
        />
      )}
      {!list && !isError && (
        <>
          <Skeleton className="-mt-4 mb-6 h-6 w-64" />
          <HelpersSkeleton label="Loading helpers" />
        </>
      )}
      {isFull && <LimitBanner helperLimit={list.helperLimit} helperCount={list.helperCount} />}
      {list?.helpers.length === 0 && <NoHelpers />}
      {list && (
        <ul tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2 lg:grid-cols-3">
          {list.helpers.map((helper) => (
            <HelperCard key={helper.id} helper={helper} timeZone={user?.timeZone ?? 'UTC'} />
          ))}
        </ul>
      )}
    </Page>
  )
}
