import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { createElement, Suspense, useEffect, useMemo } from 'react'
import { Route, useLocation } from 'wouter'
import { queries, queryClient } from './api.ts'
import { unreadIn } from './features/conversations/live/conversation-summaries.ts'
import { routeOf } from './routes/table.ts'
import { ErrorBoundary } from './shell/error-boundary.tsx'
import { Frame } from './shell/frame.tsx'
import { PageLoading } from './shell/page-loading.tsx'
import { PageSkeleton } from './shell/page-skeleton.tsx'
import { preloadLinks } from './shell/preload-links.ts'
import { RequireSignIn } from './shell/require-sign-in.tsx'
import { useRouteFocus } from './shell/use-route-focus.ts'
import { useScrollToTop } from './shell/use-scroll-to-top.ts'
import { ToastProvider } from './ui/overlays/toast.tsx'

const TITLE = 'Coterie | Your Personal Inner Circle'

/** Such as `(3) Settings · …` with three unread messages. */
export const documentTitle = (title: string | null, unread = 0): string =>
  `${unread > 0 ? `(${unread}) ` : ''}${title ? `${title} · ` : ''}${TITLE}`

/** Signals to a prerendered page that the app is ready. */
function Ready() {
  useEffect(() => void dispatchEvent(new Event('app-ready')), [])
  return null
}

function RoutedPage() {
  const [location] = useLocation()
  const route = routeOf(location)
  // The page keeps its first component when its code arrives: another one would mount it again.
  const component = useMemo(() => route.page.component(), [route.page])
  useScrollToTop(location)
  const heading = useRouteFocus(location)
  useEffect(() => preloadLinks((pathname) => void routeOf(pathname).page.load()), [])
  // The live events fetch it; this only reads the cache.
  const { data: unread } = useQuery({ ...queries.conversations, enabled: false, select: unreadIn })
  useEffect(() => {
    document.title = documentTitle(route.title, unread)
  }, [route.title, unread])
  const loading = route.shell ? <PageSkeleton {...route.shell.shape} /> : <PageLoading />
  // The document's own frame and skeleton have done their work.
  useEffect(() => document.getElementById('shell')?.remove(), [])
  return (
    <Frame fills={route.fills} footer={!route.signedIn}>
      <p aria-live="polite" className="sr-only">
        {heading}
      </p>
      <ErrorBoundary resetKey={location}>
        <RequireSignIn required={route.signedIn} loading={loading}>
          <Suspense fallback={loading}>
            <Route path={route.pattern}>{createElement(component)}</Route>
            <Ready />
          </Suspense>
        </RequireSignIn>
      </ErrorBoundary>
    </Frame>
  )
}

export const App = () => (
  <QueryClientProvider client={queryClient}>
    <ToastProvider>
      <RoutedPage />
    </ToastProvider>
  </QueryClientProvider>
)
