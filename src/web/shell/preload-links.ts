const linkOf = (event: Event): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="/"]') : null

/** Loads the current page at once, others when the pointer or focus reaches a link. Returns a function that stops it. */
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
