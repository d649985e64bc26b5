import { useQuery } from '@tanstack/react-query'
import { useLocation, useParams } from 'wouter'
import { queries } from '../api.ts'
import { EditHelperForm } from '../features/helpers/settings/edit-helper-form.tsx'
import { idOf, paths } from '../paths.ts'
import { LinkButton } from '../ui/button.tsx'
import { Loaded, Skeletons } from '../ui/loaded.tsx'
import { EmptyState, Page } from '../ui/page.tsx'

const LOADING = (
  <Skeletons
    label="Loading the helper"
    rows={['h-14 w-3/5', 'h-16', 'h-16', 'h-16', 'h-16', 'h-16']}
    className="grid gap-6"
  />
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
  const list = useQuery(queries.helpers)
  return (
    <Page width="reading">
      <Loaded query={list} failed="Error loading helpers. Please try again." loading={LOADING}>
        {({ helpers }) => {
          const helper = helpers.find((candidate) => candidate.id === id)
          return helper ? (
            <EditHelperForm key={helper.id} helper={helper} onDone={() => navigate(paths.helpers)} />
          ) : (
            <NotFound />
          )
        }}
      </Loaded>
    </Page>
  )
}
