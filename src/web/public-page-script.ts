import { closeMenus } from './shell/close-menus.ts'

// The inline script of prerendered pages, which work without it. All but the menus waits until the first frame is painted.

/** Matches `--first-frame` in theme.css. */
const FIRST_FRAME_MS = 100

function addLink(rel: string, href: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel, href }))
}

function preloadApp(): void {
  const fetchAll = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest('a[href^="/create"], a[href^="/signin"]')) return
    for (const kind of KINDS) document.removeEventListener(kind, fetchAll)
    for (const href of [APP_ENTRY, ...APP_PRELOADS]) addLink('modulepreload', href)
  }
  const KINDS = ['pointerover', 'focusin', 'touchstart'] as const
  for (const kind of KINDS) document.addEventListener(kind, fetchAll, { passive: true })
}

/** A page restored by the browser may be from before a sign-in. */
function reloadWhenRestored(): void {
  addEventListener('pageshow', async ({ persisted }) => {
    if (!persisted) return
    const answer = await fetch('/api/auth/session').catch(() => null)
    if (answer?.ok && (await answer.json()).user) location.reload()
  })
}

/** Loads the lazy pictures after the first frame, including those further down. */
function fetchPictures(): void {
  for (const picture of document.images) picture.loading = 'eager'
}

/** Added late, because browsers fetch the manifest at once. Without scripts, `noscript` names it. */
const addManifest = (): void => addLink('manifest', '/manifest.webmanifest')

function playWhenSeen(): void {
  const watch = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        target.setAttribute('data-scene', isIntersecting ? 'seen' : 'unseen')
        if (isIntersecting) watch.unobserve(target)
      }
    },
    { threshold: 0.3 },
  )
  for (const scene of document.querySelectorAll('[data-scene]')) watch.observe(scene)
}

function begin(): void {
  preloadApp()
  playWhenSeen()
  fetchPictures()
  addManifest()
  reloadWhenRestored()
}

closeMenus()
requestAnimationFrame(() => setTimeout(begin, FIRST_FRAME_MS))
