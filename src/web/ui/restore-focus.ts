interface Step {
  element: HTMLElement
  /** Its place among its parent's children. */
  index: number
}

/** An element and its ancestors, innermost first, with their places. */
export function pathOf(element: Element | null): readonly Step[] {
  const path: Step[] = []
  for (let at = element; at instanceof HTMLElement && at !== document.body; at = at.parentElement)
    path.push({ element: at, index: [...(at.parentElement?.children ?? [])].indexOf(at) })
  return path
}

const FOCUSABLE = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex]'

function takesFocus(element: Element | null | undefined): boolean {
  if (!(element instanceof HTMLElement)) return false
  element.focus({ preventScroll: true })
  return document.activeElement === element
}

/** Focuses the element, or what stands where it was: the next row of a list, the buttons that came back after a form. */
export function focusNearest(path: readonly Step[]): void {
  for (const [at, { element }] of path.entries()) {
    if (!element.isConnected) continue
    const gone = path[at - 1]
    const successor = gone && (element.children[gone.index] ?? element.lastElementChild)
    if (takesFocus(successor) || takesFocus(successor?.querySelector(FOCUSABLE)) || takesFocus(element)) return
  }
}

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
