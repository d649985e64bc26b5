import { Button } from '../ui/button.tsx'
import { Skeleton, Spinner } from '../ui/loading.tsx'
import { EmptyState, ErrorState } from '../ui/page-states.tsx'
import { Example, Row } from './example.tsx'

export const States = () => (
  <>
    <Example name="Empty state">
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <EmptyState title="Nothing here yet" text="New things will appear here." action={<Button>Make one</Button>} />
        <EmptyState title="Nothing here, and nothing to do" />
      </div>
    </Example>
    <Example name="Error state">
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <ErrorState title="That did not load" text="Nothing was lost." onRetry={() => undefined} />
        <ErrorState title="That did not load, and trying again will not help" />
      </div>
    </Example>
    <Example name="Skeleton and spinner">
      <Row>
        <Skeleton className="h-6 w-48" />
        <Skeleton className="size-11 rounded-full" />
        <Spinner />
        <Spinner className="text-accent" />
      </Row>
    </Example>
  </>
)
