const linkOf = (event: Event): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="/"]') : null

/**
 * Fetches the code of a page as soon as a hand or the focus comes near a link to it, and at once that of the page
 * being opened. Returns what ends that.
 */
export function preloadLinks(preload: (pathname: string) => void): () => void {
  const near = (event: Event) => {
    const link = linkOf(event)
    if (link) preload(link.pathname)
  }
  const kinds = ['pointerover', 'focusin', 'touchstart'] as const
  for (const kind of kinds) document.addEventListener(kind, near, { passive: true })
  preload(location.pathname)
  return () => {
    for (const kind of kinds) document.removeEventListener(kind, near)
  }
}
