import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { queries } from '../api.ts'
import { classNames } from '../ui/class-names.ts'
import { BottomBar } from './bottom-bar.tsx'
import { OutageBanner } from './outage-banner.tsx'
import { TabBar } from './tab-bar.tsx'
import { useRestoreFocus } from './use-restore-focus.ts'

const Nothing = (): ReactNode => null

// Without it a page is as it was opened, until it is opened again: no reason to show none.
const LiveEvents = lazy<() => ReactNode>(() =>
  import('../features/conversations/live-events.tsx').then(
    ({ LiveEvents }) => ({ default: LiveEvents }),
    () => ({ default: Nothing }),
  ),
)
const Footer = lazy<() => ReactNode>(() =>
  import('./footer.tsx').then(
    ({ Footer }) => ({ default: Footer }),
    () => ({ default: Nothing }),
  ),
)

// As high as the header that will stand there, so that nothing moves once it is known whose it is.
const RoomForHeader = ({ bare = false }) => <div className={classNames('h-[72px] shrink-0', bare && 'max-md:hidden')} />

const fetchPublicHeader = () => import('./public-header.tsx')
// A header that cannot be fetched leaves its room empty: the page below it still works.
const PublicHeader = lazy(() =>
  fetchPublicHeader().then(
    ({ PublicHeader }) => ({ default: PublicHeader }),
    () => ({ default: RoomForHeader }),
  ),
)

interface FrameProps {
  /** The page is exactly as high as the window and scrolls within itself. */
  fills: boolean
  footer: boolean
  children: ReactNode
}

/** Header, page and footer; for people who are signed in the tab bar or, on phones, the bottom bar. */
export function Frame({ fills, footer, children }: FrameProps) {
  const { data: me, isPending, isError } = useQuery(queries.me)
  const main = useRef<HTMLElement>(null)
  useRestoreFocus(main)
  useEffect(() => {
    // Only a head start: a failure is left to the showing itself.
    if (footer) fetchPublicHeader().catch(() => undefined)
  }, [footer])
  return (
    <div className={classNames('flex flex-col', fills ? 'h-dvh overflow-hidden' : 'min-h-dvh')}>
      <a
        href="#content"
        className="fixed top-2 left-2 z-50 rounded-full bg-ink px-5 py-3 text-paper not-focus:pointer-events-none not-focus:opacity-0"
      >
        Skip to content
      </a>
      <OutageBanner />
      {me && <TabBar me={me} bare={!footer} />}
      {!me && (
        <Suspense fallback={<RoomForHeader />}>
          {isPending || (isError && !footer) ? <RoomForHeader bare={!footer} /> : <PublicHeader />}
        </Suspense>
      )}
      <main ref={main} id="content" tabIndex={-1} className={classNames('flex grow flex-col', fills && 'min-h-0')}>
        {children}
      </main>
      <Suspense>{footer && <Footer />}</Suspense>
      {me && <BottomBar floating={!fills} />}
      <Suspense>{me && <LiveEvents key={me.id} />}</Suspense>
    </div>
  )
}
