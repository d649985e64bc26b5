/** An element with everything around it, from the inside out: where the focus can go when the element itself is gone. */
export function pathOf(element: Element | null): readonly HTMLElement[] {
  const path: HTMLElement[] = []
  for (let at = element; at instanceof HTMLElement && at !== document.body; at = at.parentElement) path.push(at)
  return path
}

/** Focuses the first of a path that is still on the page and takes the focus. */
export function focusNearest(path: readonly HTMLElement[]): void {
  for (const element of path) {
    element.focus({ preventScroll: true })
    if (document.activeElement === element) return
  }
}
