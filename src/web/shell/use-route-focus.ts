import { useEffect, useRef, useState } from 'react'
import { listen } from '../ui/listen.ts'

/** A page may load its code and its data first. */
const MOST_MS = 10_000

/** The link that was pressed on each page, by path. */
const pressed = new Map<string, string>()

function rememberLink({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('main a[href^="/"]') : null
  if (link) pressed.set(location.pathname, link.pathname)
}

/** Watches the new page until something is pressed. Returns a function that stops it. */
function settleFocus(from: string, announce: (heading: string) => void): () => void {
  const main = document.getElementById('content')
  const isReturn = pressed.get(location.pathname) === from
  let given: Element | null = null
  const give = (element: HTMLElement) => {
    element.focus({ preventScroll: true })
    given = element
  }
  const settle = () => {
    // An empty page may have only the heading of its empty state.
    const heading = main?.querySelector<HTMLElement>('h1') ?? main?.querySelector('h2')
    if (heading?.textContent) announce(heading.textContent)
    // What took the focus by itself keeps it.
    if (document.activeElement !== document.body && document.activeElement !== given) return
    const links = isReturn ? [...(main?.querySelectorAll('a') ?? [])] : []
    const left = links.find(({ pathname }) => pathname === from)
    if (left && left !== given) {
      give(left)
      left.scrollIntoView({ block: 'nearest' })
    } else if (heading && !given?.isConnected) {
      heading.tabIndex = -1
      give(heading)
    }
  }
  const observer = new MutationObserver(settle)
  const stop = () => observer.disconnect()
  if (main) observer.observe(main, { childList: true, subtree: true })
  settle()
  addEventListener('keydown', stop, { once: true })
  addEventListener('pointerdown', stop, { once: true })
  setTimeout(stop, MOST_MS)
  return stop
}

/**
 * When the page changes, the focus goes to the link that one left it by, or else to the heading, unless something on the
 * page takes it. Returns that heading, for an announcement.
 */
export function useRouteFocus(path: string): string {
  const [heading, announce] = useState('')
  const before = useRef(path)
  useEffect(() => listen(document, ['click'], rememberLink, { capture: true }), [])
  useEffect(() => {
    const from = before.current
    before.current = path
    if (from !== path) return settleFocus(from, announce)
  }, [path])
  return heading
}
