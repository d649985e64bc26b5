import { focusNearest, pathOf } from '../ui/overlays/focus-path.ts'

/** Moves the focus of a removed element to what stands in its place, so that screen readers stay there. */
export function restoreFocus(page: HTMLElement): void {
  let path: ReturnType<typeof pathOf> = []
  let address = ''
  const note = () => {
    address = location.pathname
    const around = pathOf(document.activeElement)
    // Within the page only: when the whole page is replaced, nothing takes the focus.
    path = around.slice(
      0,
      Math.max(
        0,
        around.findIndex(({ element }) => element === page),
      ),
    )
  }
  const observer = new MutationObserver(() => {
    // What takes the focus of a new page is for use-route-focus.ts to say, also once its heading is another one.
    if (address !== location.pathname || path[0]?.element.matches('h1, h2')) path = []
    if (document.activeElement === document.body && path[0]?.element.isConnected === false) focusNearest(path)
  })
  note()
  page.addEventListener('focusin', note)
  // A press on empty space drops the focus on purpose.
  page.addEventListener('pointerdown', () => {
    path = []
  })
  observer.observe(page, { childList: true, subtree: true })
}
