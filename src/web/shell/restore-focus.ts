import { focusNearest, pathOf } from '../ui/focus-path.ts'

/** Moves the focus of a removed element to what stands in its place, so that screen readers stay there. */
export function restoreFocus(page: HTMLElement): void {
  let path: ReturnType<typeof pathOf> = []
  const note = () => {
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
