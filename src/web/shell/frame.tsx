import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef } from 'react'
import { useRoute } from 'wouter'
import { queries } from '../api.ts'
import { patterns } from '../paths.ts'
import { classNames } from '../ui/class-names.ts'
import { BottomBar } from './bottom-bar.tsx'
import { OutageBanner } from './outage-banner.tsx'
import { TabBar } from './tab-bar.tsx'

const Nothing = (): ReactNode => null

// Without live events the page still works.
const LiveEvents = lazy<() => ReactNode>(() =>
  import('../features/conversations/live/live-events.tsx').then(
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

// As high as the header, so that nothing moves when it appears.
const RoomForHeader = ({ bare = false }) => <div className={classNames('h-[72px] shrink-0', bare && 'max-md:hidden')} />

const fetchPublicHeader = () => import('./public-header.tsx')
// The page works without the header.
const PublicHeader = lazy(() =>
  fetchPublicHeader().then(
    ({ PublicHeader }) => ({ default: PublicHeader }),
    () => ({ default: RoomForHeader }),
  ),
)

/** Loaded on the first focus. Its listeners last as long as the element. */
function useRestoreFocus(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const load = async () => {
      const { restoreFocus } = await import('./restore-focus.ts')
      if (page.current) restoreFocus(page.current)
    }
    page.current?.addEventListener('focusin', () => void load().catch(() => undefined), { once: true })
  }, [page])
}

const SkipLink = ({ to, children }: { to: string; children: string }) => (
  <a
    href={`#${to}`}
    className="fixed top-2 left-2 z-50 rounded-full bg-ink px-5 py-3 text-paper not-focus:pointer-events-none not-focus:opacity-0"
  >
    {children}
  </a>
)

interface FrameProps {
  fills: boolean
  footer: boolean
  children: ReactNode
}

export function Frame({ fills, footer, children }: FrameProps) {
  const { data: me, isPending, isError } = useQuery(queries.me)
  // A page for signed-in people is framed for them before the server has confirmed who they are.
  const isMember = me || (isPending && !footer)
  const [isConversation] = useRoute(patterns.conversation)
  const main = useRef<HTMLElement>(null)
  useRestoreFocus(main)
  useEffect(() => {
    // Only a head start: a failed load is handled where the header is rendered.
    if (footer) fetchPublicHeader().catch(() => undefined)
  }, [footer])
  return (
    <div className={classNames('flex flex-col', fills ? 'h-dvh overflow-hidden' : 'min-h-dvh')}>
      <SkipLink to="content">Skip to content</SkipLink>
      {isConversation && <SkipLink to="write">Skip to your message</SkipLink>}
      <OutageBanner />
      {isMember && <TabBar me={me ?? null} bare={!footer} />}
      {!isMember && (
        <Suspense fallback={<RoomForHeader />}>
          {isPending || (isError && !footer) ? <RoomForHeader bare={!footer} /> : <PublicHeader />}
        </Suspense>
      )}
      <main ref={main} id="content" tabIndex={-1} className={classNames('flex grow flex-col', fills && 'min-h-0')}>
        {children}
      </main>
      <Suspense>{footer && <Footer />}</Suspense>
      {isMember && !isConversation && <BottomBar floating={!fills} />}
      <Suspense>{me && <LiveEvents key={me.id} />}</Suspense>
    </div>
  )
}
