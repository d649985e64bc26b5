import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Button } from '../ui/button.tsx'
import { Skeleton, Spinner } from '../ui/loading.tsx'
import { ToastProvider } from '../ui/overlays/toast.tsx'
import { EmptyState, ErrorState, Page } from '../ui/page.tsx'
import { Controls } from './controls.tsx'
import { Example, Row } from './example.tsx'
import { Overlays, Pieces } from './pieces.tsx'

const States = () => (
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

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root element.')
createRoot(root).render(
  <StrictMode>
    <ToastProvider>
      <main>
        <Page
          title="Components"
          lead="Everything in src/web/ui in each of its states. Only the development server has this page."
        >
          <Controls />
          <Pieces />
          <States />
          <Overlays />
        </Page>
      </main>
    </ToastProvider>
  </StrictMode>,
)
