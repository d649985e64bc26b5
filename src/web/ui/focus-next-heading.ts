/** The next page may load its code and its data first. */
const MOST_MS = 10_000

/**
 * Call it before leaving a page by a control that disappears with the page, such as its form. The heading of the next
 * page gets the focus, unless another element takes it first or the person presses something.
 */
export function focusNextHeading(): void {
  const main = document.getElementById('content')
  if (!main) return
  const left = main.querySelector('h1')
  const observer = new MutationObserver(() => {
    // An empty page may have only the heading of its empty state.
    const heading = main.querySelector('h1') ?? main.querySelector('h2')
    if (!heading || heading === left || document.activeElement !== document.body) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  })
  const stop = () => observer.disconnect()
  observer.observe(main, { childList: true, subtree: true })
  addEventListener('keydown', stop, { once: true })
  addEventListener('pointerdown', stop, { once: true })
  setTimeout(stop, MOST_MS)
}
