import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { createElement, Suspense, useEffect, useMemo, useRef } from 'react'
import { Route, useLocation } from 'wouter'
import { queries, queryClient, unreadIn } from './api.ts'
import { routeOf } from './routes/table.ts'
import { Frame } from './shell/frame.tsx'
import { ErrorBoundary, RequireSignIn } from './shell/guards.tsx'
import { PageSkeleton } from './shell/page-skeleton.tsx'
import { useRouteFocus } from './shell/use-route-focus.ts'
import { listen } from './ui/listen.ts'
import { PageLoading } from './ui/loading.tsx'
import { ToastProvider } from './ui/overlays/toast.tsx'

/** Scrolls a new page to its top; on going back the browser restores the position. */
function useScrollToTop(location: string): void {
  const wentBack = useRef(true)
  useEffect(
    () =>
      listen(globalThis, ['popstate'], () => {
        wentBack.current = true
      }),
    [],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of address that counts
  useEffect(() => {
    if (!wentBack.current && !window.location.hash) window.scrollTo(0, 0)
    wentBack.current = false
  }, [location])
}

const linkOf = (event: Event): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="/"]') : null

/** Loads the current page at once, others when the pointer or focus reaches a link. Returns a function that stops it. */
function preloadLinks(preload: (pathname: string) => void): () => void {
  const near = (event: Event) => {
    const link = linkOf(event)
    if (link) preload(link.pathname)
  }
  preload(location.pathname)
  return listen(document, ['pointerover', 'focusin', 'touchstart'], near, { passive: true })
}

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
