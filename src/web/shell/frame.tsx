import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useRoute } from 'wouter'
import { isOffline, queries } from '../api.ts'
import { useOnline } from '../features/conversations/send/unsent-store.ts'
import { patterns } from '../paths.ts'
import { classNames } from '../ui/class-names.ts'
import { latePart, lazyPart } from '../ui/late.tsx'
import { restoreFocus } from '../ui/restore-focus.ts'
import { BottomBar, TabBar } from './navigation.tsx'

type State = 'online' | 'offline' | 'away'

/** A server may fail again at its first write after an outage: the banner stays until it has settled. */
const SETTLED_MS = 1500

/** The state to show: `online` only once it has lasted. */
function useSettled(state: State): State {
  const [settled, setSettled] = useState(state)
  useEffect(() => {
    const timer = setTimeout(setSettled, state === 'online' && settled === 'away' ? SETTLED_MS : 0, state)
    return () => clearTimeout(timer)
  }, [state, settled])
  return state === 'online' ? settled : state
}

const BANNER = 'px-5 py-2 text-center text-sm'

const Text = ({ state }: { state: Exclude<State, 'online'> }) =>
  state === 'offline' ? (
    <p className={`bg-warn text-warn-ink ${BANNER}`}>
      You are offline. This page stays as it is, and what you write to a helper is sent once you are back online.
    </p>
  ) : (
    <p className={`border-b border-line bg-sunk text-ink ${BANNER}`}>
      We will be right back. This page stays as it is, and what you write to a helper is sent then.
    </p>
  )

/** Part of every page's first load: without a network it could not be fetched. */
function OutageBanner() {
  const online = useOnline()
  const state = useSettled(online ? 'online' : isOffline() ? 'offline' : 'away')
  return <div role="status">{state !== 'online' && <Text state={state} />}</div>
}

// Without live events the page still works.
const LiveEvents = latePart(() =>
  import('../features/conversations/live/live-events.tsx').then(({ LiveEvents }) => LiveEvents),
)
const Footer = lazyPart(() => import('./visitor-frame.tsx').then(({ Footer }) => Footer))

// As high as the header, so that nothing moves when it appears.
const RoomForHeader = ({ bare = false }) => <div className={classNames('h-[72px] shrink-0', bare && 'max-md:hidden')} />

const fetchPublicHeader = () => import('./visitor-frame.tsx')
// The page works without the header.
const PublicHeader = lazyPart(() => fetchPublicHeader().then(({ PublicHeader }) => PublicHeader), RoomForHeader)

/** `isUnknown`: whether a visitor or a member is there. */
const VisitorHeader = ({ isUnknown, bare }: { isUnknown: boolean; bare: boolean }) => (
  <Suspense fallback={<RoomForHeader />}>{isUnknown ? <RoomForHeader bare={bare} /> : <PublicHeader />}</Suspense>
)

/** A failed load is handled where the header is rendered. */
function useHeadStart(isPublic: boolean): void {
  useEffect(() => {
    if (isPublic) fetchPublicHeader().catch(() => undefined)
  }, [isPublic])
}

const SkipLink = () => (
  <a
    href="#content"
    className="fixed top-2 left-2 z-50 rounded-full bg-ink px-5 py-3 text-paper not-focus:pointer-events-none not-focus:opacity-0"
  >
    Skip to content
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
  useEffect(() => {
    if (main.current) restoreFocus(main.current)
  }, [])
  useHeadStart(footer)
  const header = isMember ? (
    <TabBar me={me ?? null} bare={!footer} />
  ) : (
    <VisitorHeader isUnknown={isPending || (isError && !footer)} bare={!footer} />
  )
  return (
    <div className={classNames('flex flex-col', fills ? 'h-dvh overflow-clip' : 'min-h-dvh')}>
      {!isConversation && <SkipLink />}
      <OutageBanner />
      {!isConversation && header}
      <main
        ref={main}
        id="content"
        tabIndex={-1}
        className={classNames('flex grow flex-col', fills && 'min-h-0', isConversation && 'order-1')}
      >
        {children}
      </main>
      {/* The Tab key begins with the conversation; the eye still finds this above it. */}
      {isConversation && header}
      <Suspense>{footer && <Footer />}</Suspense>
      {isMember && !isConversation && <BottomBar floating={!fills} />}
      {me && <LiveEvents key={me.id} />}
    </div>
  )
}
