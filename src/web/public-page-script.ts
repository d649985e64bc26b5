import { closeMenus } from './shell/close-menus.ts'

// All the script of a page that was rendered ahead: a small one, since everything on it works without. It stands in the page,
// and would run before anything is painted.

/** Milliseconds that the first frame has the processor to itself; `--first-frame` in theme.css is the same. */
const FIRST_FRAME_MS = 100

function addLink(rel: string, href: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel, href }))
}

/** Whoever comes near a link into the app has its code by the time they press it. */
function preloadApp(): void {
  const fetchAll = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest('a[href^="/create"], a[href^="/signin"]')) return
    for (const kind of KINDS) document.removeEventListener(kind, fetchAll)
    for (const href of [APP_ENTRY, ...APP_AHEAD]) addLink('modulepreload', href)
  }
  const KINDS = ['pointerover', 'focusin', 'touchstart'] as const
  for (const kind of KINDS) document.addEventListener(kind, fetchAll, { passive: true })
}

/** A page that the browser kept as it was may have been left signed out and found signed in. */
function reloadWhenRestored(): void {
  addEventListener('pageshow', async ({ persisted }) => {
    if (!persisted) return
    const answer = await fetch('/api/auth/session').catch(() => null)
    if (answer?.ok && (await answer.json()).user) location.reload()
  })
}

/** Pictures that waited for the first showing come now, also those that nobody scrolled to. */
function fetchPictures(): void {
  for (const picture of document.images) picture.loading = 'eager'
}

/** That the app can be installed is looked up once the page was seen. A page that runs no script names it by itself. */
const addManifest = (): void => addLink('manifest', '/manifest.webmanifest')

/** A scene below the fold begins when it is seen. */
function playWhenSeen(): void {
  const watch = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        target.setAttribute('data-living', isIntersecting ? 'seen' : 'unseen')
        if (isIntersecting) watch.unobserve(target)
      }
    },
    { threshold: 0.3 },
  )
  for (const scene of document.querySelectorAll('[data-living]')) watch.observe(scene)
}

function begin(): void {
  preloadApp()
  playWhenSeen()
  fetchPictures()
  addManifest()
  closeMenus()
  reloadWhenRestored()
}

requestAnimationFrame(() => setTimeout(begin, FIRST_FRAME_MS))
