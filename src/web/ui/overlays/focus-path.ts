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
