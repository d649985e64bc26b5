import { useQuery } from '@tanstack/react-query'
import { useLocation, useParams } from 'wouter'
import { queries } from '../api.ts'
import { EditHelperForm } from '../features/helpers/settings/edit-helper-form.tsx'
import { idOf, paths } from '../paths.ts'
import { LinkButton } from '../ui/button.tsx'
import { Skeleton } from '../ui/loading.tsx'
import { EmptyState, ErrorState, Page } from '../ui/page.tsx'

const Loading = () => (
  <div role="status" className="grid gap-6">
    <span className="sr-only">Loading the helper</span>
    <div className="flex items-center gap-4">
      <Skeleton className="size-14 rounded-full" />
      <Skeleton className="h-9 w-2/5" />
    </div>
    {['name', 'description', 'schedule', 'voice', 'examples'].map((part) => (
      <Skeleton key={part} className="h-16" />
    ))}
  </div>
)

const NotFound = () => (
  <EmptyState
    title="Helper not found"
    text="It may have been deleted."
    action={<LinkButton href={paths.helpers}>Back to My Helpers</LinkButton>}
  />
)

export function EditHelperPage() {
  const id = idOf(useParams().id)
  const [, navigate] = useLocation()
  const { data: list, isError, refetch } = useQuery(queries.helpers)
  const helper = list?.helpers.find((candidate) => candidate.id === id)
  return (
    <Page width="reading">
      {isError && !list && (
        <ErrorState title="Error loading helpers. Please try again." onRetry={() => void refetch()} />
      )}
      {!list && !isError && <Loading />}
      {list && !helper && <NotFound />}
      {helper && <EditHelperForm key={helper.id} helper={helper} onDone={() => navigate(paths.helpers)} />}
    </Page>
  )
}
